//! Terra Mystica in words.
//!
//! - `names`: seats, factions, terrains, goods
//! - `news`: what happened, for the log
//! - `scene`: the same step by step
//! - `why`: the reasons of the Automa
//! - `asks`: what the game waits for, and what can be done
//! - `whole`, `reasons`: a whole act, and what speaks for it
//! - `terms`: what an act costs and brings, and what is to be done
//! - `things`: cards and tiles
//! - `refused`: why something cannot be
//! - `lesson`: the first game, step by step
//! - `tips`: tips for a first game
//! - `voice`: all of it, as every game says it
//! - [`pictures`]: what is written in the drawings
//! - [`companion`]: the same beside a real table

mod asks;
pub mod companion;
mod lesson;
mod names;
mod news;
pub mod pictures;
mod reasons;
mod refused;
mod scene;
mod terms;
mod things;
mod tips;
mod voice;
mod whole;
mod why;

pub use asks::{Group, act, group, waiting};
use names::of_seat;
pub use names::{
    all_of, bridge_name, capital, counted, cult_name, faction_name, goods, hex_name, seat_name,
    structure_name, terrain_name, who,
};
pub(crate) use news::won;
pub use news::{deed, deed_without_cards, event, final_score, line, result, scored};
pub use reasons::reasons;
pub use refused::illegal;
pub use scene::{event_hex, final_beats, round_begun, turn_beats};
pub use terms::{change, paid, terms, todo};
pub use things::{
    bonus, bonus_does, decision_card, faction, faction_card, favour, favour_does, final_tile, power,
    power_does, scoring, scoring_does, special, town, town_does,
};
pub use whole::whole;
pub use why::{Why, about_key, pick_name, why, whys};
