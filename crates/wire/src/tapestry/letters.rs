//! A map as text.

use kernel::Hex;
use tapestry::Tapestry;
use tapestry::state::{ItemKind, Territory};

/// The map in letters: its name, then one letter a hex. `.` is unexplored, `a` to `e` belongs to a seat, `p` is printed
/// land, `x` an explored tile.
pub fn letters(game: &Tapestry) -> String {
    let letter = |hex: Hex| {
        let site = game.site(hex);
        let held = site.items.iter().find(|item| !item.toppled && item.kind != ItemKind::Token);
        match (site.territory(), held) {
            (_, Some(item)) => char::from(b'a' + item.seat.min(4)),
            (Territory::Unexplored, None) => '.',
            (Territory::Printed, None) => 'p',
            (_, None) => 'x',
        }
    };
    format!("{}:{}", game.map().id, game.map().grid.all().iter().map(letter).collect::<String>())
}
