//! A companion that is told the moves of a digital game says what the Automa does there, card for card.

use kernel::{Dice, Game, Legal, Notation, Purpose, Seed};
use patchwork::companion::{CardSource, CompanionEvent, CompanionOptions, PatchworkCompanion, RingSource};
use patchwork::{Action, Event, FIRST, Kit, Patchwork, PatchworkOptions, SECOND, Squares, squares::SIDE};
use players::{Player, PlayerName};
use testkit::covers;

use crate::common::all_options;

const SCRIPT: Purpose = Purpose::new("companion script");

/// Says one line; what came of it.
#[track_caller]
fn say(table: &mut PatchworkCompanion, line: &str) -> Vec<CompanionEvent> {
    let action = table.read(line).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    assert_eq!(table.read(&table.write(action)), Ok(action), "`{line}`");
    let mut events = Vec::new();
    table.play(action, &mut events).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    events
}

fn covers_a_block(filled: Squares) -> bool {
    let offsets = 0..=SIDE - 7;
    offsets.clone().any(|row| offsets.clone().any(|column| filled.has_all(Squares::block(row, column, 7))))
}

/// All that both know must be equal.
#[track_caller]
fn assert_same(table: &PatchworkCompanion, game: &Patchwork) {
    assert_eq!([FIRST, SECOND].map(|seat| table.space(seat)), [FIRST, SECOND].map(|seat| game.space(seat)));
    assert_eq!(i32::from(table.automa_buttons()), game.buttons(SECOND));
    assert_eq!(table.automa_heap(), game.automa_heap());
    assert_eq!(table.tile(), game.tile());
    assert_eq!(table.score(SECOND), game.score(SECOND));
    assert_eq!(table.leather(), game.leather());
    assert_eq!(table.first_home(), game.first_home());
    assert_eq!(table.ring_len(), game.ring_len());
    let ring: Vec<_> = game.ring().collect();
    assert!(ring.starts_with(table.ring()), "{:?} is not the beginning of {ring:?}", table.ring());
    if table.options().ring != RingSource::NextThree {
        assert!(table.knows_ring());
    }
    assert_eq!(table.cards_seen(), game.deck().discards());
    assert_eq!(usize::from(table.cards_left()), game.deck().left());
    if table.draws_itself() {
        assert_eq!(table.next_back(), game.next_back());
    }
    assert!(game.leather_in_hand() > 0 || table.due() == game.to_move());
    let reckoned = table.reckoned();
    assert!(reckoned.sure);
    assert_eq!((i32::from(reckoned.buttons), reckoned.empty + game.leather_in_hand()), {
        (game.buttons(FIRST), game.empty_squares(FIRST))
    });
}

fn enter_ring(table: &mut PatchworkCompanion, game: &Patchwork, dice: &mut Dice) {
    let ring: Vec<String> = game.ring().map(|patch| patch.0.to_string()).collect();
    match dice.below(3) {
        // All at once; or without what follows by itself; or one by one.
        0 => drop(say(table, &format!("ring {}", ring.join(" ")))),
        1 => drop(say(table, &format!("ring {}", ring[..31].join(" ")))),
        _ => ring[..31].iter().for_each(|patch| drop(say(table, &format!("ring {patch}")))),
    }
    assert!(table.knows_ring());
}

fn tell_next(table: &mut PatchworkCompanion, game: &Patchwork, dice: &mut Dice) {
    let next: Vec<String> = game.next_patches().iter().map(|patch| patch.0.to_string()).collect();
    let known = table.next_known().len();
    match dice.below(3) {
        0 => drop(say(table, &format!("next {}", next.join(" ")))),
        1 => drop(say(table, &format!("next {}", next[known..].join(" ")))),
        _ => {
            while table.next_missing() > 0 {
                let known = table.next_known().len();
                say(table, &format!("next {}", next[known]));
            }
        }
    }
}

/// What the companion says to one decision of the digital game.
fn follow(
    table: &mut PatchworkCompanion,
    before: &Patchwork,
    action: Action,
    events: &[Event],
    dice: &mut Dice,
) {
    match action {
        Action::Advance => drop(say(table, "you advance")),
        Action::Take { patch, .. } => {
            let place = table.next_known().iter().position(|known| *known == patch);
            let word = match (place, dice.below(3)) {
                (Some(place), 0) => ["1st", "2nd", "3rd"][place].to_owned(),
                (_, 1) => Kit::printed().patch(patch).name.clone(),
                _ => patch.0.to_string(),
            };
            say(table, &format!("you take {word}"));
        }
        Action::Leather { .. } => {}
        Action::Automa => {
            if table.next_missing() > 0 {
                assert_eq!(table.to_move(), Some(FIRST));
                tell_next(table, before, dice);
            }
            let Some(Event::Automa { card, from, turn, reasons }) = events.first() else { panic!("no turn") };
            let number = Kit::printed().card(*card).number;
            assert!(table.possible_cards().contains(card));
            let line = if table.draws_itself() { "automa".to_owned() } else { format!("card {number}") };
            let said = say(table, &line);
            let CompanionEvent::Automa { answer, .. } = &said[0] else { panic!("{said:?}") };
            assert_eq!(
                (answer.card, answer.from, answer.turn, &answer.reasons),
                (*card, *from, *turn, reasons)
            );
            let income = |event: &Event| if let Event::Income { buttons, .. } = event { *buttons } else { 0 };
            assert_eq!(answer.buttons, events.iter().map(|event| u16::from(income(event))).sum::<u16>());
            assert_eq!(answer.gets_tile, events.iter().any(|event| matches!(event, Event::Tile { .. })));
            let again = |event: &CompanionEvent| matches!(event, CompanionEvent::Reshuffled { .. });
            assert_eq!(said.iter().any(again), events.contains(&Event::Reshuffled));
        }
    }
}

/// One digital game, and a companion of each kind beside it. Says whether you covered 7x7.
fn twins(options: PatchworkOptions, seed: Seed, mut player: PlayerName) -> bool {
    let mut game = Patchwork::start(Kit::printed(), &options, seed).unwrap();
    let mut dice = seed.dice(SCRIPT, 0);
    let mut talk = seed.dice(SCRIPT, 1);
    let mut tables = Vec::new();
    for cards in [CardSource::Program, CardSource::Own] {
        for ring in [RingSource::Dealt, RingSource::Entered, RingSource::NextThree] {
            let options = CompanionOptions { game: options, cards, ring };
            let mut table = PatchworkCompanion::start(Kit::printed(), &options, seed).unwrap();
            if ring == RingSource::Entered {
                enter_ring(&mut table, &game, &mut talk);
            }
            assert_same(&table, &game);
            tables.push(table);
        }
    }
    while let Some(seat) = game.to_move() {
        let action = if game.is_automa(seat) {
            Action::Automa
        } else {
            player.decide(&game, &mut dice, &players::Limits::default()).unwrap()
        };
        let before = game.clone();
        let mut events = Vec::new();
        game.play(action, &mut events).unwrap();
        let covered = covers_a_block(game.filled(FIRST)) && !covers_a_block(before.filled(FIRST));
        for table in &mut tables {
            follow(table, &before, action, &events, &mut talk);
            if covered {
                say(table, "tile");
            }
            assert_same(table, &game);
            if game.leather_in_hand() == 0 {
                let levels = table.all_levels();
                assert_eq!(Some(levels), game.all_levels());
            }
        }
    }
    for table in &mut tables {
        assert_eq!(table.winner(), None);
        say(table, &format!("result {} {}", game.buttons(FIRST), game.empty_squares(FIRST)));
        assert_eq!(
            [FIRST, SECOND].map(|seat| table.score(seat)),
            [FIRST, SECOND].map(|seat| game.score(seat))
        );
        assert_eq!(table.winner(), game.winner());
        assert_eq!(table.legal().count(), 0);
    }
    covers_a_block(game.filled(FIRST))
}

#[test]
fn a_thousand_games_card_for_card() {
    covers!("companion.same-game", "companion.ring-entered", "companion.next-three", "companion.own-cards");
    let against: Vec<PatchworkOptions> =
        all_options().into_iter().filter(PatchworkOptions::has_automa).collect();
    for index in 0..1000 {
        twins(against[index % against.len()], Seed(7).child(index as u64), PlayerName::Random);
    }
}

#[test]
fn games_in_which_you_cover_the_block() {
    covers!("companion.tile");
    let against: Vec<PatchworkOptions> =
        all_options().into_iter().filter(PatchworkOptions::has_automa).collect();
    let covered = (0..40).filter(|&index| {
        twins(against[index % against.len()], Seed(8).child(index as u64), PlayerName::Greedy)
    });
    assert!(covered.count() > 3, "too few games show anything about the tile");
}
