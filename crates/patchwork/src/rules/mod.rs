//! What is legal and what follows.
//!
//! - [`action`]: what the game waits for, and the answers
//! - [`legal`]: the legal answers, counted and never listed
//! - `play`: what an answer does
//! - [`score`]: points, ties, and the scores under all five levels
//! - [`event`]: what happened; [`illegal`]: why not

pub mod action;
pub mod event;
mod game;
pub mod illegal;
pub mod legal;
mod play;
pub mod score;
