//! What is not allowed, and why: one small position, one act and one reason each. A refusal leaves no trace, and
//! what is refused is not offered: [`refused`] looks at both.

use std::collections::BTreeSet;

use kernel::{Game, Hex, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::{Act, Action, BonusId, FavourId, Illegal, Structure, TerraMystica, TownId};

use crate::common::{play_all, refused};

/// A test for each line: its name, the position, the act, and the reason.
macro_rules! refusals {
    ($($name:ident: $game:expr, $text:expr => $reason:pat,)+) => {
        $(#[test]
        fn $name() {
            let error = crate::common::refused(&$game, $text);
            assert!(matches!(error, $reason), "refused for another reason: {error:?}");
        })+

        pub fn reasons() -> Vec<terra_mystica::Illegal> {
            vec![$(crate::common::refused(&$game, $text)),+]
        }
    };
}

mod actions;
mod cults;
mod goods;
mod hexes;
mod offers;
mod passing;
mod setup;
mod spades;
mod structures;
mod towns;
mod turns;

/// A position after some acts.
#[track_caller]
fn after(scenario: Scenario, acts: &str) -> TerraMystica {
    let mut game = scenario.game();
    play_all(&mut game, acts);
    game
}

/// The first two seats have enough of everything.
fn rich(scenario: Scenario) -> Scenario {
    scenario.goods(0, 30, 12, 3).goods(1, 30, 12, 3).bowls(0, [0, 4, 8])
}

/// Nomads at E8 with enough of everything against Witches, next door at E7.
fn nomads() -> Scenario {
    rich(Scenario::neighbours("nomads", "witches")).bowls(1, [0, 4, 8])
}

/// A faction at E8 with enough of everything against Swarmlings far away.
fn lone(faction: &str) -> Scenario {
    let other = if faction == "mermaids" { "witches" } else { "swarmlings" };
    rich(Scenario::two(faction, other).dwelling(0, "E8").dwelling(1, "I10")).bowls(1, [4, 4, 4])
}

/// All reasons by name. A new one does not compile until it stands here.
macro_rules! all_reasons {
    ($($reason:ident)+) => {
        const REASONS: &[&str] = &[$(stringify!($reason)),+];

        fn name(reason: Illegal) -> &'static str {
            match reason {
                $(Illegal::$reason { .. } => stringify!($reason)),+
            }
        }
    };
}

all_reasons!(
    Over NotThere NoSeat Seat Wanted NotYourTurn Passed ActionTaken OthersFirst DueFirst ActFirst NothingToEnd
    NobodyLeaves Left
    NotInBox FactionTaken OtherSide TerrainTaken NoColourWanted NotBasic SameHome HomeTaken FirstAtRiver
    River NotRiver Occupied OutOfReach Fixed Already NotHome NotReady NotYours
    TooDear PowerShort Burn ConvertOutOfTurn ConvertOrder ConvertFaction ConvertShort NoPriest TokensShort
    NoTokensWanted TokensCount TokensBowl
    NoHexChosen NoSpadeDue NeverTerraforms SpadesShort SpadesNeeded Into SecondStray Storm CultShort
    NoPiece UpgradePath FreeTrading FreeDwelling NoFavourDue FavourTwice FavourGone
    NoTownDue TownGone OnlyMermaids NoTownThere
    NoBridgeDue BridgePlace BridgeTaken BridgeEnds NoBridgeLeft NoBridgePlace
    PriestSpace NoStepDue NoTopDue TopNot
    NoShipping NoDigging TrackEnd PowerUsed SpecialNotYours SpecialUsed
    PassWithout PassWith BonusNotThere
    NoOffer OfferEarlier OfferVoid NoTokenDue TokenShort
    NoPriestDue Unlocked UnlockShort
);

fn all() -> Vec<Illegal> {
    [
        setup::reasons(),
        turns::reasons(),
        hexes::reasons(),
        goods::reasons(),
        spades::reasons(),
        structures::reasons(),
        towns::reasons(),
        cults::reasons(),
        actions::reasons(),
        passing::reasons(),
        offers::reasons(),
    ]
    .concat()
}

#[test]
fn every_reason_comes_up() {
    let all = all();
    assert!(all.len() >= 160, "{}", all.len());
    // No text names what is not in the box.
    let met: BTreeSet<&str> = all.into_iter().map(name).chain(["NotThere"]).collect();
    let missing: Vec<&&str> = REASONS.iter().filter(|reason| !met.contains(**reason)).collect();
    assert!(missing.is_empty(), "no refusal for {missing:?}");
}

#[test]
fn every_reason_is_a_sentence_and_says_what_to_do_or_what_is() {
    for reason in all() {
        let text = reason.to_string();
        assert!(text.len() > 15 && text.len() < 200, "{text}");
        assert!(!text.contains('{') && !text.contains("Hex("), "{text}");
    }
}

#[test]
fn what_is_not_in_the_box_is_refused_whoever_made_it_up() {
    let game = nomads().game();
    for act in [
        Act::Build(Hex(113)),
        Act::Build(Hex(200)),
        Act::Dig(Hex(128)),
        Act::Upgrade(Hex(255), Structure::TradingHouse),
        Act::Connect(Hex(254)),
        Act::Pass(Some(BonusId(10))),
        Act::Pass(Some(BonusId(200))),
        Act::Favour(FavourId(12)),
        Act::Town(TownId(8)),
    ] {
        let mut after = game.clone();
        let action = Action { seat: Seat(0), act };
        assert_eq!(after.play(action, &mut ()), Err(Illegal::NotThere), "{act:?}");
        assert_eq!(after, game);
    }
    for (act, reason) in [
        (Act::Bridge(255), Illegal::NoBridgeDue),
        (Act::Accept { from: Seat(255), amount: 255 }, Illegal::NoOffer { from: Seat(255), amount: 255 }),
        (Act::Tokens([255; 3]), Illegal::NoTokensWanted),
    ] {
        let error = game.clone().play(Action { seat: Seat(0), act }, &mut ()).unwrap_err();
        assert_eq!(error, reason);
        assert!(!error.to_string().is_empty());
    }
    let nobody = Action { seat: Seat(255), act: Act::Done };
    let error = game.clone().play(nobody, &mut ()).unwrap_err();
    assert_eq!(error.to_string(), "there is no seat 256");
}

#[test]
fn a_reason_tells_the_price_and_what_is_at_hand() {
    let poor = nomads().goods(0, 1, 1, 0).game();
    let error = refused(&poor, "upgrade E8 to TP").to_string();
    assert!(error.contains("3 coins, 2 workers"), "{error}");
    let error = refused(&nomads().bowls(0, [4, 4, 3]).game(), "action ACT6").to_string();
    assert!(error.contains("needs 6 power") && error.contains("there is 3"), "{error}");
    let error = refused(&nomads().game(), "P2: done").to_string();
    assert!(error.contains("waits for seat 1, not for seat 2"), "{error}");
}
