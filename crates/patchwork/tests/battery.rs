//! The battery that every game passes.

use kernel::{Dice, Game, Seat};
use patchwork::{Action, DeckName, Kit, LeatherReading, PatchId, Patchwork, PatchworkOptions, Square};
use testkit::{Battery, covers};

use crate::common::people;

/// Any action at all: mostly close to a legal one, so that each kind of refusal comes up.
fn any_action(game: &Patchwork, dice: &mut Dice) -> Action {
    let at = Square::new(dice.below(81) as u8).unwrap();
    match dice.below(8) {
        0 => Action::Advance,
        1 => Action::Automa,
        2 | 3 => Action::Leather { at },
        kind => {
            let next = game.next_patches();
            let near = dice.pick(&next).copied().filter(|_| kind > 4);
            let patch = near.unwrap_or(PatchId(dice.below(33) as u8));
            Action::Take { patch, outline: dice.below(9) as u8, at }
        }
    }
}

/// Everything that lies open on the table. The seed is not among it, nor is the order of the cards.
fn visible(game: &Patchwork, _: Seat) -> String {
    let seats = [0, 1].map(Seat);
    let taken = seats.map(|seat| game.taken(seat).map(|(patch, at)| (patch.id, at)).collect::<Vec<_>>());
    let table = seats.map(|seat| {
        (game.space(seat), game.buttons(seat), game.income(seat), game.filled(seat), game.score(seat))
    });
    let ring: Vec<PatchId> = game.ring().collect();
    let cards = (
        game.deck().discards(),
        game.deck().left(),
        game.deck().aside().len(),
        game.next_back(),
        game.card_counting(),
    );
    let rest = (
        game.options(),
        game.on_top(),
        game.tile(),
        game.first_home(),
        game.leather(),
        game.leather_in_hand(),
        game.played(),
    );
    format!("{table:?} {taken:?} {ring:?} {cards:?} {rest:?} {:?} {:?}", game.decision(), game.all_levels())
}

fn battery(options: PatchworkOptions) {
    Battery::<Patchwork> { kit: Kit::printed(), options, games: 12, any_action, visible }.run();
}

#[test]
fn two_people() {
    covers!("setup.open", "take.place", "marks.leather-must");
    battery(people());
    battery(PatchworkOptions { second_starts: true, edition: patchwork::Edition::Original, ..people() });
}

#[test]
fn against_the_normal_deck() {
    covers!("automa.known-normal", "automa.known-aside");
    battery(PatchworkOptions::default());
}

#[test]
fn against_the_tactical_deck() {
    covers!("automa.known-back", "automa.known-aside");
    battery(PatchworkOptions { deck: DeckName::Tactical, ..PatchworkOptions::default() });
}

#[test]
fn with_leather_left_lying() {
    covers!("automa.leather-left");
    battery(PatchworkOptions {
        leather: LeatherReading::Left,
        level: patchwork::Level::V,
        ..PatchworkOptions::default()
    });
}

#[test]
fn something_hidden_is_known_only_after_a_card() {
    covers!("automa.card");
    let mut game = crate::common::start(PatchworkOptions::default(), 1);
    let start = game.clone();
    crate::common::play(&mut game, "advance");
    assert!(!game.revealed_since(&start));
    let before = game.clone();
    crate::common::play(&mut game, "automa");
    assert!(game.revealed_since(&before) && game.revealed_since(&start) && before.revealed_since(&game));
}
