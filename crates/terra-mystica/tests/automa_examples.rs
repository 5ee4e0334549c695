//! The worked examples, each with its reasons.

use kernel::{Game, Hexes, Reasons};
use terra_mystica::automa::About;
use terra_mystica::options::Difficulty;
use terra_mystica::{Cult, Event, Kit, PowerAction, Structure, Terrain};
use testkit::covers;

use crate::automa_common::{
    AUTOMA, YOU, act, at, candidates, card, choice, chosen, gains, lay, reasons, table, trail, vp,
};
use crate::common::{hex, play};

#[test]
fn a_tie_among_first_dwellings() {
    covers!(
        "automa.setup.near",
        "automa.setup.tie",
        "automa.direction",
        "automa.distance",
        "automa.tiebreak"
    );
    let game = table("witches", "swarmlings").dwelling(0, "F4").game();
    let near = Hexes::one(hex(&game, "F4"));
    for (number, place) in [(10, "D5"), (9, "H4")] {
        let mut why = Reasons::default();
        let found = game.choose_first_dwelling(AUTOMA, near, card(number).direction, &mut why).unwrap();
        assert_eq!(found, hex(&game, place), "card {number}");
        assert_eq!(candidates(&game, &why), "A4 A11 D2 D5 E4 E11 G6 H2 H4 I4 I10");
        let steps = trail(&game, &why);
        assert_eq!(
            steps[0],
            "setup.near least: A4 5, A11 7, D2 5, D5 2*, E4 3, E11 7, G6 6, H2 5, H4 2*, I4 4, I10 6"
        );
        assert!(steps[1].starts_with("direction least: D5 ") && steps.len() == 2);
    }
}

/// You hold F4 and E9, the Automa E5 and E10.
fn build_table(difficulty: Difficulty) -> terra_mystica::TerraMystica {
    table("witches", "darklings")
        .options(|options| options.difficulty = difficulty)
        .dwelling(0, "F4 E9")
        .dwelling(1, "E5 E10")
        .game()
}

#[test]
fn build_with_card_2_and_support_card_3() {
    covers!("automa.build", "automa.build.reach", "automa.build.steps", "automa.build.near", "automa.power");
    covers!(
        "automa.turn.pair",
        "automa.turn.vp",
        "automa.faction.darklings",
        "automa.card.2",
        "automa.card.3"
    );
    let mut game = build_table(Difficulty::Normal);
    let events = act(&mut game, 2, 3);
    let why = reasons(&events, About::Build);
    assert_eq!(candidates(&game, why), "C2 D3 D4 D7 D8 E4 E6 E11 F3 F6 F7 G1");
    assert_eq!(
        trail(&game, why),
        [
            "build.steps least: C2 3, D3 2, D4 3, D7 3, D8 1*, E4 1*, E6 1*, E11 1*, F3 2, F6 3, F7 1*, G1 3",
            "build.near least: D8 2, E4 3, E6 1*, E11 2, F7 2",
            "direction: not needed",
        ]
    );
    assert_eq!(chosen(&game, why), "E6");
    assert_eq!(game.structure(hex(&game, "E6")), Some((AUTOMA, Structure::Dwelling)));
    assert_eq!(game.terrain(hex(&game, "E6")), Terrain::Swamp);
    // You may take 1 power for F4; 2 points of the Darklings, 1 of the card.
    assert!(events.contains(&Event::Offered { to: YOU, from: AUTOMA, amount: 1 }));
    assert_eq!((gains(&events), vp(&game)), (vec![2, 1], 20 + 3));
}

#[test]
fn the_same_on_nightmare() {
    covers!("automa.difficulty.nightmare", "automa.nightmare.scoring");
    let mut game = build_table(Difficulty::Nightmare);
    let events = act(&mut game, 2, 3);
    assert_eq!((gains(&events), vp(&game)), (vec![3, 2], 20 + 5));
}

#[test]
fn build_with_support_card_7_asks_for_another_settlement() {
    covers!("automa.build.goal", "automa.build.settlements", "automa.card.7");
    let mut game = build_table(Difficulty::Normal);
    let events = act(&mut game, 2, 7);
    assert_eq!(
        trail(&game, reasons(&events, About::Build)),
        [
            "build.goal least: C2 8, D3 9, D4 6*, D7 7, D8 8, E4 8, E6 6*, E11 8, F3 7, F6 7, F7 8, G1 9",
            "build.steps least: D4 3, E6 1*",
            "build.near: not needed",
            "direction: not needed",
        ]
    );
    assert_eq!(choice(&game, &events, About::Build), "E6");
}

#[test]
fn cult_with_card_4() {
    covers!("automa.cult", "automa.cult.ahead", "automa.cult.gap", "automa.cult.priest", "automa.card.4");
    covers!("automa.card.16");
    let start = || {
        table("witches", "darklings")
            .dwelling(0, "F4")
            .dwelling(1, "E5")
            .cults(0, [3, 4, 3, 2])
            .cults(1, [1, 4, 2, 0])
            .game()
    };
    let mut game = start();
    let events = act(&mut game, 4, 16);
    assert_eq!(
        trail(&game, reasons(&events, About::Cult)),
        [
            "cult.ahead >=1: fire 2*, water 0, earth 1*, air 2*",
            "cult.gap least: fire 2, earth 1*, air 2",
            "numbered: not needed",
        ]
    );
    assert_eq!((at(&game, Cult::Earth), game.player(AUTOMA).priests_out), (5, 1));
    assert_eq!(game.priest_spaces(Cult::Earth), [Some(AUTOMA), None, None, None]);
    assert_eq!(gains(&events), [1]);

    let mut game = start();
    let events = act(&mut game, 4, 7);
    assert_eq!(
        trail(&game, reasons(&events, About::Cult)),
        ["numbered =3: fire 4, water 3*, earth 2, air 1"]
    );
    assert_eq!(at(&game, Cult::Water), 7);
}

#[test]
fn power_with_card_3() {
    covers!("automa.block", "automa.numbered", "automa.card.3");
    let mut game = table("witches", "darklings")
        .dwelling(0, "F4")
        .dwelling(1, "E5")
        .used(0, "ACT5")
        .used(0, "ACT6")
        .game();
    let events = act(&mut game, 3, 2);
    assert_eq!(
        trail(&game, reasons(&events, About::Power)),
        ["numbered =2: ACT1 4, ACT2 3, ACT3 2*, ACT4 1"]
    );
    assert!(game.power_action_used(PowerAction::Workers));
    assert_eq!(gains(&events), [1]);
}

#[test]
fn passing_after_three_actions() {
    covers!(
        "automa.deck.zone",
        "automa.turn.first",
        "automa.turn.later",
        "automa.pass.bonus",
        "automa.pass.icon"
    );
    covers!("automa.card.5", "automa.card.6", "automa.card.9");
    let number = |card| Kit::printed().automa.card(card).number;
    for (drawn, place) in [(false, 2), (true, 0)] {
        let mut game = table("witches", "darklings")
            .options(|options| options.readings.booster_of_drawn = drawn)
            .dwelling(0, "F4 E9")
            .dwelling(1, "E5 E10")
            .passed(0)
            .middle(&[("BON1", 1), ("BON2", 1), ("BON4", 1)])
            .bonus(1, "BON5")
            .game();
        lay(&mut game, &[5, 2, 4, 6, 9, 1, 3]);
        assert_eq!(game.bot(AUTOMA).deck_size(), 7);
        let mut actions = Vec::new();
        let mut last = Vec::new();
        while !last.iter().any(|event| matches!(event, Event::AutomaStops { .. })) {
            while game.to_move() == Some(YOU) {
                play(&mut game, "decline 1");
            }
            last = play(&mut game, "automa");
            actions.extend(last.iter().filter_map(|event| match event {
                Event::AutomaCards { cards, .. } => Some((number(cards.support), number(cards.action))),
                _ => None,
            }));
        }
        assert_eq!(actions, [(5, 2), (2, 4), (4, 6)]);
        let why = reasons(&last, About::Bonus);
        assert_eq!(candidates(&game, why), "BON1 BON2 BON4");
        assert_eq!(chosen(&game, why), ["BON1", "BON2", "BON4"][place]);
        // What it held lies at the right end, and the coins of what it took are gone.
        let row: Vec<_> = game.bonus_cards().map(|(card, _)| card.id()).collect();
        let left: Vec<&str> = ["BON1", "BON2", "BON4"]
            .into_iter()
            .enumerate()
            .filter(|(at, _)| *at != place)
            .map(|(_, id)| id)
            .collect();
        assert_eq!(row, [left[0], left[1], "BON5"]);
        assert_eq!(game.player(AUTOMA).purse.coins, 0);
        // The next deck has one card more.
        assert_eq!((game.bot(AUTOMA).deck_size(), game.bot(AUTOMA).drawn().len()), (8, 0));
    }
}
