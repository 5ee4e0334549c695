//! Arts & Architecture and Fantasies & Futures: the arts track, masterpieces, landmarks on tech cards, charms, reserved
//! buildings, cards that are used up.

use kernel::{Game, Notation, Pack, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Kit, Tapestry, TapestryOptions, Track, Waiting};
use testkit::covers;

use crate::common::{ROW, any, at, built, goods, is_quiet, play, settle, space, techs, texts, vp};

fn options() -> TapestryOptions {
    TapestryOptions { expansions: [true; 3], allow_guesses: true, ..Default::default() }
}

fn arts() -> Scenario {
    Scenario::of(options(), &[])
}

#[test]
fn the_arts_track() {
    covers!("arts.track", "arts.create");
    let mut game = arts().goods(0, [1, 1, 0, 0]).at(0, Track::Arts, 3).build();
    let offered = texts(&game);
    assert!(offered.contains(&"advance arts 3 coin+worker".to_owned()), "two different resources");
    let twins = arts().goods(0, [2, 0, 0, 0]).at(0, Track::Arts, 3).build();
    assert!(!texts(&twins).iter().any(|text| text.starts_with("advance arts")));
    play(&mut game, "advance arts 3 coin+worker");
    settle(&mut game);
    assert_eq!(at(&game, 0, Track::Arts), 4);
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 1);
    let mut game = arts().build();
    let open = game.open_pieces();
    Scenario::happen(&mut game, 0, space(Track::Arts, 3));
    assert_eq!(texts(&game).len(), 4);
    any(&mut game, "piece");
    assert_eq!(game.player_at(Seat(0)).masterpieces.count_ones(), 1);
    assert!(game.open_pieces() != open && !game.open_pieces().contains(&255));
    for number in 1..=12 {
        let mut game = arts()
            .tiles(0, &[1])
            .techs(0, 0, &["Calendar"])
            .pieces(0, &[16])
            .at(0, Track::Military, 1)
            .build();
        let before = game.visible_to(Seat(0));
        Scenario::happen(&mut game, 0, space(Track::Arts, number));
        settle(&mut game);
        assert!(before != game.visible_to(Seat(0)), "space {number}");
    }
    // Without guesses there are four tracks.
    let plain = TapestryOptions { allow_guesses: false, ..options() };
    assert!(!texts(&Scenario::of(plain, &[]).rich(0, 8).build()).iter().any(|text| text.contains("arts")));
}

/// Two resources of one kind, and whoever pays names it: nothing else is offered, and nothing else is taken.
#[test]
fn the_last_tier_of_the_arts_track_costs_two_of_one_kind() {
    covers!("arts.track");
    for space in 9..=11 {
        let game = arts().goods(0, [2, 3, 1, 0]).at(0, Track::Arts, space).build();
        let way = |pay: &str| format!("advance arts {space} {pay}");
        let offered: Vec<String> =
            texts(&game).into_iter().filter(|text| text.starts_with("advance arts")).collect();
        assert_eq!(offered, [way("coin+coin"), way("worker+worker")]);
        for pay in ["coin+coin", "worker+worker"] {
            let mut paid = game.clone();
            play(&mut paid, &way(pay));
            assert_eq!(at(&paid, 0, Track::Arts), space + 1, "{pay}");
        }
        for pay in ["coin+worker", "worker+food", "food+food", "coin", "worker+worker+worker"] {
            let action = game.read(&way(pay)).unwrap();
            assert!(game.clone().play(action, &mut ()).is_err(), "{pay}");
        }
    }
    let mixed = arts().goods(0, [1, 1, 1, 1]).at(0, Track::Arts, 9).build();
    assert!(!texts(&mixed).iter().any(|text| text.starts_with("advance arts")), "four of different kinds");
    // The tier before takes any three.
    let game = arts().goods(0, [2, 1, 0, 0]).at(0, Track::Arts, 6).build();
    assert!(texts(&game).contains(&"advance arts 6 coin+coin+worker".to_owned()));
}

#[test]
fn masterpieces_in_income_turns() {
    covers!("arts.income", "arts.broadcast");
    // 16: 4 points and a resource; 2: used up by its use, so it may wait.
    let mut game = arts().pieces(0, &[16, 2]).build();
    play(&mut game, "income");
    assert_eq!(texts(&game), ["piece 2", "piece 16"], "16 is not a matter of choice");
    play(&mut game, "piece 16; gain coin");
    assert_eq!(vp(&game, 0), 4);
    assert_eq!(texts(&game), ["piece 2", "done"]);
    let mut used = game.clone();
    play(&mut game, "done");
    assert_eq!(game.player_at(Seat(0)).spent_pieces, 0);
    play(&mut used, "piece 2");
    assert_ne!(used.player_at(Seat(0)).spent_pieces, 0);
    // The last space: three different ones, of neighbours too, but not what they would use up.
    let mut game = arts().pieces(0, &[16]).pieces(1, &[5, 2]).build();
    Scenario::happen(&mut game, 0, space(Track::Arts, 12));
    assert_eq!(texts(&game), ["piece 5", "piece 16"]);
    play(&mut game, "piece 16; gain food");
    assert_eq!(texts(&game), ["piece 5", "done"]);
}

#[test]
fn every_masterpiece() {
    covers!("arts.cards");
    for piece in &Kit::printed().masterpieces {
        let scenario =
            arts().city(0, ROW, Building::Farm).buildings(0, [1; 4]).rich(0, 2).techs(0, 0, &["Calendar"]);
        let mut game = [Track::Exploration, Track::Technology, Track::Science, Track::Military, Track::Arts]
            .into_iter()
            .fold(scenario, |scenario, track| scenario.at(0, track, 2))
            .build();
        let before = game.visible_to(Seat(0));
        Scenario::happen(&mut game, 0, piece.effect);
        settle(&mut game);
        assert!(before != game.visible_to(Seat(0)), "{}", piece.name);
    }
    let gives = |number: usize| {
        let mut game = arts().at(0, Track::Military, 7).build();
        Scenario::happen(&mut game, 0, Kit::printed().masterpieces[number - 1].effect);
        settle(&mut game);
        vp(&game, 0)
    };
    assert_eq!((gives(11), gives(16), gives(12)), (7, 4, 0));
}

#[test]
fn inspiration_and_landmarks_on_tech_cards() {
    covers!("arts.inspire", "arts.landmark-tech");
    let mut game = arts().build();
    for left in (1..=4).rev() {
        Scenario::happen(&mut game, 0, space(Track::Arts, 5));
        if left > 1 {
            assert_eq!(texts(&game).len(), left);
            any(&mut game, "building");
        }
    }
    Scenario::happen(&mut game, 0, space(Track::Arts, 5));
    assert!(is_quiet(&game), "all four are placed");
    // Tech 6 asks for a landmark: a coin, then an advance on technology.
    let mut game = arts().techs(0, 0, &["Tech 6"]).hand(0, &["dystopia"]).build();
    Scenario::card(&mut game, 0, "dystopia");
    play(&mut game, "landmark forge; tech Tech 6");
    assert_eq!((goods(&game, 0)[0], techs(&game, 0)), (1, [0, 1, 0]));
    assert_eq!(game.player_at(Seat(0)).city.landmarks, 0);
    Scenario::happen(&mut game, 0, space(Track::Technology, 9));
    play(&mut game, "part 1");
    settle(&mut game);
    assert_eq!(techs(&game, 0)[2], 1, "its prerequisite is met");
}

#[test]
fn cards_that_are_used_up() {
    covers!("tech.once", "tech.charm");
    // Mind Control: needs a charm, or income turn 5.
    let scenario = || arts().techs(0, 1, &["Mind Control"]);
    let mut early = scenario().build();
    Scenario::happen(&mut early, 0, Kit::printed().masterpieces[5].effect);
    assert!(is_quiet(&early));
    let mut game = scenario().income_turns(0, 5).build();
    Scenario::happen(&mut game, 0, Kit::printed().masterpieces[5].effect);
    settle(&mut game);
    assert_eq!(techs(&game, 0), [0, 0, 1]);
    assert_ne!(game.player_at(Seat(0)).flipped, 0);
    Scenario::happen(&mut game, 0, space(Track::Technology, 11));
    assert!(is_quiet(&game), "its square is gone");
}

#[test]
fn reserved_buildings() {
    covers!("tapestry.reserve");
    let mut game = arts().hand(0, &["microbial_magic"]).income_turns(0, 4).build();
    Scenario::card(&mut game, 0, "microbial_magic");
    assert_eq!(built(&game, 0, Building::Farm), 1, "its space is open");
    assert_eq!(game.player_at(Seat(0)).reserved[Building::Farm.index()], 1);
    let mut counted = game.clone();
    Scenario::happen(&mut counted, 0, space(Track::Exploration, 8));
    settle(&mut counted);
    assert_eq!(vp(&counted, 0), 1, "it does not count yet");
    play(&mut game, "income; done");
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    settle(&mut game);
    assert_eq!(game.player_at(Seat(0)).in_city[Building::Farm.index()], 1);
    let mut late = arts().hand(0, &["microbial_magic"]).income_turns(0, 5).build();
    Scenario::card(&mut late, 0, "microbial_magic");
    assert_eq!(late.decision().unwrap().kind, Waiting::Plot, "at once");
}

#[test]
fn charms() {
    covers!("tapestry.charms");
    let text = "game = \"tapestry\"\n[[card]]\nid = \"surrender\"\nname = \"S\"\nset = \"pp\"\nplay = \"vp(1)\"\nleft = \"vp(20)\"\nright = \"vp(300)\"\ncertainty = \"printed\"\n";
    let kit = Tapestry::components(&[Pack { name: "p".to_owned(), text: text.to_owned() }]).unwrap();
    let scenario = || Scenario::of_box(kit, options(), &[]).hand(0, &["surrender"]);
    let mut alone = scenario().income_turns(0, 2).build();
    Scenario::card(&mut alone, 0, "surrender");
    assert_eq!(vp(&alone, 0), 1, "Maker of Fire is no card");
    let mut game = scenario().hand(0, &["trap"]).on_mat(0, 0, "academia").income_turns(0, 2).build();
    Scenario::card(&mut game, 0, "surrender");
    assert_eq!(vp(&game, 0), 21, "a card lies on the left");
    play(&mut game, "income; done");
    settle(&mut game);
    assert_eq!(vp(&game, 0), 331, "a card is placed on the right: 300, and 10 for the trap");
}

#[test]
fn an_arts_symbol_may_be_replaced_where_the_arts_track_is_not_played() {
    covers!("setup.arts-symbols");
    let drawn = |expansions| {
        let options = TapestryOptions { expansions, allow_guesses: true, ..Default::default() };
        let scenario = Scenario::of(options, &[]).next_techs(&["Tech 28", "Tech 33", "Barn"]);
        let mut game = scenario.build();
        Scenario::happen(&mut game, 0, space(Track::Technology, 1));
        play(&mut game, "deck");
        game
    };
    let mut game = drawn([false, false, true]);
    assert_eq!(texts(&game), ["tech Tech 28", "deck"]);
    let mut kept = game.clone();
    play(&mut kept, "tech Tech 28");
    assert!(is_quiet(&kept));
    assert_eq!(techs(&kept, 0), [1, 0, 0]);
    // The next one shows the symbol, too; the one after that does not, and nothing is asked.
    play(&mut game, "deck");
    assert_eq!(texts(&game), ["tech Tech 33", "deck"]);
    play(&mut game, "deck");
    let barn = game.kit().find_tech("Barn").unwrap();
    assert!(is_quiet(&game));
    assert_eq!(game.player_at(Seat(0)).techs, [1 << barn, 0, 0]);
    // With the arts track it is a card like any other.
    let game = drawn([false, true, true]);
    assert!(is_quiet(&game));
}
