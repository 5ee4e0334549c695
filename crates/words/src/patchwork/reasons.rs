//! Why an act is good: it is played on a copy, and what changes is told, the most telling first.
//!
//! How much a reason tells is guessed in hundredths of a point. The guess only orders the sentences; what is advised is the
//! players' business.

use kernel::{Game, Seat};
use patchwork::components::FINAL;
use patchwork::rules::score::{EMPTY, TILE};
use patchwork::{Action, Event, Patchwork, Squares, TileReason};

use super::patch_name;
use crate::{Arg, Words};

/// Reasons that are told.
const MOST: usize = 3;

/// The reasons for an act, which may be several decisions one after the other.
pub fn reasons(words: &Words, game: &Patchwork, act: &[Action]) -> Vec<String> {
    let (Some(first), Some(seat)) = (act.first(), game.to_move()) else { return Vec::new() };
    let (mut after, mut events) = (game.clone(), Vec::new());
    for action in act {
        if after.play(*action, &mut events).is_err() {
            break;
        }
    }
    let mut change = Change { words, seat, before: game, after, events, found: Vec::new() };
    change.find(*first);
    // A stable sort: of equals the one that was found first.
    change.found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    change.found.into_iter().take(MOST).map(|(_, text)| text).collect()
}

/// A whole act in a few words: "Take the patch for 2 buttons, 3 time".
pub fn whole(words: &Words, game: &Patchwork, action: Action) -> String {
    let say = |id: &str, args: &[(&str, Arg)]| words.say(id, args);
    match action {
        Action::Take { patch, at, .. } => {
            let name = game.kit().patches().get(usize::from(patch.0));
            let name = name.map_or_else(String::new, |patch| patch_name(words, patch));
            say("pw-whole-take", &[("patch", name.into()), ("at", at.to_string().into())])
        }
        Action::Advance => {
            let to = game.whose_turn().map_or(0, |seat| game.advance_target(seat));
            say("pw-whole-advance", &[("to", to.into())])
        }
        Action::Leather { at } => say("pw-whole-leather", &[("at", at.to_string().into())]),
        Action::Automa => words.text("pw-act-automa"),
    }
}

/// What an act changes for the one who does it.
struct Change<'a> {
    words: &'a Words,
    seat: Seat,
    before: &'a Patchwork,
    after: Patchwork,
    events: Vec<Event>,
    found: Vec<(i32, String)>,
}

impl Change<'_> {
    fn find(&mut self, first: Action) {
        self.happened();
        self.cloth(first);
        match first {
            Action::Take { patch, .. } => {
                let printed = self.before.kit().patch(patch).buttons;
                self.income_to_come(printed);
                self.turn_again();
                self.purse();
            }
            Action::Advance => {
                self.nothing_else();
                self.turn_again();
            }
            Action::Leather { .. } | Action::Automa => {}
        }
    }

    fn add(&mut self, weight: i32, id: &str, args: &[(&str, Arg)]) {
        let text = self.words.say(id, args);
        self.found.push((weight, text));
    }

    /// What came of it at once: buttons, leather patches, the special tile.
    fn happened(&mut self) {
        let seat = self.seat;
        for event in self.events.clone() {
            match event {
                Event::Advanced { seat: who, from, to } if who == seat => {
                    let count = to - from;
                    self.add(100 * i32::from(count), "pw-reason-advance", &[("count", count.into())]);
                }
                Event::Income { seat: who, mark, buttons } if who == seat && buttons > 0 => {
                    let args = [("mark", mark.into()), ("count", buttons.into())];
                    self.add(100 * i32::from(buttons), "pw-reason-income", &args);
                }
                Event::LeatherReached { seat: who, mark } if who == seat => {
                    self.add(220, "pw-reason-leather", &[("mark", mark.into())]);
                }
                Event::Tile { seat: who, reason: TileReason::Covered } if who == seat => {
                    self.add(100 * TILE, "pw-reason-tile", &[("points", TILE.into())]);
                }
                _ => {}
            }
        }
    }

    /// What is covered, and how the empty squares lie then.
    fn cloth(&mut self, first: Action) {
        let [old, new] = [self.before, &self.after].map(|game| !game.filled(self.seat));
        let covered = old.count().saturating_sub(new.count());
        if covered == 0 {
            return;
        }
        let points = covered as i32 * EMPTY;
        let args = [("count", covered.into()), ("points", points.into())];
        self.add(100 * points, "pw-reason-covers", &args);
        let (holes, were) = (pieces(new), pieces(old));
        if matches!(first, Action::Leather { .. }) && holes < were {
            self.add(90, "pw-reason-fills", &[]);
        } else if holes == 1 && new.count() > 1 {
            self.add(60, "pw-reason-whole", &[]);
        }
    }

    /// Printed buttons pay at every mark that is still ahead.
    fn income_to_come(&mut self, printed: u8) {
        let marks = self.before.kit().time_board.incomes(self.after.space(self.seat), FINAL);
        if printed > 0 && marks > 0 {
            let all = u32::from(printed) * u32::from(marks);
            let args = [("count", printed.into()), ("marks", marks.into()), ("all", all.into())];
            self.add(100 * all as i32, "pw-reason-buttons", &args);
        }
    }

    /// Whoever is behind goes on.
    fn turn_again(&mut self) {
        if self.after.whose_turn() == Some(self.seat) && self.after.leather_in_hand() == 0 {
            self.add(150, "pw-reason-again", &[]);
        }
    }

    fn purse(&mut self) {
        let left = self.after.buttons(self.seat);
        self.add(1, "pw-reason-leaves", &[("count", left.into())]);
    }

    /// Nothing that lies next can be taken.
    fn nothing_else(&mut self) {
        let offers = self.before.next_patches();
        let takes = |action: Action| matches!(action, Action::Take { .. });
        if !offers.is_empty() && !kernel::Legal::iter(&self.before.legal()).any(takes) {
            self.add(120, "pw-reason-nothing", &[]);
        }
    }
}

/// Into how many pieces the squares fall.
fn pieces(squares: Squares) -> u32 {
    let (mut left, mut count) = (squares, 0);
    while let Some(square) = left.nth(0) {
        let mut piece = Squares::only(square);
        loop {
            let wider = piece.spread() & squares;
            if wider == piece {
                break;
            }
            piece = wider;
        }
        left = left & !piece;
        count += 1;
    }
    count
}
