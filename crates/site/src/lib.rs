//! What answers a request: the pages and the JSON API, over `table`, `draw` and `words`.
//!
//! There are no sockets, files, threads, clocks and no randomness here: whoever runs it brings them along ([`host`]). The server
//! does, and the app in the browser.
//!
//! - [`app`]: what all requests share; [`host`]: what the surroundings bring; [`router`]: all routes
//! - [`context`]: language, theme and text size of a request, and where on its host it is
//! - [`kind`]: the kinds of tables there are, and what each must bring
//! - [`service`]: what can be done with tables, for pages and API alike; [`problem`]: what can go wrong
//! - [`saves`]: tables that come and go as texts
//! - [`career`]: the results of finished games
//! - [`room`]: how much is kept
//! - [`thought`]: advice, and a player who decides for a person; [`reviews`]: what decisions were worth
//! - [`pages`]: the pages; every action works as a plain form
//! - [`api`]: the same as JSON
//! - [`assets`]: style, script, icons
//! - [`dress`]: what is wrong before a page is reached

pub mod api;
pub mod app;
pub mod assets;
pub mod called;
pub mod career;
pub mod context;
pub mod dress;
pub mod host;
pub mod kind;
pub mod pages;
pub mod problem;
pub mod reviews;
pub mod room;
mod routes;
pub mod saves;
pub mod service;
pub mod thought;

pub use app::App;
pub use host::{Host, Visitor};
pub use routes::router;
