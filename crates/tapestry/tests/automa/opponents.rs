//! The bots as neighbours and opponents of the person: what cards and rules of people see of them.

use kernel::{Game, Legal, Seat};
use tapestry::automa::BotTask;
use tapestry::components::EffectId;
use tapestry::scenario::Scenario;
use tapestry::{Achievement, Die, Kit, Tapestry, TapestryOptions, Track, Version, Waiting};
use testkit::covers;

use super::{quiet, solo};
use crate::common::{any, at, controls, hand, is_quiet, overthrown, play, settle, techs, texts, vp};

/// The person has just played a card beside both bots.
fn played(id: &str, scenario: Scenario) -> Tapestry {
    let mut game = scenario.hand(0, &[id]).build();
    Scenario::card(&mut game, 0, id);
    game
}

fn table() -> Scenario {
    quiet(solo(2))
}

/// An upgrade of a tech card.
fn upgrade() -> EffectId {
    Kit::printed().tracks[Track::Technology.index()].spaces[4].bonus.unwrap().1
}

#[test]
fn tech_prerequisites_look_at_both_bots() {
    covers!("automa.neighbours");
    // Calendar needs exploration II, the spaces from 4 on, of the person or a neighbour.
    for (bot, space, met) in [(1, 4, true), (2, 4, true), (1, 3, false), (2, 3, false)] {
        let mut game = table().techs(0, 1, &["Calendar"]).at(bot, Track::Exploration, space).build();
        Scenario::happen(&mut game, 0, upgrade());
        let wanted = if met { (7, [0, 0, 1]) } else { (0, [0, 1, 0]) };
        assert_eq!((vp(&game, 0), techs(&game, 0)), wanted, "bot {bot} on {space}");
        assert!(is_quiet(&game));
    }
    // Bakery needs the second space of the farms open: bots have no buildings, so theirs never is.
    let mut game = table().techs(0, 1, &["Bakery"]).build();
    Scenario::happen(&mut game, 0, upgrade());
    assert!(is_quiet(&game));
    assert_eq!(techs(&game, 0), [0, 1, 0]);
}

#[test]
fn being_first_in_an_era_looks_at_the_bots() {
    covers!("automa.neighbours", "income.first-bonus");
    for (bots, mine, gain) in [(1, 1, 1), (2, 1, 0), (2, 2, 2), (3, 2, 0), (3, 3, 3), (4, 3, 0)] {
        let table = table().hand(0, &["dystopia", "trap"]).income_turns(0, mine);
        let mut game = table.income_turns(1, bots).income_turns(2, bots).build();
        any(&mut game, "income");
        while game.decision().unwrap().kind != Waiting::TapestryCard {
            let action = game.legal().get(0).unwrap();
            game.play(action, &mut ()).unwrap();
        }
        any(&mut game, "card trap");
        let offered = texts(&game);
        let asked = game.decision().unwrap().kind == Waiting::Gain;
        let coins = if asked { offered[0].matches("coin").count() } else { 0 };
        assert_eq!(coins, gain, "the person begins era {}, the bots have begun {bots}", mine + 1);
    }
}

#[test]
fn age_of_discovery_moves_both_bots_without_benefit() {
    covers!("automa.opposing-cards", "automa.gains-nothing");
    let scenario = table().at(1, Track::Technology, 3).at(2, Track::Technology, 6);
    let mut game = played("age_of_discovery", scenario.rolls(Die::Science, &[1], 4));
    let open = game.open_techs();
    assert_eq!(game.decision().unwrap().kind, Waiting::Invent, "the benefit is the person's");
    play(&mut game, "deck");
    assert_eq!([0, 1, 2].map(|seat| at(&game, seat, Track::Technology)), [1, 4, 7]);
    // Both landmarks belong to the Automa; without the benefit the open tech cards stay.
    let id = |id: &str| 1 << Kit::printed().find_landmark(id).unwrap();
    assert_eq!(game.player_at(Seat(1)).landmarks, id("forge") | id("rubber_works"));
    assert_eq!(game.open_techs(), open);
    assert_eq!(
        [1, 2].map(|seat| (vp(&game, seat), hand(&game, seat), techs(&game, seat))),
        [(0, 0, [0; 3]); 2]
    );
}

#[test]
fn broker_of_peace_is_paid_by_either_bot() {
    covers!("automa.opposing-cards");
    let mut game = table().on_mat(0, 0, "broker_of_peace").build();
    let mut step = |bot: u8, track: Track| {
        Scenario::bot_does(&mut game, bot, BotTask::Advance { track, benefit: false });
        vp(&game, 0)
    };
    assert_eq!(step(1, Track::Military), 3);
    assert_eq!(step(2, Track::Science), 3);
    assert_eq!(step(2, Track::Military), 6);
}

#[test]
fn technocracy_counts_two_opponents() {
    covers!("automa.opposing-cards");
    assert_eq!(vp(&played("technocracy", table()), 0), 6);
    // The first in the era gets a tech card instead: the bots are an era behind.
    let game = played("technocracy", table().income_turns(0, 2));
    assert_eq!((game.decision().unwrap().kind, vp(&game, 0)), (Waiting::Invent, 0));
}

#[test]
fn socialism_matches_the_closest_bot() {
    covers!("automa.opposing-cards");
    let scenario = || table().at(0, Track::Military, 2).at(1, Track::Military, 10).at(2, Track::Military, 8);
    let mut game = played("socialism", scenario());
    play(&mut game, "track military");
    settle(&mut game);
    assert_eq!(at(&game, 0, Track::Military), 8);
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 2, "those on the way");
    let down = table().at(0, Track::Science, 6).at(1, Track::Science, 1).at(2, Track::Science, 3);
    let mut game = played("socialism", down);
    play(&mut game, "track science");
    settle(&mut game);
    assert_eq!(at(&game, 0, Track::Science), 3);
}

#[test]
fn revolution_topples_outposts_of_the_automa() {
    covers!("automa.opposing-cards");
    let mut game = played("revolution", overthrown(table()));
    assert!(controls(&game, 1, (1, -1)) && controls(&game, 1, (0, -1)));
    play(&mut game, "part 2; hex 1/-1");
    assert!(controls(&game, 0, (1, -1)) && !controls(&game, 1, (1, -1)));
    play(&mut game, "hex 0/-1");
    assert!(controls(&game, 0, (0, -1)));
    assert_eq!(vp(&game, 0), 10, "two of the Automa lie on territories of the person");
    assert_eq!(game.achieved()[Achievement::ToppleTwo.index()], 1);
}

#[test]
fn historians_look_at_landmarks_that_bots_take_from_tracks() {
    covers!("civ.historians", "automa.opposing-cards", "automa.advance.landmark");
    for version in [Version::Latest, Version::Printed] {
        let mut options = TapestryOptions { version, ..solo(2) };
        options.bots.first = tapestry::automa::First::Person;
        let table = Scenario::of(options, &["historians"]).tiles(0, &[1]).income_turns(0, 2);
        let mut game = table.at(1, Track::Technology, 3).at(2, Track::Science, 3).build();
        Scenario::use_civ(&mut game, 0, "historians");
        play(&mut game, "yes");
        if texts(&game).contains(&"tile 1".to_owned()) {
            play(&mut game, "tile 1");
        }
        play(&mut game, "seat 2; node 2");
        let food = |game: &Tapestry| game.player_at(Seat(0)).goods.0[2];
        let before = food(&game);
        Scenario::bot_does(&mut game, 2, BotTask::Advance { track: Track::Science, benefit: false });
        assert_eq!(food(&game), before, "the Shadow Empire has no token of theirs");
        Scenario::bot_does(&mut game, 1, BotTask::Advance { track: Track::Technology, benefit: false });
        settle(&mut game);
        assert_eq!(food(&game), before + 1, "{version:?}");
    }
}

#[test]
fn bots_that_are_done_stay_where_they_are() {
    covers!("automa.opposing-cards", "end.done-gains");
    let mut game = played("age_of_discovery", table().done(1).done(2).rolls(Die::Science, &[1], 4));
    settle(&mut game);
    assert_eq!([0, 1, 2].map(|seat| at(&game, seat, Track::Technology)), [1, 0, 0]);
}
