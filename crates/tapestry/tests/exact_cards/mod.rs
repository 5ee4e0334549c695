//! Every tapestry card in a position of its own: everything that it changes, for everybody.
//!
//! The lines were written from the texts of the cards. The card of a line is in hand at first and played by its script.

mod base_a_to_g;
mod base_i_to_z;
mod plans_and_ploys;

use tapestry::scenario::Scenario;
use tapestry::{Achievement, Building, Kit};
use testkit::covers;

use crate::common::{Line, compare};

fn two() -> Scenario {
    Scenario::new(2)
}

fn three() -> Scenario {
    Scenario::new(3)
}

fn rival() -> Scenario {
    crate::common::rival(two())
}

fn all() -> impl Iterator<Item = &'static Line> {
    base_a_to_g::LINES.iter().chain(base_i_to_z::LINES).chain(plans_and_ploys::LINES)
}

#[test]
fn every_card_gives_exactly_what_it_says() {
    covers!(
        "card.academia",
        "card.age-of-discovery",
        "card.age-of-sail",
        "card.age-of-wonders",
        "card.alliance",
        "card.boast-of-superiority",
        "card.broker-of-peace",
        "card.capitalism",
        "card.coal-baron",
        "card.colonialism",
        "card.dark-ages",
        "card.democracy",
        "card.dictatorship",
        "card.diplomacy",
        "card.dystopia",
        "card.empiricism",
        "card.espionage",
        "card.exploitation",
        "card.feudalism",
        "card.golden-age",
        "card.guilds",
        "card.industrialism",
        "card.marriage-of-state",
        "card.mercantilism",
        "card.meritocracy",
        "card.militarism",
        "card.monarchy",
        "card.oil-magnate",
        "card.olympic-host",
        "card.pillage-and-plunder",
        "card.pirate-rule",
        "card.plea-for-aid",
        "card.renaissance",
        "card.revisionism",
        "card.revolution",
        "card.socialism",
        "card.steam-tycoon",
        "card.technocracy",
        "card.terraforming",
        "card.theocracy",
        "card.trade-economy",
        "card.trap",
        "card.tyranny",
        "card.wartime-economy",
        "card.manifest-destiny",
        "card.cartography"
    );
    [base_a_to_g::LINES, base_i_to_z::LINES, plans_and_ploys::LINES].into_iter().for_each(compare);
}

#[test]
fn every_card_of_the_box_has_a_line() {
    for card in Kit::printed().cards.iter().filter(|card| card.missing.is_empty()) {
        let has = |line: &&Line| line.what.split([' ', ',']).next() == Some(card.id.as_str());
        assert!(all().any(|line| has(&line)), "no line for {}", card.id);
    }
}

/// What is counted, and what stays, when nothing can be conquered any more.
#[test]
fn buildings_laid_down_are_not_toppled() {
    covers!("achievements.topple-two");
    // Two trapped attackers count; a building that Traders lay on its side does not.
    let mut game = Scenario::with(2, &["traders"], tapestry::Version::Latest)
        .tiles(0, &[3, 4])
        .income_turns(0, 2)
        .lay((0, -1), 1, 0)
        .outpost(1, (0, -1))
        .lay((1, -1), 5, 0)
        .outpost(1, (1, -1))
        .build();
    crate::common::script(
        &mut game,
        "=use traders; part 2; hex 0/-1; building farm; tile 3; =use traders; part 2; building farm; tile 4",
    );
    assert_eq!(game.achieved()[Achievement::ToppleTwo.index()], 0);
    assert_eq!(crate::common::built(&game, 0, Building::Farm), 2);
}
