//! One game under way, of any kind, behind one interface.

mod playing;

use kernel::{Dice, Role};
use players::{Limits, PlayerName};
use serde_json::Value;

use crate::errors::Refused;

pub use playing::{Playing, after, chosen, look};

/// How a seat sees the position: as the numbers themselves, or as floats for a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// `int16`.
    Ints,
    /// `float32`.
    Floats,
}

impl Encoding {
    /// By its name.
    pub fn of(name: &str) -> Result<Encoding, Refused> {
        match name {
            "int" => Ok(Encoding::Ints),
            "float" => Ok(Encoding::Floats),
            _ => Err(Refused::Argument("`encoding` is one of: int, float".to_owned())),
        }
    }
}

/// Where what is seen goes.
#[derive(Debug)]
pub enum Seen<'a> {
    /// As numbers.
    Ints(&'a mut [i16]),
    /// As floats.
    Floats(&'a mut [f32]),
}

/// Rows of what is seen.
#[derive(Debug)]
pub enum Rows {
    /// As numbers.
    Ints(Vec<i16>),
    /// As floats.
    Floats(Vec<f32>),
}

/// What some actions lead to, a row for each.
#[derive(Debug)]
pub struct After {
    /// The numbers of the actions.
    pub numbers: Vec<u32>,
    /// Whether the game is over then.
    pub over: Vec<bool>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// What the seat sees.
    pub seen: Rows,
}

/// A step of a game's story that a save cannot tell.
#[derive(Debug)]
pub enum Told {
    /// An action, as text.
    Played(String),
    /// Everything that this seat cannot see was drawn anew, from this seed.
    Imagined(u8, u64),
}

/// A game under way.
pub trait Held: Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The same again.
    fn duplicate(&self) -> Box<dyn Held>;
    /// Settings, each with its value.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The seed.
    fn seed(&self) -> u64;
    /// How many decisions were made.
    fn decisions(&self) -> usize;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who sits there.
    fn role(&self, seat: u8) -> Result<Role, Refused>;
    /// Whose decision is waited for.
    fn to_move(&self) -> Option<u8>;
    /// Whether a bot's turn is waited for.
    fn bots_turn(&self) -> bool;
    /// The points of every seat.
    fn scores(&self) -> Vec<i32>;
    /// Who won: several where the victory is shared.
    fn winners(&self) -> Vec<u8>;
    /// The checksum of the position.
    fn digest(&self) -> u64;
    /// Key numbers.
    fn facts(&self) -> Vec<(&'static str, i32)>;
    /// How many actions are legal.
    fn legal_count(&mut self) -> u32;
    /// The text of a legal action.
    fn legal_at(&mut self, index: u32) -> Option<String>;
    /// The numbers of all legal actions.
    fn legal_numbers(&mut self) -> Vec<u32>;
    /// Plays a legal action by its place in the list.
    fn play_index(&mut self, index: u32) -> Result<(), Refused>;
    /// Plays an action by its number.
    fn play_number(&mut self, number: u32) -> Result<(), Refused>;
    /// Plays an action by its text.
    fn play_text(&mut self, text: &str) -> Result<(), Refused>;
    /// The number of an action.
    fn number(&self, text: &str) -> Result<u32, Refused>;
    /// The text of a number.
    fn text(&self, number: u32) -> Result<String, Refused>;
    /// A 1 for every legal action.
    fn mask(&self, out: &mut [i8]);
    /// How many numbers and how many floats a seat sees.
    fn sizes(&self) -> (usize, usize);
    /// What a seat sees.
    fn observe(&self, seat: u8, out: Seen<'_>) -> Result<(), Refused>;
    /// What a player would do: the action's text; `None` when the game is over.
    fn decide(&self, player: PlayerName, dice: &mut Dice, limits: &Limits) -> Option<String>;
    /// The actions that are worth a look, the most promising first, each with the points that it promises.
    fn shortlist(&self, dice: &mut Dice) -> Vec<(u32, f32)>;
    /// What actions lead to: these, or all that are legal. With a seed, in a world that looks the same to the seat.
    fn after(
        &self,
        seat: u8,
        seed: Option<u64>,
        numbers: Option<&[u32]>,
        encoding: Encoding,
    ) -> Result<After, Refused>;
    /// A world that looks the same to a seat.
    fn imagine(&self, seat: u8, seed: u64) -> Result<Box<dyn Held>, Refused>;
    /// Whether every legal action has a number with these options.
    fn check_environment(&self) -> Result<(), Refused>;
    /// Everything a program needs to play, as in the JSON API.
    fn state(&self) -> Result<Value, Refused>;
    /// All decisions in words.
    fn log(&self) -> Result<Vec<String>, Refused>;
    /// The story of a game that no save can tell: the save of what came before, and every step from there on.
    fn story(&self) -> Result<(String, Vec<Told>), Refused>;
    /// The save file; with remarks for people.
    fn journal(&self, remarks: bool) -> Result<String, Refused>;
    /// Goes back to the position after so many decisions.
    fn rewind(&mut self, count: usize) -> Result<(), Refused>;
    /// The position as an SVG file.
    fn svg(&self) -> Result<String, Refused>;
}
