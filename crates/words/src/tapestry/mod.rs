//! Tapestry in words.
//!
//! - `names`: seats, tracks, resources, buildings
//! - `effects`: the effect language; `counts`: what it counts and compares
//! - `things`: cards, tiles, spaces; `mats`: civilizations
//! - `guesses`: what of a game is not certain
//! - `news`: what happened, for the log
//! - `scene`: the same step by step
//! - `asks`: what the game waits for; `acts`: what can be done
//! - `why`: the reasons of the bots; `reasons`: what speaks for an act of a person
//! - `refused`: why something cannot be
//! - `tips`: tips for a first game; `tracks`: what a step costs
//! - `lesson`: the first game, step by step
//! - `voice`: all of it, as every game says it
//! - [`companion`]: the same beside a real table

mod acts;
mod asks;
pub mod companion;
mod counts;
mod effects;
mod guesses;
mod lesson;
mod mats;
mod names;
mod news;
mod reasons;
mod refused;
mod scene;
mod things;
mod tips;
mod tracks;
mod voice;
mod why;

pub use acts::{Group, act, group, part_effect};
pub use asks::{about, asked, waiting};
pub use effects::{cost, effect, hook_owner};
pub use guesses::{doubt, doubt_of_card, guesses};
pub use mats::{adjustment, civ_text, civilization, mat_text, wording};
pub use names::{
    COLUMNS, achievement_name, all_of, building_name, capital, counted, die_name, good_name, goods, hex_name,
    missing, plot_name, printed_name, seat_name, space_name, terrain_name, track_name, who,
};
pub use news::{event, line, news, result};
pub use reasons::whole;
pub use refused::illegal;
pub(crate) use refused::too_long;
pub use scene::{beat, bot_acting, event_hex, scene_parts, staged};
pub use things::{
    all_reserved, bonus, card, card_text, city, kind_of_card, landmark, landmark_card, landmark_goal,
    landmark_of, masterpiece, played, prerequisite, reserved, space, space_tile, tech, tile,
};
pub use tips::tip;
pub use tracks::tier_cost;
pub use why::{Why, about_key, pick_name, why, whys};
