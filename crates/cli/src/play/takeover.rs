//! `let`: a player takes over the seat at the keyboard, once or from now on.

use players::{Mcts, PlayerName};

use super::sitting::{Sitting, Told};

/// Does what `let` and its words ask for; says what came of it.
pub fn said<G: Told>(sitting: &mut Sitting<G>, rest: &str) -> anyhow::Result<String> {
    let mut parts = rest.split_whitespace();
    let (name, on) = (parts.next(), parts.next());
    if name == Some("person") {
        sitting.let_person();
        return Ok(sitting.words().text("hint-let-back"));
    }
    let player = match name {
        None => PlayerName::Mcts(Mcts::iterations_of(G::HINT)),
        Some(name) => match name.parse() {
            Ok(player) => player,
            Err(error) => return Ok(format!("{error}")),
        },
    };
    let said = match on {
        None => match sitting.let_once(player)? {
            Some(what) => sitting.words().say("hint-let-done", &[("what", what.into())]),
            None => sitting.words().text("hint-let-nobody"),
        },
        Some("on") => {
            if sitting.let_on(player)? {
                sitting.words().say("hint-let-on", &[("player", player.to_string().into())])
            } else {
                sitting.words().text("hint-let-nobody")
            }
        }
        Some(_) => sitting.words().text("hint-let-help"),
    };
    Ok(said)
}
