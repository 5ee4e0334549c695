//! What is said as text, both ways.
//!
//! - `you advance`, `you take 31`, `you take aitch`, `you take 2nd`; `you` may be left out
//! - `automa`: the program draws; `card 7`: I drew card 7
//! - `next 4 12 31`, `ring 5 7 ...`: patches clockwise from the pawn, by number or nickname
//! - `tile`: I covered 7x7; `result 14 5`: my buttons and empty squares, `result` alone: as reckoned
//! - `fix you-space 20`, `fix automa-space 23`, `fix on-top automa`, `fix automa-buttons 7`, `fix automa-heap 5 3 6` (patches,
//!   with buttons, printed), `fix tile open|you|automa`, `fix next 4 12 31`, `fix ring ...`, `fix gone 4`, `fix back 4`,
//!   `fix seen 3 7`, `fix aside 0`, `fix leather-on 38 44`

use kernel::game::NotationError;
use kernel::{Notation, Seat};

use super::action::{Cards, Patches};
use super::action::{CompanionAction, Fix};
use super::described::TileOwner;
use super::table::PatchworkCompanion;
use crate::components::{FINAL, LeatherMarks, PatchId};
use crate::rules::score::AutomaHeap;
use crate::{FIRST, SECOND};

const ANY: &str = "`you advance`, `you take PATCH`, `automa`, `card NUMBER`, `next PATCHES`, `ring PATCHES`, `tile`, \
                   `result BUTTONS EMPTY` or `fix FACT VALUE`";
const TAKE: &str = "`you take` and a patch by number, by name, or `1st`, `2nd`, `3rd` where it is known";
const PATCH_LIST: &str = "different patches by number or name, such as `next 4 12 31`";
const CARD: &str = "`card` and the printed number of a card of this deck";
const RESULT: &str = "`result` with your buttons and your empty squares, such as `result 14 5`";
const FIX: &str = "a fact: `fix you-space N`, `fix automa-space N`, `fix on-top you|automa`, `fix automa-buttons N`, \
                   `fix automa-heap PATCHES WITH-BUTTONS PRINTED`, `fix tile open|you|automa`, `fix next PATCHES`, \
                   `fix ring PATCHES`, `fix gone PATCHES`, `fix back PATCHES`, `fix seen CARDS`, `fix aside 0|2` or \
                   `fix leather-on SPACES`";

impl PatchworkCompanion {
    fn patches(&self, words: &[&str]) -> Option<Patches> {
        let patches: Option<Vec<PatchId>> = words.iter().map(|word| self.kit.find_patch(word)).collect();
        Patches::of(patches?)
    }

    fn card_called(&self, word: &str) -> Option<u8> {
        self.kit.find_card(word.parse().ok()?)
    }

    /// A patch by its number, its name, or its place where that is known. Of the name the number of squares may be left
    /// out, as people see it, where only one patch within reach is called so.
    fn patch_called(&self, word: &str) -> Option<PatchId> {
        let place = match word {
            "1st" | "first" => 0,
            "2nd" | "second" => 1,
            "3rd" | "third" => 2,
            _ => return self.kit.find_patch(word).or_else(|| self.within_reach_called(word)),
        };
        self.next_known().get(place).copied()
    }

    fn within_reach_called(&self, word: &str) -> Option<PatchId> {
        let reach = self.within_reach();
        let mut called = reach.iter().copied().filter(|&patch| {
            let name = &self.kit.patch(patch).name;
            name.chars().filter(|letter| !letter.is_ascii_digit()).eq(word.chars())
        });
        let first = called.next();
        if called.next().is_none() { first } else { None }
    }

    fn read_fix(&self, words: &[&str]) -> Option<Fix> {
        Some(match words {
            ["you-space", space] => Fix::Space(FIRST, space_of(space)?),
            ["automa-space", space] => Fix::Space(SECOND, space_of(space)?),
            ["on-top", who] => Fix::OnTop(seat_of(who)?),
            ["automa-buttons", buttons] => Fix::Buttons(buttons.parse().ok()?),
            ["automa-heap", patches, with_buttons, printed] => Fix::Heap(AutomaHeap {
                patches: patches.parse().ok()?,
                with_buttons: with_buttons.parse().ok()?,
                printed: printed.parse().ok()?,
            }),
            ["tile", "open"] => Fix::Tile(TileOwner::Open),
            ["tile", "you"] => Fix::Tile(TileOwner::You),
            ["tile", "automa"] => Fix::Tile(TileOwner::Automa),
            ["next", patches @ ..] => Fix::Next(self.patches(patches)?),
            ["ring", patches @ ..] => Fix::Ring(self.patches(patches)?),
            ["gone", patches @ ..] => Fix::Gone(self.patches(patches)?),
            ["back", patches @ ..] => Fix::Back(self.patches(patches)?),
            ["seen", cards @ ..] => {
                let cards: Option<Vec<u8>> = cards.iter().map(|word| self.card_called(word)).collect();
                Fix::Seen(Cards::of(cards?)?)
            }
            ["aside", count] => Fix::Aside(count.parse().ok()?),
            ["leather-on", spaces @ ..] => {
                let spaces: Option<Vec<u8>> = spaces.iter().map(|word| space_of(word)).collect();
                Fix::Leather(LeatherMarks::of(&spaces?))
            }
            _ => return None,
        })
    }

    fn write_fix(&self, fix: Fix) -> String {
        let numbers = |numbers: &mut dyn Iterator<Item = u8>| {
            numbers.fold(String::new(), |text, number| format!("{text} {number}"))
        };
        let value = match fix {
            Fix::OnTop(seat) => format!(" {}", seat_word(seat)),
            Fix::Buttons(buttons) => format!(" {buttons}"),
            Fix::Heap(heap) => numbers(&mut [heap.patches, heap.with_buttons, heap.printed].into_iter()),
            Fix::Tile(TileOwner::Open) => " open".to_owned(),
            Fix::Tile(TileOwner::You) => " you".to_owned(),
            Fix::Tile(TileOwner::Automa) => " automa".to_owned(),
            Fix::Next(patches) | Fix::Ring(patches) | Fix::Gone(patches) | Fix::Back(patches) => {
                numbers(&mut patches.iter().map(|patch| patch.0))
            }
            Fix::Seen(cards) => numbers(&mut cards.iter().map(|card| self.card_number(*card))),
            Fix::Space(_, number) | Fix::Aside(number) => format!(" {number}"),
            Fix::Leather(marks) => numbers(&mut marks.iter()),
        };
        format!("{}{value}", fix.key())
    }

    fn card_number(&self, card: u8) -> u8 {
        self.kit.cards().get(card as usize).map_or(0, |card| card.number)
    }
}

fn space_of(word: &str) -> Option<u8> {
    word.parse().ok().filter(|space| *space <= FINAL)
}

fn seat_of(word: &str) -> Option<Seat> {
    [FIRST, SECOND].into_iter().find(|seat| seat_word(*seat) == word)
}

fn seat_word(seat: Seat) -> &'static str {
    if seat == FIRST { "you" } else { "automa" }
}

fn list(key: &str, patches: &[PatchId]) -> String {
    patches.iter().fold(key.to_owned(), |text, patch| format!("{text} {}", patch.0))
}

impl Notation for PatchworkCompanion {
    fn write(&self, action: CompanionAction) -> String {
        match action {
            CompanionAction::Advance => "you advance".to_owned(),
            CompanionAction::Take(patch) => format!("you take {}", patch.0),
            CompanionAction::Next(patches) => list("next", &patches),
            CompanionAction::Ring(patches) => list("ring", &patches),
            CompanionAction::Automa => "automa".to_owned(),
            CompanionAction::Card(card) => format!("card {}", self.card_number(card)),
            CompanionAction::Tile => "tile".to_owned(),
            CompanionAction::Result { buttons, empty } => format!("result {buttons} {empty}"),
            CompanionAction::Fix(fix) => format!("fix {}", self.write_fix(fix)),
        }
    }

    fn read(&self, text: &str) -> Result<CompanionAction, NotationError> {
        // A ring is the longest line; whatever is longer is none of ours.
        const LONGEST: usize = 64;
        let words: Vec<&str> = text.split_whitespace().take(LONGEST).collect();
        let words = match words[..] {
            ["you", ..] => &words[1..],
            _ => &words[..],
        };
        let (action, expected) = match *words {
            ["advance"] => (Some(CompanionAction::Advance), ANY),
            ["take", patch] => (self.patch_called(patch).map(CompanionAction::Take), TAKE),
            ["take", ..] => (None, TAKE),
            ["next", ref patches @ ..] => (self.patches(patches).map(CompanionAction::Next), PATCH_LIST),
            ["ring", ref patches @ ..] => (self.patches(patches).map(CompanionAction::Ring), PATCH_LIST),
            ["automa"] => (Some(CompanionAction::Automa), ANY),
            ["card", number] => (self.card_called(number).map(CompanionAction::Card), CARD),
            ["card", ..] => (None, CARD),
            ["tile"] => (Some(CompanionAction::Tile), ANY),
            ["result"] => {
                let reckoned = self.reckoned();
                (Some(CompanionAction::Result { buttons: reckoned.buttons, empty: reckoned.empty }), RESULT)
            }
            ["result", buttons, empty] => {
                let numbers = buttons.parse().ok().zip(empty.parse().ok());
                (numbers.map(|(buttons, empty)| CompanionAction::Result { buttons, empty }), RESULT)
            }
            ["result", ..] => (None, RESULT),
            ["fix", ref fact @ ..] => (self.read_fix(fact).map(CompanionAction::Fix), FIX),
            _ => (None, ANY),
        };
        action.ok_or_else(|| NotationError { text: text.chars().take(60).collect(), expected })
    }
}
