//! What holds at every step of every game: nothing appears and nothing gets lost but as the rules say.

use std::collections::BTreeSet;

use kernel::{Game, Hexes, Seat};
use proptest::prelude::*;
use terra_mystica::rules::event::Why;
use terra_mystica::state::Phase;
use terra_mystica::{
    BonusId, Conversion, Cult, Event, FactionId, FavourId, Kit, Structure, TerraMystica, TerraOptions,
    Terrain, TownId,
};

use crate::common::{any_options, every_step, offered, start};

/// Enough for each board with each number of seats, several times.
const GAMES: u64 = 1000;

#[test]
fn power_tokens_come_and_go_only_as_said() {
    every_step(GAMES, |step| {
        for seat in step.after.seat_list() {
            if step.after.phase() == Phase::Over {
                continue; // The last conversion burns.
            }
            let tokens = |game: &TerraMystica| -> i32 {
                game.player(seat).purse.bowls.iter().map(|count| i32::from(*count)).sum()
            };
            let mut expected = tokens(step.before);
            for event in step.events {
                match *event {
                    Event::Faction { seat: who, purse, .. } if who == seat => {
                        expected = purse.bowls.iter().map(|count| i32::from(*count)).sum();
                    }
                    Event::Burnt { seat: who } if who == seat => expected -= 1,
                    Event::TokensGone { seat: who, bowls } if who == seat => {
                        expected -= bowls.iter().map(|count| i32::from(*count)).sum::<i32>();
                    }
                    Event::TokensCame { seat: who, count, .. } if who == seat => expected += i32::from(count),
                    _ => {}
                }
            }
            assert_eq!(tokens(step.after), expected, "{:?}", step.action);
        }
    });
}

#[test]
fn priests_are_in_hand_on_the_cult_board_or_in_the_supply() {
    every_step(GAMES, |step| {
        let game = step.after;
        for seat in game.seat_list() {
            let player = game.player(seat);
            let spaces = Cult::ALL.map(|cult| game.priest_spaces(cult));
            let standing = spaces.iter().flatten().filter(|owner| **owner == Some(seat)).count();
            assert_eq!(usize::from(player.priests_out), standing);
            let pool = if player.faction == Some(FactionId::Riverwalkers) {
                player.unlocked.count_ones().max(1) as u8
            } else {
                7
            };
            assert!(player.purse.priests + player.priests_out <= pool, "{player:?}");
            assert_eq!(game.priest_cap(seat), pool - player.priests_out);
            // Who stands there, stays.
            for (cult, now) in Cult::ALL.into_iter().zip(spaces) {
                let then = step.before.priest_spaces(cult);
                assert!(then.iter().zip(now).all(|(then, now)| then.is_none() || *then == now));
            }
        }
    });
}

#[test]
fn pieces_stand_on_one_hex_each_and_there_are_no_more_than_in_the_box() {
    let most = Kit::printed().structures.supply;
    every_step(GAMES, |step| {
        let game = step.after;
        let mut seen = Hexes::EMPTY;
        for seat in game.seat_list() {
            let player = game.player(seat);
            for kind in Structure::ALL {
                let here = player.structures[kind.index()];
                assert!((here & seen).is_empty(), "two structures on a hex");
                seen |= here;
                assert!(here.len() <= u32::from(most[kind.index()]));
            }
            // A structure never leaves its hex.
            assert!(player.all().contains_all(step.before.player(seat).all()));
            let grown = player.all().len() - step.before.player(seat).all().len();
            let built = |event: &&Event| matches!(event, Event::Built { seat: who, .. } if *who == seat);
            assert_eq!(grown as usize, step.events.iter().filter(built).count());
            assert!(player.all().contains_all(player.in_town));
        }
        assert_eq!(seen, game.occupied());
        assert!(game.map().land.contains_all(seen));
    });
}

#[test]
fn terrain_changes_only_when_somebody_changes_it() {
    every_step(GAMES, |step| {
        let game = step.after;
        for hex in game.map().grid.all() {
            let (then, now) = (step.before.terrain(hex), game.terrain(hex));
            if then == now {
                continue;
            }
            assert!(then.is_basic(), "{then:?} never changes");
            let changed = step.events.iter().any(|event| match *event {
                Event::Terraformed { hex: at, from, to, .. } => (at, from, to) == (hex, then, now),
                // The first dwellings of ice and volcano factions, and the Shapeshifters' new home.
                Event::Built { hex: at, .. } => at == hex && !now.is_basic(),
                Event::Colour { seat, terrain } => terrain == now && game.player(seat).all().contains(hex),
                _ => false,
            });
            assert!(changed, "{:?} turned {then:?} into {now:?}", step.action);
        }
        for seat in game.seat_list() {
            let player = game.player(seat);
            for hex in player.all() {
                let terrain = game.terrain(hex);
                let fits = if player.faction == Some(FactionId::Riverwalkers) {
                    player.unlocked >> terrain.index() & 1 == 1
                } else {
                    terrain == player.home
                };
                assert!(fits, "{:?} on {terrain:?}", player.faction);
            }
        }
    });
}

#[test]
fn bridges_are_counted() {
    every_step(GAMES, |step| {
        let game = step.after;
        let places = 0..game.map().bridges.len() as u8;
        for seat in game.seat_list() {
            let player = game.player(seat);
            let own: Vec<u8> =
                places.clone().filter(|place| game.bridge_owner(*place) == Some(seat)).collect();
            assert_eq!(own.len(), usize::from(player.bridges));
            assert!(player.bridges <= 3);
            let touches = |place: &u8| {
                let (a, b) = game.map().bridges[usize::from(*place)];
                player.all().contains(a) || player.all().contains(b)
            };
            assert!(own.iter().all(touches));
        }
        for place in places {
            let then = step.before.bridge_owner(place);
            assert!(then.is_none() || then == game.bridge_owner(place), "bridges stay");
        }
    });
}

#[test]
fn tiles_and_cards_are_in_the_supply_or_with_one_owner() {
    let kit = Kit::printed();
    every_step(GAMES, |step| {
        let game = step.after;
        for tile in FavourId::ALL {
            let owners = game.players().iter().filter(|player| player.has_favour(tile)).count();
            assert_eq!(usize::from(game.favours_left(tile)) + owners, usize::from(kit.favour(tile).count));
        }
        for tile in TownId::ALL {
            let owned: u8 = game.players().iter().map(|player| player.towns[tile.index()]).sum();
            let printed = kit.town(tile);
            let in_box = if printed.promo && !game.options().promo_towns { 0 } else { printed.count };
            assert_eq!(game.towns_left(tile) + owned, in_box);
        }
        let held: Vec<BonusId> = game.players().iter().filter_map(|player| player.bonus).collect();
        let middle: Vec<BonusId> = game.bonus_cards().map(|(card, _)| card).collect();
        let all: BTreeSet<BonusId> = held.iter().chain(&middle).copied().collect();
        assert_eq!((all.len(), held.len() + middle.len()), (game.seats() + 3, game.seats() + 3));
        assert!(all.iter().all(|card| game.options().bonus_in_box(*card)));
        if matches!(game.phase(), Phase::Actions | Phase::CultBonus | Phase::Income) && game.round() < 6 {
            // Who has left has given the card back.
            let left = game.players().iter().filter(|player| player.left).count();
            assert_eq!(middle.len(), 3 + left);
        }
    });
}

#[test]
fn keys_are_in_hand_or_under_a_marker_at_the_top() {
    every_step(GAMES, |step| {
        let game = step.after;
        for seat in game.seat_list() {
            let player = game.player(seat);
            let tiles = TownId::ALL.into_iter();
            let got: u8 = tiles.map(|tile| player.towns[tile.index()] * game.kit().town(tile).keys).sum();
            let used: u8 = player.purse.cults.iter().map(|at| u8::from(*at == 10)).sum();
            assert_eq!(player.keys + used, got, "{:?}", step.action);
        }
    });
}

#[test]
fn cult_markers_stay_on_their_tracks_and_one_alone_stands_at_the_top() {
    every_step(GAMES, |step| {
        let game = step.after;
        for cult in Cult::ALL {
            let at = |seat: Seat| game.player(seat).purse.cults[cult.index()];
            assert!(game.seat_list().all(|seat| at(seat) <= 10));
            assert!(game.seat_list().filter(|seat| at(*seat) == 10).count() <= 1);
            for seat in game.seat_list() {
                let then = step.before.player(seat).purse.cults[cult.index()];
                let pays = |event: &Event| matches!(event, Event::PaidCult { seat: who, cult: track, .. } if (*who, *track) == (seat, cult));
                assert!(at(seat) >= then || step.events.iter().any(pays), "a marker went down");
            }
        }
    });
}

/// The points that an event brings to a seat.
fn points(kit: &Kit, event: &Event, who: Seat) -> i32 {
    let (seat, vp) = match *event {
        Event::Faction { seat, purse, .. } => (seat, i32::from(purse.vp)),
        Event::Flew { seat, vp, .. } | Event::Shipping { seat, vp, .. } | Event::Digging { seat, vp, .. } => {
            (seat, i32::from(vp))
        }
        Event::Scored { seat, vp, .. } | Event::Passed { seat, vp, .. } | Event::Final { seat, vp, .. } => {
            (seat, vp.into())
        }
        Event::Leeched { seat, vp, .. } => (seat, -i32::from(vp)),
        Event::Town { seat, tile } => (seat, i32::from(kit.town(tile).vp)),
        Event::Converted { seat, what: Conversion::CoinsToVp } => (seat, 1),
        // The second is the Shapeshifters' new token.
        Event::Converted { seat, what: Conversion::VpToCoin } | Event::TokensCame { seat, bowl: 3, .. } => {
            (seat, -1)
        }
        _ => return 0,
    };
    if seat == who { vp } else { 0 }
}

#[test]
fn points_are_the_sum_of_what_was_told() {
    every_step(GAMES, |step| {
        for seat in step.after.seat_list() {
            let told: i32 = step.events.iter().map(|event| points(step.after.kit(), event, seat)).sum();
            let gained = step.after.score(seat) - step.before.score(seat);
            assert_eq!(gained, told, "{:?} {:?}", step.action, step.events);
        }
        // Nothing is told that is worth nothing.
        let empty = |event: &Event| matches!(event, Event::Scored { vp: 0, .. });
        assert!(!step.events.iter().any(empty));
    });
}

#[test]
fn round_tiles_and_favours_score_only_in_the_action_phase() {
    every_step(GAMES, |step| {
        let told = |event: &Event| match event {
            Event::Scored { why, .. } => !matches!(why, Why::Faction),
            Event::Offered { .. } => true,
            _ => false,
        };
        if step.before.phase() != Phase::Actions {
            assert!(!step.events.iter().any(told), "{:?}", step.action);
        }
    });
}

#[test]
fn rounds_follow_each_other_and_everybody_passes_once_in_each() {
    let mut passed = BTreeSet::new();
    let mut round = 0;
    every_step(GAMES, |step| {
        if step.before.played() == 0 {
            (passed, round) = (BTreeSet::new(), step.before.round());
        }
        for event in step.events {
            match event {
                Event::Passed { seat, .. } => assert!(passed.insert(*seat), "nobody passes twice"),
                Event::Left { seat, .. } => drop(passed.insert(*seat)),
                Event::RoundOver { round: over, .. } => {
                    assert_eq!((*over, passed.len()), (round, step.after.seats()));
                    passed.retain(|seat| step.after.player(*seat).left);
                }
                Event::RoundBegan { round: begun } => {
                    assert_eq!(*begun, round + 1);
                    round = *begun;
                    let order: BTreeSet<u8> = step.after.turn_order().iter().copied().collect();
                    assert_eq!(order.len(), step.after.seats());
                    assert!(
                        step.after.active().0 == step.after.turn_order()[0] || *begun < step.after.round()
                    );
                }
                Event::Over => assert_eq!((round, step.after.phase()), (6, Phase::Over)),
                _ => {}
            }
        }
        assert!(step.after.offers().iter().all(|offer| offer.to != offer.from && offer.amount > 0));
    });
}

#[test]
fn nobody_waits_for_a_seat_without_a_choice() {
    // A decision with one answer is allowed; one without any would be the end.
    every_step(GAMES, |step| {
        if let Some(seat) = step.after.to_move() {
            let offered = offered(step.after);
            let open = step.after.options().offers != terra_mystica::options::Offers::Settle;
            assert!(open || offered.iter().all(|action| action.seat == seat));
            assert!(offered.iter().any(|action| action.seat == seat), "{:?}", step.after.decision());
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any settings and any seed: the box is laid out as it should.
    #[test]
    fn any_start_is_sound(index in any::<u64>(), seed in any::<u64>()) {
        let options: TerraOptions = any_options(index);
        let game = start(&options, seed);
        let tiles: BTreeSet<u8> = (1..=6).filter_map(|round| game.scoring_of(round)).map(|tile| tile.0).collect();
        prop_assert_eq!(tiles.len(), 6);
        let spades = |round| game.scoring_of(round).is_some_and(|tile| game.kit().scoring(tile).spade_vp > 0);
        prop_assert!(!spades(5) && !spades(6));
        prop_assert_eq!(game.bonus_cards().count(), usize::from(options.seats) + 3);
        for hex in game.map().grid.all() {
            prop_assert_eq!(game.terrain(hex), game.map().terrain_at(hex));
            prop_assert_eq!(game.terrain(hex) == Terrain::River, game.map().river.contains(hex));
        }
        prop_assert_eq!(start(&options, seed), game);
    }

    /// Text of any kind neither panics nor changes anything.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        use kernel::Notation;
        let mut game = start(&any_options(3), 1);
        let before = game.clone();
        match game.read(&text) {
            Err(error) => prop_assert!(!error.to_string().is_empty()),
            Ok(action) => if game.play(action, &mut ()).is_err() { prop_assert_eq!(game, before) },
        }
    }
}
