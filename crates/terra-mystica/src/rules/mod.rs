//! What is legal and what follows.
//!
//! A turn is a row of small decisions: the main action, its parts, conversions in between, and `done`. Each act
//! has a `check_...` that says whether and why not, and a twin that does it; [`legal`] offers what the checks let
//! through.

pub mod action;
pub(crate) mod build;
pub mod convert;
mod cult;
mod end;
pub mod event;
mod game;
pub mod illegal;
mod leech;
pub mod legal;
mod pass;
mod play;
mod reach;
mod record;
mod round;
mod setup;
pub(crate) mod special;
pub mod terms;
mod terraform;
mod town;
