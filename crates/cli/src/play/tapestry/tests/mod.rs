//! Keys in, screens out.

mod games;
mod panes;
mod screens;

use tapestry::Tapestry;

use crate::play::screen::App;
use crate::play::screen::app::Waits;
use crate::play::screen::testing::press;

type Screen = App<Tapestry>;

/// Takes the first that can be done until this holds, or the game is over.
fn play_until(app: &mut Screen, holds: impl Fn(&Screen) -> bool) {
    for _ in 0..2_000 {
        press(app, "esc esc");
        if app.waits() == Waits::Over || holds(app) {
            return;
        }
        press(app, "home enter");
        let stays = app.sitting.session().at();
        for _ in 0..12 {
            if app.sitting.session().at() > stays || app.message.is_none() {
                break;
            }
            press(app, "down enter");
        }
    }
    panic!("it never happens");
}
