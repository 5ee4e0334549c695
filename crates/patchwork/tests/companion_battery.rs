//! The battery that every game passes, for the companion; and wild talk, which must never do harm.

use kernel::{Dice, Game, Legal, Notation, Purpose, Seat, Seed};
use patchwork::companion::{
    CardSource, Cards, CompanionAction, CompanionOptions, Fix, Patches, PatchworkCompanion, RingSource,
    TileOwner,
};
use patchwork::components::LeatherMarks;
use patchwork::rules::score::AutomaHeap;
use patchwork::{DeckName, FIRST, Kit, LeatherReading, Level, PatchId, SECOND};
use testkit::battery::bytes;
use testkit::{Battery, covers};

const TALK: Purpose = Purpose::new("wild talk");

/// Any answer, and mostly not the one that is wanted. What may be said at any time, or in many ways, is left out.
fn any_action(_: &PatchworkCompanion, dice: &mut Dice) -> CompanionAction {
    let patch = PatchId(dice.below(34) as u8);
    let one = Patches::of([patch]).unwrap();
    match dice.below(6) {
        0 => CompanionAction::Advance,
        1 => CompanionAction::Automa,
        2 => CompanionAction::Card(dice.below(26) as u8),
        3 => CompanionAction::Next(one),
        4 => CompanionAction::Ring(one),
        _ => CompanionAction::Take(patch),
    }
}

/// Everything that lies open on the table: neither the seed nor the order of the cards.
fn visible(game: &PatchworkCompanion, _: Seat) -> String {
    let cards =
        (game.cards_seen(), game.cards_left(), game.cards_aside(), game.next_back(), game.possible_cards());
    let automa =
        (game.automa_buttons(), game.automa_heap(), game.automa_turns(), game.tile(), game.leather());
    let rest = (game.options(), game.reckoned(), game.told(), game.played(), game.assumptions());
    let table =
        ([FIRST, SECOND].map(|seat| (game.space(seat), game.score(seat))), game.on_top(), game.ring());
    format!("{table:?} {automa:?} {cards:?} {rest:?} {:?} {:?}", game.decision(), game.all_levels())
}

fn all_kinds() -> Vec<CompanionOptions> {
    let mut all = Vec::new();
    for cards in [CardSource::Program, CardSource::Own] {
        for ring in [RingSource::Dealt, RingSource::Entered, RingSource::NextThree] {
            all.push(CompanionOptions { cards, ring, ..CompanionOptions::default() });
        }
    }
    all
}

#[test]
fn the_battery() {
    covers!("companion.asks", "companion.own-cards", "companion.next-three", "companion.ring-entered");
    for mut options in all_kinds() {
        if options.ring == RingSource::NextThree {
            options.game.deck = DeckName::Tactical;
            options.game.leather = LeatherReading::Left;
            options.game.level = Level::V;
        }
        Battery::<PatchworkCompanion> { kit: Kit::printed(), options, games: 4, any_action, visible }.run();
    }
}

fn some_patches(dice: &mut Dice, game: &PatchworkCompanion) -> Patches {
    let count = dice.below(5);
    let near = |dice: &mut Dice| dice.pick(game.ring()).copied();
    let any = |dice: &mut Dice| PatchId(dice.below(34) as u8);
    let list = (0..count).map(|_| if dice.one_in(2) { any(dice) } else { near(dice).unwrap_or(PatchId(1)) });
    Patches::of(list.collect::<Vec<_>>()).unwrap()
}

/// Anything that can be said at all.
fn wild(game: &PatchworkCompanion, dice: &mut Dice) -> CompanionAction {
    let seat = Seat(dice.below(2) as u8);
    let patches = some_patches(dice, game);
    let cards = Cards::of((0..dice.below(13)).map(|_| dice.below(25) as u8).collect::<Vec<_>>()).unwrap();
    CompanionAction::Fix(match dice.below(18) {
        0 => Fix::Space(seat, dice.below(60) as u8),
        1 => Fix::OnTop(seat),
        2 => Fix::Buttons(dice.below(1100) as u16),
        3 => {
            let [patches, with_buttons, printed] = [(); 3].map(|()| dice.below(40) as u8);
            Fix::Heap(AutomaHeap { patches, with_buttons, printed })
        }
        4 => Fix::Tile([TileOwner::Open, TileOwner::You, TileOwner::Automa][dice.below(3) as usize]),
        5 => Fix::Next(patches),
        6 => Fix::Ring(patches),
        7 => Fix::Gone(patches),
        8 => Fix::Back(patches),
        9 => Fix::Seen(cards),
        10 => Fix::Aside(dice.below(4) as u8),
        11 => Fix::Leather(LeatherMarks::of(&[dice.below(60) as u8, 38])),
        12 => return CompanionAction::Tile,
        13 => return CompanionAction::Next(patches),
        14 => return CompanionAction::Ring(patches),
        15 => {
            return CompanionAction::Result { buttons: dice.below(1100) as u16, empty: dice.below(90) as u8 };
        }
        _ => return any_action(game, dice),
    })
}

#[test]
fn wild_talk_does_no_harm() {
    covers!("companion.fix");
    let kinds = all_kinds();
    let (mut accepted, mut refused) = (0, 0);
    for index in 0..300 {
        let seed = Seed(9).child(index as u64);
        let mut dice = seed.dice(TALK, 0);
        let mut game = PatchworkCompanion::start(Kit::printed(), &kinds[index % kinds.len()], seed).unwrap();
        for _ in 0..150 {
            let before = bytes(&game);
            let action = wild(&game, &mut dice);
            let mut events = Vec::new();
            match game.play(action, &mut events) {
                Ok(()) => {
                    accepted += 1;
                    assert!(!events.is_empty() && bytes(&game) != before, "{action:?}");
                }
                Err(error) => {
                    refused += 1;
                    assert!(bytes(&game) == before && events.is_empty(), "{action:?} left a trace: {error}");
                }
            }
            let seen = game.cards_seen().len() as u8 + game.cards_left() + game.cards_aside();
            assert_eq!(seen, 12, "cards are neither lost nor made");
            assert!(game.ring().len() <= usize::from(game.ring_len()) && game.cards_left() > 0);
            assert_eq!(game.decision().is_some(), game.legal().count() > 0);
            for offered in game.legal().iter() {
                assert_eq!(game.read(&game.write(offered)), Ok(offered));
                game.clone().play(offered, &mut ()).unwrap_or_else(|error| panic!("{offered:?}: {error}"));
            }
            // Whatever was said, the game can be played on.
            if dice.one_in(3)
                && let Some(offered) = game.legal().pick(&mut dice)
            {
                game.play(offered, &mut ()).unwrap();
            }
        }
    }
    assert!(accepted > 5_000 && refused > 5_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn wrong_lines_say_what_is_expected() {
    let game = PatchworkCompanion::start(Kit::printed(), &CompanionOptions::default(), Seed(1)).unwrap();
    for (line, expected) in [
        ("you", "you advance"),
        ("you take", "1st"),
        ("you take 33", "1st"),
        ("you take 31 r0 a1", "1st"),
        ("next 4 99", "next 4 12 31"),
        ("card", "printed number"),
        ("card 25", "printed number"),
        ("card -1", "printed number"),
        ("result 14", "result 14 5"),
        ("fix", "you-space"),
        ("fix you-space", "you-space"),
        ("fix you-space 54", "you-space"),
        ("fix tile me", "open|you|automa"),
        ("fix on-top", "on-top you|automa"),
        ("fix leather-on 99", "leather-on"),
        ("tile please", "tile"),
        ("automa automa", "automa"),
        ("42", "you advance"),
    ] {
        let error = game.read(line).expect_err(line);
        assert!(error.expected.contains(expected), "`{line}`: {error}");
    }
    let first = game.next_known()[0];
    for line in ["take 1st", "you take first", &format!("  you   take {}  ", first.0)] {
        assert_eq!(game.read(line), Ok(CompanionAction::Take(first)), "{line}");
    }
    // As people see the name, without its number of squares: where only one within reach is called so.
    let mut game = game;
    let fixed = game.read("fix ring 31 4 12 16 0").unwrap();
    game.play(fixed, &mut ()).unwrap();
    assert_eq!(game.read("you take aitch"), Ok(CompanionAction::Take(PatchId(31))));
    assert_eq!(game.read("you take tee"), Ok(CompanionAction::Take(PatchId(4))));
    let fixed = game.read("fix ring 31 4 16 0").unwrap();
    game.play(fixed, &mut ()).unwrap();
    assert!(game.read("you take tee").is_err() && game.read("you take tee4").is_ok());
}
