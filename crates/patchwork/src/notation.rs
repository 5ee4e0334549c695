//! Actions as text, both ways.
//!
//! - `advance`
//! - `take 31 f2 c4`: patch 31 (or its nickname), flipped and turned twice, the top left of its box on c4. `r0` to `r3`
//!   are quarter turns clockwise of the printed shape, `f0` to `f3` the same after flipping it left to right.
//! - `leather e5`
//! - `automa`: the Automa takes its turn

use kernel::Notation;
use kernel::game::NotationError;

use crate::components::Patch;
use crate::rules::action::Action;
use crate::state::Patchwork;

const EXPECTED: &str = "`advance`, `take PATCH r0|r1|r2|r3|f0|f1|f2|f3 SQUARE` such as `take 31 f2 c4`, \
                        `leather SQUARE` or `automa`";

/// The first of the eight ways to hold a patch that gives this outline: `r0` to `f3`.
pub fn hold_name(patch: &Patch, outline: u8) -> &'static str {
    const NAMES: [&str; 8] = ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"];
    let hold = patch.holds.iter().position(|&known| known == outline).unwrap_or(0);
    NAMES[hold]
}

fn outline_of(patch: &Patch, hold: &str) -> Option<u8> {
    let &[face, turns] = hold.as_bytes() else { return None };
    let turns = turns.wrapping_sub(b'0');
    let face = match face {
        b'r' => 0,
        b'f' => 4,
        _ => return None,
    };
    if turns < 4 { patch.holds.get((face + turns) as usize).copied() } else { None }
}

impl Notation for Patchwork {
    fn write(&self, action: Action) -> String {
        match action {
            Action::Advance => "advance".to_owned(),
            Action::Take { patch, outline, at } => {
                format!("take {} {} {at}", patch.0, hold_name(self.kit.patch(patch), outline))
            }
            Action::Leather { at } => format!("leather {at}"),
            Action::Automa => "automa".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Action, NotationError> {
        let mut words = text.split_whitespace();
        let words: [Option<&str>; 5] = std::array::from_fn(|_| words.next());
        let action = match words {
            [Some("advance"), None, ..] => Some(Action::Advance),
            [Some("automa"), None, ..] => Some(Action::Automa),
            [Some("leather"), Some(at), None, ..] => at.parse().ok().map(|at| Action::Leather { at }),
            [Some("take"), Some(patch), Some(hold), Some(at), None] => {
                self.kit.find_patch(patch).and_then(|patch| {
                    let outline = outline_of(self.kit.patch(patch), hold)?;
                    Some(Action::Take { patch, outline, at: at.parse().ok()? })
                })
            }
            _ => None,
        };
        action.ok_or_else(|| NotationError { text: text.chars().take(60).collect(), expected: EXPECTED })
    }
}
