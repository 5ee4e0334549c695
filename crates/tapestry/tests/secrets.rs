//! What others cannot see, dice that can be chosen, and landmarks that are lost.

use kernel::{Dice, Game, Legal, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Die, Tapestry, TapestryOptions, Track, Waiting};
use testkit::covers;

use crate::common::{is_quiet, play, script, space, texts};

/// Two positions that differ only in a card that seat 0 has just drawn and is asked about.
fn just_drawn(make: impl Fn() -> Scenario) -> [Tapestry; 2] {
    ["guilds", "monarchy"].map(|card| {
        let mut game = make().deck(&[card]).build();
        Scenario::happen(&mut game, 0, space(Track::Technology, 2));
        assert!(!is_quiet(&game), "seat 0 is asked");
        game
    })
}

#[test]
fn a_card_that_is_asked_about_is_seen_by_its_owner_alone() {
    covers!("tapestry.secret", "card.tyranny", "civ.collectors");
    let of = |civ: &'static str| {
        let options = TapestryOptions { expansions: [true; 3], ..Default::default() };
        just_drawn(move || Scenario::of(options, &[civ]))
    };
    hidden_from_others(&just_drawn(|| Scenario::new(2).on_mat(0, 0, "tyranny")));
    hidden_from_others(&of("collectors"));
    hidden_from_others(&of("psionics"));
}

/// The two look the same for seat 1, who imagines the same question about a card that is there.
fn hidden_from_others([one, two]: &[Tapestry; 2]) {
    assert_eq!(one.visible_to(Seat(1)), two.visible_to(Seat(1)));
    assert_ne!(one.visible_to(Seat(0)), two.visible_to(Seat(0)));
    for seed in 0..20 {
        let mut world = one.imagine(Seat(1), &mut Dice::new(seed));
        assert_eq!(world.legal().count(), one.legal().count());
        assert_eq!(world.visible_to(Seat(1)), one.visible_to(Seat(1)));
        let first = world.legal().get(0).unwrap();
        world.play(first, &mut ()).unwrap();
    }
}

/// Two positions in which seat 0 has used the Spies' square for tiles; seat 1 holds Guilds and one of two other cards.
fn spied() -> [Tapestry; 2] {
    ["monarchy", "socialism"].map(|other| {
        let options = TapestryOptions { seats: 3, expansions: [true; 3], ..Default::default() };
        let mut game = Scenario::of(options, &["spies", "merfolk"])
            .income_turns(0, 2)
            .tiles(1, &[1])
            .hand(1, &["guilds", other])
            .hand(2, &["academia"])
            .build();
        script(&mut game, "=use spies");
        game
    })
}

fn kinds(game: &Tapestry, cards: u128) -> Vec<&str> {
    let all = (0..128_u8).filter(|card| cards >> card & 1 == 1);
    all.map(|card| game.kit().card(card).id.as_str()).collect()
}

#[test]
fn spies_know_the_hand_that_they_looked_at_and_nobody_else_does() {
    covers!("civ.spies", "tapestry.secret");
    let [one, two] = spied();
    assert_eq!(kinds(&one, one.known_hand(Seat(0), Seat(1))), ["guilds", "monarchy"]);
    assert_eq!(one.known_hand(Seat(0), Seat(2)), 0, "only the neighbour whose tile was used");
    assert_eq!(one.known_hand(Seat(2), Seat(1)), 0);
    assert_ne!(one.visible_to(Seat(0)), two.visible_to(Seat(0)));
    assert_eq!(one.visible_to(Seat(2)), two.visible_to(Seat(2)));
    for seed in 0..20 {
        let world = one.imagine(Seat(0), &mut Dice::new(seed));
        assert_eq!(world.player_at(Seat(1)).hand, one.player_at(Seat(1)).hand, "what was seen is there");
        assert_eq!(world.visible_to(Seat(0)), one.visible_to(Seat(0)));
        // Who did not look deals anew, and still takes it that the Spies know two cards.
        let world = one.imagine(Seat(2), &mut Dice::new(seed));
        assert_eq!(world.visible_to(Seat(2)), one.visible_to(Seat(2)));
        assert_eq!(world.known_hand(Seat(0), Seat(1)), world.player_at(Seat(1)).hand);
        let other = two.imagine(Seat(2), &mut Dice::new(seed));
        assert_eq!(world.player_at(Seat(1)).hand, other.player_at(Seat(1)).hand, "nothing of it is told");
    }
    let other = (0..20).any(|seed| {
        let world = one.imagine(Seat(2), &mut Dice::new(seed));
        world.player_at(Seat(1)).hand != one.player_at(Seat(1)).hand
    });
    assert!(other, "the hand is dealt anew");
}

#[test]
fn a_card_that_was_seen_is_known_until_it_may_be_elsewhere() {
    covers!("civ.spies", "tapestry.secret");
    let [mut game, _] = spied();
    // A card that is drawn later was not seen; one that is played is gone for all.
    Scenario::happen(&mut game, 1, space(Track::Technology, 2));
    assert_eq!(game.player_at(Seat(1)).hand.count_ones(), 3);
    assert_eq!(kinds(&game, game.known_hand(Seat(0), Seat(1))), ["guilds", "monarchy"]);
    Scenario::card(&mut game, 1, "monarchy");
    assert_eq!(kinds(&game, game.known_hand(Seat(0), Seat(1))), ["guilds"]);
    // Merfolk put cards away in secret: nobody knows any more which are left.
    Scenario::set_income_turns(&mut game, 1, 2);
    script(&mut game, "=1:use merfolk; *card; *card");
    assert_eq!(game.player_at(Seat(1)).hand.count_ones(), 2);
    assert_eq!(game.known_hand(Seat(0), Seat(1)), 0);
}

fn either() -> TapestryOptions {
    TapestryOptions {
        expansions: [true, true, false],
        allow_guesses: true,
        either_die: true,
        ..TapestryOptions::default()
    }
}

#[test]
fn either_science_die_for_every_roll() {
    covers!("science.either-die");
    let dice = ["part 1".to_owned(), "part 2".to_owned()];
    // A card.
    let mut game = Scenario::of(either(), &[]).hand(0, &["age_of_discovery"]).build();
    Scenario::card(&mut game, 0, "age_of_discovery");
    assert_eq!(texts(&game), dice);
    play(&mut game, "part 1");
    let moved = Track::ALL[..4].iter().map(|track| u32::from(game.position_of(Seat(1), *track)));
    assert!(moved.sum::<u32>() + u32::from(!is_quiet(&game)) > 0, "one of the four tracks was rolled");
    // Treasure Hunters, both rolls.
    let scenario = Scenario::of(either(), &["treasure_hunters"]).income_turns(0, 2).lay((0, -1), 27, 0);
    let mut game = scenario.rolls(Die::Science, &[1], 4).build();
    script(&mut game, "=use treasure_hunters; hex 0/-1");
    assert_eq!(texts(&game), dice);
    script(&mut game, "part 1; yes");
    assert_eq!(texts(&game), dice, "for the second roll, too");
    // Alchemists, before each roll with the science die.
    let mut game = Scenario::of(either(), &["alchemists"]).income_turns(0, 2).build();
    script(&mut game, "=use alchemists");
    assert_eq!(texts(&game), dice);
    script(&mut game, "part 2; die science");
    assert_eq!(game.decision().unwrap().kind, Waiting::Die, "without it nothing is to choose");
    let mut game = Scenario::of(either(), &["alchemists"]).income_turns(0, 2).build();
    script(&mut game, "=use alchemists; part 2; die red");
    assert_eq!(texts(&game), dice);
}

#[test]
fn a_landmark_is_lost_with_its_tech_card() {
    covers!("arts.landmark-tech", "effect.discard");
    let mut game = Scenario::of(either(), &[])
        .techs(0, 0, &["Tech 6", "Calendar", "Barn"])
        .hand(0, &["dystopia"])
        .at(0, Track::Technology, 10)
        .goods(0, [2, 0, 0, 0])
        .landmarks(1, &["tech_hub"])
        .build();
    Scenario::card(&mut game, 0, "dystopia");
    play(&mut game, "landmark forge; tech Tech 6");
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 1);
    play(&mut game, "advance technology 10 coin+coin");
    while game.decision().unwrap().kind != Waiting::Bonus {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let forge = game.kit().find_landmark("forge").unwrap();
    play(&mut game, "yes");
    while game.decision().unwrap().kind == Waiting::TechCard {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let player = game.player_at(Seat(0));
    assert_eq!((player.landmarks >> forge & 1, player.tech_landmarks), (0, 0));
}
