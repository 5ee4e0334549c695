//! One battery of tests for every game.
//!
//! - [`battery`]: what every [`Game`](kernel::Game) must do: finish, offer what it accepts, replay, read what it
//!   writes, and hide what is hidden
//! - [`coverage`]: every rule of a game's `data/rules.toml` is named by a test; [`covers!`] names them
//! - [`edges`]: numbers at the edges, wherever a text may hold one
//! - [`mod@evening`]: what is said at a real table, in files for the program's own tests
//! - [`golden`]: whole games in files, compared byte for byte
//! - [`shared_victory`]: a game that several seats won together
//! - [`postgres`]: a real `PostgreSQL` server, stopped and removed at the end
//!
//! For tests only: everything in here panics where something is wrong.

pub mod battery;
pub mod coverage;
pub mod edges;
pub mod evening;
pub mod golden;
#[cfg(unix)]
pub mod postgres;
mod shared_victory;

pub use battery::Battery;
pub use coverage::rules_have_tests;
pub use evening::evening;
pub use golden::Golden;
pub use shared_victory::shared_victory;
