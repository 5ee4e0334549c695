//! Landmark cards, inspiration tiles and advanced city mats.

use kernel::{Game, Legal, Pack, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Event, Kit, MatChoice, Mode, Tapestry, TapestryOptions, Track, Waiting};
use testkit::covers;

use crate::common::{any, play, settle, space, start, texts, vp};

fn options() -> TapestryOptions {
    TapestryOptions { expansions: [true, false, false], allow_guesses: true, ..Default::default() }
}

#[test]
fn landmark_cards_are_drafted() {
    covers!("landmarks.draft");
    for seats in 1..=5 {
        let mut game = start(&TapestryOptions { seats, ..options() }, 3);
        let first = game.first().0;
        let mut choices = Vec::new();
        while game.decision().unwrap().kind != Waiting::Turn {
            if game.decision().unwrap().kind == Waiting::Landmark {
                choices.push((game.to_move().unwrap().0, game.legal().count()));
            }
            let action = game.legal().get(0).unwrap();
            game.play(action, &mut ()).unwrap();
        }
        // On the right of the first player first, with as many cards as there are players; the last has no choice.
        let order: Vec<(u8, u32)> =
            (1..seats).map(|step| ((first + seats - step) % seats, u32::from(seats - step + 1))).collect();
        assert_eq!(choices, order, "{seats} seats");
        for seat in 0..seats {
            assert_eq!(game.player_at(Seat(seat)).landmark_cards.count_ones(), 1);
        }
    }
    // One more card with both expansions.
    let both = TapestryOptions { expansions: [true, true, false], ..options() };
    let mut game = start(&both, 3);
    while game.decision().unwrap().kind != Waiting::Landmark {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    assert_eq!(game.legal().count(), 3);
    // Their landmarks are guesses: without guesses there are none.
    let mut game = start(&TapestryOptions { allow_guesses: false, ..options() }, 3);
    settle(&mut game);
    assert_eq!(game.player_at(Seat(0)).landmark_cards, 0);
}

#[test]
fn bots_draw_no_landmark_cards() {
    covers!("landmarks.solo");
    for (mode, people) in [(Mode::Automa, 1), (Mode::Shadow, 2)] {
        for (expansions, dealt) in [([true, false, false], people), ([true, true, false], people + 1)] {
            let mut options = TapestryOptions { mode, seats: 3, expansions, ..options() };
            for (seat, civ) in ["leaders", "militants"].into_iter().enumerate().take(people as usize) {
                options.civilizations[seat] = MatChoice::Named(Kit::printed().find_civ(civ).unwrap());
            }
            let mut game = start(&options, 3);
            let mut most = 1;
            while game.decision().unwrap().kind != Waiting::Turn {
                if game.decision().unwrap().kind == Waiting::Landmark {
                    most = most.max(game.legal().count());
                }
                let action = game.legal().get(0).unwrap();
                game.play(action, &mut ()).unwrap();
            }
            let cards = [0, 1, 2].map(|seat| game.player_at(Seat(seat)).landmark_cards.count_ones());
            assert_eq!((most, cards.iter().sum::<u32>()), (dealt, people), "{mode:?}");
            assert_eq!(cards[2], 0, "the Shadow Empire has none");
        }
    }
    assert_eq!(
        tapestry::rulebook::book().get("landmarks.solo").unwrap().certainty,
        kernel::Certainty::Reading
    );
}

#[test]
fn psionics_alone_at_the_table_draw_one_landmark_card_more() {
    covers!("civ.psionics", "landmarks.draft");
    let choices = |seats, civ: &str| {
        let mut options = TapestryOptions { seats, expansions: [true, false, true], ..options() };
        options.civilizations[0] = MatChoice::Named(Kit::printed().find_civ(civ).unwrap());
        let mut game = start(&options, 3);
        let mut choices = Vec::new();
        while game.decision().unwrap().kind != Waiting::Turn {
            if game.decision().unwrap().kind == Waiting::Landmark && game.to_move() == Some(Seat(0)) {
                choices.push(game.legal().count());
            }
            let action = game.legal().get(0).unwrap();
            game.play(action, &mut ()).unwrap();
        }
        assert_eq!(game.player_at(Seat(0)).landmark_cards.count_ones(), 1);
        choices
    };
    assert_eq!(choices(1, "psionics"), [2]);
    assert!(choices(1, "leaders").is_empty(), "one card, nothing to choose");
    // Cards that are passed on are not drawn at random.
    assert_eq!(choices(2, "psionics"), choices(2, "leaders"));
}

#[test]
fn goals_are_checked_at_the_end_of_a_turn() {
    covers!("landmarks.cards");
    let row = |n: usize| {
        let mut rows = ["........."; 9];
        rows[..n].fill("#########");
        rows
    };
    // (card, landmark, a position that meets the goal, one that just fails)
    let cases: Vec<(&str, &str, Scenario, Scenario)> = vec![
        (
            "pp_a",
            "unknown_pp_1",
            Scenario::of(options(), &[]).tiles(0, &[1, 2, 3, 4]),
            Scenario::of(options(), &[]).tiles(0, &[1, 2, 3]),
        ),
        (
            "pp_c",
            "unknown_pp_3",
            Scenario::of(options(), &[]).techs(0, 2, &["Calendar"]),
            Scenario::of(options(), &[]).techs(0, 1, &["Calendar"]),
        ),
        (
            "pp_d",
            "unknown_pp_4",
            Scenario::of(options(), &[]).city(0, row(1), Building::Farm),
            Scenario::of(options(), &[]),
        ),
        (
            "pp_e",
            "unknown_pp_5",
            Scenario::of(options(), &[]).city(0, row(3), Building::Farm),
            Scenario::of(options(), &[]).city(0, row(2), Building::Farm),
        ),
    ];
    for (card, landmark, met, missed) in cases {
        // Pottery and the like: the first space of exploration draws two tiles, so four of six are enough before it.
        let take = |scenario: Scenario| {
            let mut game = scenario.landmark_card(0, card).goods(0, [1, 0, 0, 0]).build();
            let events = play(&mut game, "advance exploration 0 coin");
            (game, events)
        };
        let (game, events) = take(met);
        assert!(events.iter().any(|event| matches!(event, Event::GoalMet { seat: Seat(0), .. })), "{card}");
        assert_eq!((game.to_move(), game.decision().unwrap().kind), (Some(Seat(0)), Waiting::Plot), "{card}");
        let id = game.kit().find_landmark(landmark).unwrap();
        assert_eq!(game.player_at(Seat(0)).landmarks >> id & 1, 1);
        let (game, events) = take(missed);
        assert!(!events.iter().any(|event| matches!(event, Event::GoalMet { .. })), "{card} too early");
        assert_eq!(game.to_move(), Some(Seat(1)));
    }
    // Three buildings of one kind that stand in the city.
    let mut game = Scenario::of(options(), &[]).landmark_card(0, "pp_b").goods(0, [1, 0, 0, 0]).build();
    for _ in 0..3 {
        Scenario::happen(&mut game, 0, space(Track::Science, 8));
        any(&mut game, "plot");
    }
    play(&mut game, "advance exploration 0 coin");
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    // Once: the landmark is taken.
    any(&mut game, "plot");
    settle(&mut game);
    play(&mut game, "income");
    let mut events = Vec::new();
    while game.decision().unwrap().kind != Waiting::Turn {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut events).unwrap();
    }
    assert!(!events.iter().any(|event| matches!(event, Event::GoalMet { .. })));
}

fn with_pack(text: &str, options: TapestryOptions) -> Scenario {
    let pack = Pack { name: "mine.toml".to_owned(), text: format!("game = \"tapestry\"\n{text}") };
    let kit = Tapestry::components(&[pack]).unwrap_or_else(|error| panic!("{error}"));
    Scenario::of_box(kit, options, &[])
}

#[test]
fn an_inspiration_tile_replaces_what_its_track_shows() {
    covers!("arts.inspire");
    let spaces = "{ income = \"resource(coin, 2)\", vp = \"vp(9)\" },\n".repeat(6);
    let text = format!("[[inspiration]]\nbuilding = \"market\"\nspaces = [\n{spaces}]\n");
    let options =
        TapestryOptions { expansions: [false, true, false], allow_guesses: true, ..Default::default() };
    let income = |inspired: bool| {
        let mut game = with_pack(&text, options).buildings(0, [1, 0, 0, 0]).build();
        if inspired {
            // The tenth space of the arts track or a tech card inspires: here by itself.
            let inspire = game.kit().tracks[Track::Arts.index()]
                .spaces
                .iter()
                .map(|space| space.benefit)
                .find(|effect| game.kit().effect(*effect) == tapestry::components::Effect::Inspire);
            Scenario::happen(&mut game, 0, inspire.unwrap());
            play(&mut game, "building market");
        }
        let mut events = play(&mut game, "income");
        while game.decision().unwrap().kind != Waiting::Turn {
            let action = game.legal().get(0).unwrap();
            game.play(action, &mut events).unwrap();
        }
        let coins = events.iter().find_map(|event| match event {
            Event::Income { goods, .. } => Some(goods.0[0]),
            _ => None,
        });
        let nines = events.iter().filter(|event| matches!(event, Event::Scored { vp: 9, .. })).count();
        (coins, nines)
    };
    // Two market spaces are open: 2 coins and 9 points each.
    assert_eq!(income(true), (Some(4), 2));
    assert_eq!(income(false).1, 0);
}

/// A mat of one's own: its rows and more.
fn mat(more: &str) -> String {
    let rows = "\".........\", ".repeat(9);
    format!(
        "[[city]]\nid = \"mountain\"\nname = \"Mine\"\nset = \"base\"\nnumber = 1\nplots = [{rows}]\n{more}"
    )
}

fn lettered(row: &str) -> String {
    let mut rows = ["........."; 9];
    rows[0] = row;
    let rows: Vec<String> = rows.iter().map(|row| format!("\"{row}\"")).collect();
    format!("districts = [{}]\n", rows.join(", "))
}

/// Builds houses on these plots; what was asked after the last.
fn build(game: &mut Tapestry, plots: &[&str]) -> Waiting {
    for plot in plots {
        Scenario::happen(game, 0, space(Track::Science, 8));
        play(game, &format!("plot {plot}"));
    }
    game.decision().unwrap().kind
}

#[test]
fn advanced_mats_have_districts_of_their_own() {
    covers!("city.advanced");
    let base = TapestryOptions::default();
    // Two districts of two plots: 2 resources for the first, a point for each tapestry card... as its text says.
    let text =
        mat(&format!("{}rewards = {{ a = \"resource(any, 2)\", b = \"vp(6)\" }}\n", lettered("aabb.....")));
    let mut game = with_pack(&text, base).build();
    assert_eq!(build(&mut game, &["a1", "b1"]), Waiting::Gain);
    play(&mut game, "gain food+food");
    let before = vp(&game, 0);
    assert_eq!(build(&mut game, &["c1", "d1"]), Waiting::Turn);
    // Nutrition scores a point for each house: the third and the fourth.
    assert_eq!(vp(&game, 0) - before, 3 + 4 + 6);
    assert_eq!(game.player_at(Seat(0)).city.districts, 0b11);
    // Savanna: nothing at once, a resource in every later income turn.
    let text = mat(&format!("{}later = \"a\"\n", lettered("aa.......")));
    let mut game = with_pack(&text, base).build();
    assert_eq!(build(&mut game, &["a1", "b1"]), Waiting::Turn);
    let mut asked = Vec::new();
    play(&mut game, "income");
    while game.decision().unwrap().kind != Waiting::Turn {
        asked.push(game.decision().unwrap().kind);
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    // Also the bonus for the first in the era.
    assert_eq!(asked.iter().filter(|kind| **kind == Waiting::Gain).count(), 2, "{asked:?}");
    // No overhang, no landmarks.
    let barn = |game: &Tapestry| game.kit().techs[usize::from(game.kit().find_tech("Barn").unwrap())].square;
    let mut game = with_pack(&mat("overhang = false\n"), base).build();
    let square = barn(&game);
    Scenario::happen(&mut game, 0, square);
    assert_eq!(texts(&game).len(), 49, "3 x 3 in 9 x 9");
    let mut game = with_pack(&mat("landmarks = false\n"), base).build();
    let square = barn(&game);
    Scenario::happen(&mut game, 0, square);
    assert_eq!(game.decision().unwrap().kind, Waiting::Turn, "it lies beside");
    // Netherworld: a district is complete when covered plots join it to the centre.
    let text = mat(&format!("{}centre = \"c1\"\n", lettered("a........")));
    let mut game = with_pack(&text, base).build();
    assert_eq!(build(&mut game, &["a1", "c1"]), Waiting::Turn);
    assert_eq!(build(&mut game, &["b1"]), Waiting::Gain);
}
