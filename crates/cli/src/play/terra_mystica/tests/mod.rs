//! Keys in, screens out.

mod games;
mod panes;
mod screens;

use terra_mystica::TerraMystica;

use crate::play::screen::App;
use crate::play::screen::app::Waits;
use crate::play::screen::testing::press;

type Screen = App<TerraMystica>;

/// Follows hints until this many decisions are made, or the game is over.
fn play_on(app: &mut Screen, decisions: usize) {
    for _ in 0..decisions * 2 {
        if app.waits() == Waits::Over || app.sitting.session().at() >= decisions {
            break;
        }
        press(app, "esc h enter");
    }
    press(app, "esc esc");
}
