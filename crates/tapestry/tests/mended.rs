//! Deviations that were found and mended, each held by its rule.

use kernel::{Game, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Die, TapestryOptions, Track, Waiting};
use testkit::covers;

use crate::common::{compare, controls, goods, latest, lines, play, rival, script, settle, space, texts};

/// With components that are guesses.
fn guessed(civs: &[&str]) -> Scenario {
    let options = TapestryOptions { expansions: [true; 3], allow_guesses: true, ..Default::default() };
    Scenario::of(options, civs)
}

#[test]
fn mended_lines() {
    covers!("arts.landmark-tech", "card.golden-age", "civ.inventors", "civ.spies", "tech.once");
    compare(lines![
        "a landmark on a tech card is an upgrade of one's own": guessed(&[]).techs(0, 0, &["Tech 6"]).hand(0, &["golden_age"]),
            "=card golden_age; !; =square Barn; tech Tech 6" => "vp+3 coin+1 bottom-1 middle+1 landmark+1", "";
        "Inventors do not raise a card of others that is used up in the top row":
            latest("inventors").techs(1, 1, &["Tech 28"]).income_turns(0, 2), "=use inventors" => "", "";
        "but from the bottom row": latest("inventors").techs(1, 0, &["Tech 38"]).income_turns(0, 2).no_tiles(),
            "=use inventors; no" => "", "bottom-1 middle+1";
        "a response card without an ability of its own is no card that works when played":
            guessed(&["spies"]).income_turns(0, 2).on_mat(1, 0, "double_cross"), "=use spies" => "", "";
    ]);
}

#[test]
fn a_building_that_traders_lay_down_was_gained() {
    covers!("civ.traders", "card.capitalism");
    let coins = |card: Option<&str>| {
        let hand: Vec<&str> = card.into_iter().collect();
        let mut game = rival(latest("traders")).tiles(0, &[3]).income_turns(0, 2).hand(0, &hand).build();
        if let Some(card) = card {
            Scenario::card(&mut game, 0, card);
        }
        script(&mut game, "=use traders; part 2; building market; tile 3");
        goods(&game, 0)[0]
    };
    assert_eq!(coins(Some("capitalism")), coins(None) + 1, "each market that is gained brings a coin");
}

#[test]
fn tinkerers_do_not_jump_on_a_track_that_is_blocked() {
    covers!("civ.tinkerers", "card.dictatorship");
    let offered = |scenario: Scenario| {
        let mut game = scenario.build();
        script(&mut game, "=use tinkerers; node 4");
        texts(&game)
    };
    let tinkerers =
        || latest("tinkerers").income_turns(0, 2).at(0, Track::Technology, 2).techs(0, 0, &["Calendar"]);
    assert!(offered(tinkerers()).contains(&"token technology 2".to_owned()));
    let blocked = offered(tinkerers().blocked(1, Track::Technology));
    assert!(!blocked.contains(&"token technology 2".to_owned()), "{blocked:?}");
    assert!(blocked.iter().any(|text| text.starts_with("token")), "the other tracks are free");
}

#[test]
fn revolution_lays_down_whatever_holds_the_territory() {
    covers!("card.revolution", "civ.nomads");
    let options = TapestryOptions { expansions: [true; 3], ..Default::default() };
    let mut game = Scenario::of(options, &["leaders", "nomads"])
        .lay((1, -1), 5, 0)
        .outpost(1, (1, -1))
        .lay((0, -1), 1, 0)
        .hand(0, &["revolution"])
        .hand(1, &["trap"])
        .rolls(Die::Red, &[0], 6)
        .build();
    // A building of the Nomads holds the territory; who attacks it is trapped.
    script(
        &mut game,
        "=1:bonus technology 2; hex 0/-1; =military 1; hex 0/-1; *card trap; gain coin; die red",
    );
    assert!(controls(&game, 1, (0, -1)) && !controls(&game, 0, (0, -1)));
    script(&mut game, "=card revolution; part 2");
    settle(&mut game);
    assert!(controls(&game, 0, (0, -1)) && !controls(&game, 1, (0, -1)));
}

#[test]
fn exploitation_is_about_the_map_alone() {
    covers!("card.exploitation", "civ.islanders");
    let mut game = latest("islanders").tiles(0, &[1]).hand(0, &["exploitation"]).build();
    Scenario::card(&mut game, 0, "exploitation");
    Scenario::happen(&mut game, 0, space(Track::Exploration, 2));
    let before = goods(&game, 0)[0];
    play(&mut game, "tile 1; node 4; turn 5");
    assert_eq!(game.decision().unwrap().kind, Waiting::Turn, "nothing is asked: {:?}", texts(&game));
    assert_eq!(goods(&game, 0)[0], before + 1, "its coin once");
}

#[test]
fn an_outpost_that_collectors_keep_uncovers_a_place_of_the_militants() {
    covers!("civ.militants", "civ.collectors");
    let mut game = latest("militants").build();
    Scenario::gain_civ(&mut game, 0, "collectors");
    settle(&mut game);
    let used = |game: &tapestry::Tapestry| game.player_at(Seat(0)).civs[0].used.count_ones();
    let (outposts, before) = (game.player_at(Seat(0)).outposts, used(&game));
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "node 6");
    settle(&mut game);
    assert_eq!((game.player_at(Seat(0)).outposts, used(&game)), (outposts - 1, before + 1));
}
