//! `let`: a player takes over the seat at the keyboard, once or from now on.

use players::{Level, PlayerName};

use super::sitting::{Refused, Sitting, Taken, Told};

/// Does what `let` and its words ask for; says what came of it. What others do meanwhile is told move by move.
pub fn said<G: Told>(
    sitting: &mut Sitting<G>,
    rest: &str,
    tell: &mut dyn FnMut(&str),
) -> anyhow::Result<String> {
    let mut parts = rest.split_whitespace();
    let (name, on) = (parts.next(), parts.next());
    if name == Some("person") {
        sitting.let_person();
        return Ok(sitting.words().text("hint-let-back"));
    }
    let player = match name {
        None => PlayerName::Level(Level::Strong),
        Some(name) => match name.parse() {
            Ok(player) => player,
            Err(error) => return Ok(format!("{error}")),
        },
    };
    let (taken, says) = match on {
        None => match sitting.let_once(player, tell) {
            Err(Refused::NotNow) => return Ok(sitting.words().text("lesson-not-now")),
            taken => (taken?, ("hint-let-done", "what")),
        },
        Some("on") => (sitting.let_on(player, tell)?, ("hint-let-on", "player")),
        Some(_) => return Ok(sitting.words().text("hint-let-help")),
    };
    let words = sitting.words();
    Ok(match taken {
        Taken::Over(what) => words.say(says.0, &[(says.1, what.into())]),
        Taken::Nobody => words.text("hint-let-nobody"),
        Taken::Stopped => words.text("hint-let-stopped"),
    })
}
