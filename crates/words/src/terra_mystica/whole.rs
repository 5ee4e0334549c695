//! A whole act in a few words, where the game asks for it in several decisions.

use kernel::{Game, Hex};
use terra_mystica::{Act, Action, Conversion, TerraMystica, Terrain};

use super::asks::act;
use super::names::{counted, hex_name, terrain_name};
use super::news::good_names;
use crate::Words;

/// A part of an act as people think of it.
enum Part {
    Burn(u32),
    Convert(Conversion, u32),
    Ground { hex: Hex, into: Option<Terrain>, built: bool },
    Other(String),
}

/// What is decided one after the other from this position, as one act: "Dig and build a dwelling on E7".
pub fn whole(words: &Words, game: &TerraMystica, actions: &[Action]) -> String {
    if let [only] = actions {
        return single(words, game, *only);
    }
    let parts = parts(words, game, actions);
    let told: Vec<String> = parts.iter().map(|part| say(words, game, part)).collect();
    let joined = told
        .into_iter()
        .reduce(|first, next| words.say("tm-whole-after", &[("first", first.into()), ("next", next.into())]));
    joined.unwrap_or_else(|| actions.first().map_or_else(String::new, |first| act(words, game, *first)))
}

fn single(words: &Words, game: &TerraMystica, action: Action) -> String {
    match action.act {
        Act::Build(hex) => words.say("tm-whole-build", &[("hex", hex_name(game, hex).into())]),
        _ => act(words, game, action),
    }
}

fn parts(words: &Words, game: &TerraMystica, actions: &[Action]) -> Vec<Part> {
    let mut at = game.clone();
    let mut parts: Vec<Part> = Vec::new();
    for action in actions {
        match (action.act, parts.last_mut()) {
            // The end of a turn goes without saying.
            (Act::Done, Some(_)) => {}
            (Act::Burn, Some(Part::Burn(count))) => *count += 1,
            (Act::Burn, _) => parts.push(Part::Burn(1)),
            (Act::Convert(what), Some(Part::Convert(same, times))) if *same == what => *times += 1,
            (Act::Convert(what), _) => parts.push(Part::Convert(what, 1)),
            (Act::Dig(hex), Some(Part::Ground { hex: same, built: false, .. })) if *same == hex => {}
            (Act::Dig(hex), _) => parts.push(Part::Ground { hex, into: None, built: false }),
            (Act::Into(terrain), Some(Part::Ground { into, .. })) => *into = Some(terrain),
            (Act::Build(hex), Some(Part::Ground { hex: same, built, .. })) if *same == hex => *built = true,
            _ => parts.push(Part::Other(single(words, &at, *action))),
        }
        if at.play(*action, &mut ()).is_err() {
            break;
        }
    }
    parts
}

fn say(words: &Words, game: &TerraMystica, part: &Part) -> String {
    match part {
        Part::Burn(count) => words.say("tm-whole-burn", &[("count", (*count).into())]),
        Part::Convert(what, times) => {
            let ((paid, got), (from, to)) = (what.rate(game.kit()), good_names(*what));
            let counted = |name, each: u8| counted(words, name, u32::from(each) * times);
            let args = [("paid", counted(from, paid).into()), ("got", counted(to, got).into())];
            words.say("tm-whole-convert", &args)
        }
        Part::Ground { hex, built: true, .. } => {
            words.say("tm-whole-dig-build", &[("hex", hex_name(game, *hex).into())])
        }
        Part::Ground { hex, into, .. } => {
            let home = game.to_move().map(|seat| game.player(seat).home);
            let terrain = into.or(home).map_or_else(String::new, |terrain| terrain_name(words, terrain));
            words.say("tm-whole-dig", &[("hex", hex_name(game, *hex).into()), ("terrain", terrain.into())])
        }
        Part::Other(text) => text.clone(),
    }
}
