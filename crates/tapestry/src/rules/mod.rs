//! What is legal and what follows.

pub mod action;
pub mod bounds;
mod city;
pub mod event;
mod game;
mod guesses;
pub mod illegal;
mod imagine;
pub mod income;
pub mod legal;
mod play;
pub mod points;
pub mod preview;
mod setup;
pub mod terms;
mod turn;

pub(crate) use city::spots;
pub(crate) use turn::tier;
