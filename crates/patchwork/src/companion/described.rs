//! One turn of the Automa for a table described once.
//!
//! A described table is a few facts, one a line: `automa 10`, `you 13`, `next 4 12 31`, `card 3`. Order does not matter,
//! `#` begins a comment. `docs/positions.md` has the list with examples.

use arrayvec::ArrayVec;
use kernel::Options;
use kernel::companion::described::WrongLine;

use super::answer::{Answer, Stakes};
use crate::automa::Sight;
use crate::components::{FINAL, Kit, LeatherMarks, PatchId};
use crate::options::{LeatherReading, PatchworkOptions};

/// Who has the special tile, as far as people told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TileOwner {
    /// Nobody yet.
    #[default]
    Open,
    /// The person.
    You,
    /// The Automa.
    Automa,
}

/// What people said about the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Described {
    kit: &'static Kit,
    /// Level, edition and the reading for leather patches.
    pub options: PatchworkOptions,
    /// Where the Automa's token stands.
    pub automa: u8,
    /// Where the person's token stands.
    pub you: u8,
    /// The next patches clockwise from the pawn.
    pub next: ArrayVec<PatchId, 3>,
    /// The card that was drawn: its index in the kit.
    pub card: u8,
    /// Who has the special tile.
    pub tile: TileOwner,
    /// The leather patches that still lie on the time board.
    pub leather: LeatherMarks,
}

/// A description that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A line says something wrong.
    #[error(transparent)]
    Line(#[from] WrongLine),
    /// A fact is missing.
    #[error("the position does not say `{0}`; add a line such as `{1}`")]
    Missing(&'static str, &'static str),
    /// Facts that cannot be true together.
    #[error("this position cannot be: {0}")]
    Impossible(&'static str),
}

impl Described {
    /// Reads a description.
    pub fn parse(kit: &'static Kit, text: &str) -> Result<Described, PositionError> {
        let mut options = PatchworkOptions::default();
        let (mut automa, mut you, mut card, mut leather) = (None, None, None, None);
        let mut next: Option<ArrayVec<PatchId, 3>> = None;
        let mut tile = None;
        for (number, line) in text.lines().enumerate() {
            let said = line.split('#').next().unwrap_or_default().trim();
            let (key, value) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
            let value = value.trim();
            let wrong = |expected: String| WrongLine {
                line: number + 1,
                text: said.chars().take(60).collect(),
                expected,
            };
            let space = || value.parse::<u8>().ok().filter(|space| *space <= FINAL);
            match key {
                "" => {}
                "game" if value == "patchwork" => {}
                "automa" => automa = Some(space().ok_or_else(|| wrong("a space, 0 to 53".into()))?),
                "you" => you = Some(space().ok_or_else(|| wrong("a space, 0 to 53".into()))?),
                "card" => {
                    let index = value.parse().ok().and_then(|number| kit.find_card(number));
                    card = Some(index.ok_or_else(|| wrong("the printed number of one of the cards".into()))?);
                }
                "next" => {
                    let mut patches: ArrayVec<PatchId, 3> = ArrayVec::new();
                    for word in value.split_whitespace() {
                        let patch = kit.find_patch(word).filter(|patch| !patches.contains(patch));
                        let patch = patch.and_then(|patch| patches.try_push(patch).ok());
                        patch
                            .ok_or_else(|| wrong("up to three different patches by number or name".into()))?;
                    }
                    next = Some(patches);
                }
                "tile" => {
                    tile = Some(match value {
                        "open" => TileOwner::Open,
                        "you" => TileOwner::You,
                        "automa" => TileOwner::Automa,
                        _ => return Err(wrong("open, you or automa".into()).into()),
                    });
                }
                "leather-on" => {
                    let spaces: Option<Vec<u8>> = value
                        .split_whitespace()
                        .map(|word| word.parse().ok().filter(|space| *space <= FINAL))
                        .collect();
                    let spaces =
                        spaces.ok_or_else(|| wrong("spaces with a leather patch, 0 to 53".into()))?;
                    leather = Some(LeatherMarks::of(&spaces));
                }
                "level" | "edition" | "leather" => {
                    options.set(key, value).map_err(|error| wrong(error.to_string()))?;
                }
                _ => {
                    let known = "automa, you, next, card, tile, level, edition, leather or leather-on";
                    return Err(wrong(format!("one of {known}")).into());
                }
            }
        }
        let automa = automa.ok_or(PositionError::Missing("automa", "automa 10"))?;
        let you = you.ok_or(PositionError::Missing("you", "you 13"))?;
        let next = next.ok_or(PositionError::Missing("next", "next 4 12 31"))?;
        let card = card.ok_or(PositionError::Missing("card", "card 3"))?;
        if automa == FINAL {
            return Err(PositionError::Impossible("the Automa's token is on 53, so it takes no more turns"));
        }
        if automa > you {
            return Err(PositionError::Impossible(
                "the Automa's token is ahead of yours, so it is your turn",
            ));
        }
        // An Automa at its marker has the tile, or you had it before.
        let at_marker = automa >= kit.time_board.marker(options.level);
        let tile = tile.unwrap_or(if at_marker { TileOwner::Automa } else { TileOwner::Open });
        if at_marker && tile == TileOwner::Open {
            let why = "the Automa's token has reached its marker, so the special tile is not open any more";
            return Err(PositionError::Impossible(why));
        }
        // Unless told otherwise: what either token has passed is gone.
        let leather = leather.unwrap_or_else(|| {
            let all = kit.time_board.leather(options.edition);
            all.without(
                all.crossed(0, if options.leather == LeatherReading::Left { you } else { automa.max(you) }),
            )
        });
        Ok(Described { kit, options, automa, you, next, card, tile, leather })
    }

    /// What the Automa does.
    pub fn decide(&self) -> Answer {
        let stakes =
            Stakes { options: self.options, leather: self.leather, tile_open: self.tile == TileOwner::Open };
        Answer::of(self.kit, self, self.card, stakes)
    }

    /// The components.
    pub fn kit(&self) -> &'static Kit {
        self.kit
    }
}

impl Sight for Described {
    fn kit(&self) -> &Kit {
        self.kit
    }
    fn next(&self) -> ArrayVec<PatchId, 3> {
        self.next.clone()
    }
    fn automa_space(&self) -> u8 {
        self.automa
    }
    fn person_space(&self) -> u8 {
        self.you
    }
}
