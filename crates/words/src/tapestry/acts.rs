//! What can be done.

use kernel::{Game, Seat};
use tapestry::components::effect::{Bonus, Cost, Effect, EffectId};
use tapestry::state::Task;
use tapestry::{Act, Action, Die, Hook, Step, Tapestry, Track, Waiting};

use super::asks::about;
use super::effects::effect;
use super::mats::civ_text;
use super::names::{
    building_name, capital, die_name, goods, hex_name, plot_name, printed_name, seat_name, track_name,
};
use super::things;
use crate::{Arg, Words};

/// What belongs together in a list of actions, in the order of such a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Group {
    Answer,
    Advance(Track),
    Income,
    Hex,
    Plot(u8),
    End,
}

impl Group {
    /// Where an action belongs.
    pub fn of(game: &Tapestry, action: Action) -> Group {
        match action.act {
            Act::Advance { token, .. } => {
                let at = game.player_at(action.seat).tokens.get(usize::from(token));
                at.and_then(|at| Track::at(at.track)).map_or(Group::Answer, Group::Advance)
            }
            Act::Income => Group::Income,
            Act::Hex(_) => Group::Hex,
            Act::Plot { turn, .. } => Group::Plot(turn),
            Act::No | Act::Done => Group::End,
            _ => Group::Answer,
        }
    }
}

/// The heading of a group.
pub fn group(words: &Words, group: Group) -> String {
    match group {
        Group::Answer => words.text("ta-group-answer"),
        Group::Advance(track) => words.say("ta-group-advance", &[("track", track_name(words, track).into())]),
        Group::Income => words.text("ta-group-income"),
        Group::Hex => words.text("ta-group-hex"),
        Group::Plot(0) => words.text("ta-group-plot"),
        Group::Plot(turn) => words.say("ta-group-plot-turned", &[("degrees", (u32::from(turn) * 90).into())]),
        Group::End => words.text("ta-group-end"),
    }
}

/// What an action does, for a button or a line of a list.
pub fn act(words: &Words, game: &Tapestry, action: Action) -> String {
    capital(&plain(words, game, action))
}

fn plain(words: &Words, game: &Tapestry, action: Action) -> String {
    let say = |id: &str, args: &[(&str, Arg)]| words.say(id, args);
    let kit = game.kit();
    let seat = action.seat;
    let named =
        |name: &str, what: String| say("ta-thing-named", &[("name", name.into()), ("what", Arg::from(what))]);
    match action.act {
        Act::Civ(civ) => kit.civs.get(usize::from(civ)).map_or_else(String::new, |known| {
            named(&printed_name(words, &known.name), civ_text(words, game, civ).join(" "))
        }),
        Act::City(mat) => kit.cities.get(usize::from(mat)).map_or_else(String::new, |known| {
            named(&printed_name(words, &known.name), things::city(words, known))
        }),
        Act::Income => {
            let number = u32::from(game.player_at(seat).income_turns) + 1;
            say("ta-act-income", &[("number", number.into())])
        }
        Act::Advance { token, pay } => {
            let pay = ("pay", Arg::from(goods(words, pay)));
            say("ta-act-advance", &[("what", token_act(words, game, seat, token).into()), pay])
        }
        Act::Part(part) => self::part(words, game, part),
        Act::Yes => yes(words, game),
        Act::No => words.text("ta-act-no"),
        Act::Done if game.decision().is_some_and(|decision| decision.kind == Waiting::CivilizationStep) => {
            words.text("ta-act-without")
        }
        Act::Done => words.text("ta-act-done"),
        Act::Pay(pay) => say("ta-act-pay", &[("goods", goods(words, pay).into())]),
        Act::Gain(gain) => say("ta-act-gain", &[("goods", goods(words, gain).into())]),
        Act::Track(track) => track_name(words, track),
        Act::Token(token) => token_act(words, game, seat, token),
        Act::Tile(tile) => {
            let what = kit.tiles.get(usize::from(tile)).map(|known| things::tile(words, kit, known));
            say(
                "ta-act-tile",
                &[("number", (u32::from(tile) + 1).into()), ("what", what.unwrap_or_default().into())],
            )
        }
        Act::Space(tile) => kit.space_tiles.get(usize::from(tile)).map_or_else(String::new, |known| {
            let what = things::space_tile(words, kit, known);
            say("ta-act-space", &[("number", known.id.into()), ("what", what.into())])
        }),
        Act::Hex(hex) => say("ta-act-hex", &[("hex", hex_name(game, hex).into())]),
        Act::Turn(turn) => say("ta-act-turn", &[("degrees", (u32::from(turn) * 60).into())]),
        Act::Tech(tech) => kit.techs.get(usize::from(tech)).map_or_else(String::new, |known| {
            named(&printed_name(words, &known.name), things::tech(words, kit, known))
        }),
        Act::Deck => words.text("ta-act-deck"),
        Act::Card(card) => {
            let kind = kit.copies.get(usize::from(card)).and_then(|kind| kit.cards.get(usize::from(*kind)));
            kind.map_or_else(String::new, |known| {
                named(&printed_name(words, &known.name), things::card(words, known))
            })
        }
        Act::Building(building) => building_name(words, building),
        Act::Plot { x, y, turn: 0 } => say("ta-act-plot", &[("plot", plot_name(x, y).into())]),
        Act::Plot { x, y, turn } => {
            let args = [("plot", plot_name(x, y).into()), ("degrees", (u32::from(turn) * 90).into())];
            say("ta-act-plot-turned", &args)
        }
        Act::Landmark(landmark) if chooses_card(game) => {
            let card = kit.landmark_cards.iter().find(|card| card.landmark == landmark);
            card.map_or_else(String::new, |card| things::landmark_card(words, kit, card))
        }
        Act::Landmark(landmark) => {
            kit.landmarks.get(usize::from(landmark)).map_or_else(String::new, |known| {
                named(&printed_name(words, &known.name), things::landmark(words, known))
            })
        }
        Act::Seat(other) => seat_name(words, game, other),
        Act::Automa => say("ta-act-automa", &[]),
        Act::Decision(card) => {
            let number = kit.automa.cards.get(usize::from(card)).map_or(0, |card| card.number);
            say("ta-act-decision", &[("number", number.into())])
        }
        Act::Number(number) => number.to_string(),
        Act::Die(die) => self::die(words, game, die),
        Act::Node(node) => self::node(words, game, seat, node),
        Act::Piece(piece) => kit.masterpieces.get(usize::from(piece)).map_or_else(String::new, |known| {
            named(&printed_name(words, &known.name), things::masterpiece(words, kit, known))
        }),
    }
}

/// Whether landmark cards are chosen from, not landmarks.
fn chooses_card(game: &Tapestry) -> bool {
    match game.pending().map(|frame| frame.task) {
        Some(Task::DraftLandmark) => true,
        Some(Task::Hook(doing)) => doing.hook() == Hook::UrbanPlannersCard,
        _ => false,
    }
}

/// A space with what it gives to whoever takes this step: "Technology 4, Metallurgy: ...", "Technology 4, Metallurgy (without
/// its benefit)".
fn step(words: &Words, game: &Tapestry, step: Step) -> String {
    let known = usize::from(step.space).checked_sub(1).and_then(|at| {
        let board = game.kit().tracks.get(step.track.index())?;
        board.spaces.get(at)
    });
    let track = ("track", Arg::from(track_name(words, step.track)));
    let number = ("space", Arg::from(step.space));
    if step.points > 0 {
        return words.say("ta-act-off-track", &[track, ("vp", step.points.into())]);
    }
    let Some(known) = known else { return words.say("ta-act-token", &[track, number]) };
    if step.benefit {
        let what = ("what", Arg::from(things::space(words, game.kit(), known)));
        return words.say("ta-act-space-of", &[track, number, what]);
    }
    let name = ("name", Arg::from(printed_name(words, &known.name)));
    match known.bonus.filter(|_| step.bonus == Bonus::Free) {
        Some((_, gain)) => {
            let what = ("what", Arg::from(effect(words, game.kit(), gain)));
            words.say("ta-act-space-bonus", &[track, number, name, what])
        }
        None if step.used => words.say("ta-act-space-used", &[track, number, name]),
        None => words.say("ta-act-space-plain", &[track, number, name]),
    }
}

/// What happens with a token; where none moves, only where it stands.
fn token_act(words: &Words, game: &Tapestry, seat: Seat, token: u8) -> String {
    game.step_of(seat, token).map_or_else(String::new, |to| step(words, game, to))
}

/// One of several parts of what is under way.
fn part(words: &Words, game: &Tapestry, part: u8) -> String {
    let known = match game.pending().map(|frame| frame.task) {
        Some(Task::PickFace { die, faces }) => face_of(words, game, die, faces[usize::from(part.min(1))]),
        Some(Task::ChooseDie) if part == 0 => Some(words.text("ta-act-die-four")),
        Some(Task::ChooseDie) => Some(words.text("ta-act-die-five")),
        _ => part_effect(game, part).map(|id| effect(words, game.kit(), id)),
    };
    known.unwrap_or_else(|| words.say("ta-act-part", &[("number", (u32::from(part) + 1).into())]))
}

/// What a face of a die shows.
fn face_of(words: &Words, game: &Tapestry, die: Die, face: u8) -> Option<String> {
    let (kit, at) = (game.kit(), usize::from(face));
    match die {
        Die::Red => kit.red.get(at).map(|face| effect(words, kit, *face)),
        Die::Black => kit.black.get(at).map(|face| effect(words, kit, *face)),
        Die::Science => Track::at(face).map(|track| track_name(words, track)),
    }
}

/// What one of several parts does, where it is an effect of its own.
pub fn part_effect(game: &Tapestry, part: u8) -> Option<EffectId> {
    let kit = game.kit();
    let list = match game.pending()?.task {
        Task::ConquerRow { .. } => {
            return game.uncovered_by_row(Seat(game.pending()?.seat), part);
        }
        Task::Charms(parts) => return Some(parts[usize::from(part.min(2))]),
        Task::PlotBenefits { card, .. } => {
            return kit.card(card).plots.as_ref()?.benefits.get(usize::from(part)).copied();
        }
        Task::OneOf(id) | Task::All(id, _) | Task::NOf(id, ..) => match kit.effect(id) {
            Effect::OneOf(list) | Effect::All(list) | Effect::NOf(_, list) | Effect::Seq(list) => list,
            _ => return None,
        },
        _ => return None,
    };
    (part < list.len).then(|| kit.member(list, part))
}

/// What saying yes would do.
fn yes(words: &Words, game: &Tapestry) -> String {
    let kit = game.kit();
    let of = |id: EffectId| effect(words, kit, id);
    match game.pending().map(|frame| frame.task) {
        Some(Task::May(id)) => match kit.effect(id) {
            Effect::May(inner) => of(inner),
            _ => of(id),
        },
        Some(Task::Pay(id)) => match kit.effect(id) {
            Effect::Pay(price, inner) => things::bonus(words, kit, (price, inner)),
            _ => of(id),
        },
        Some(Task::Bonus { track, space, .. }) => {
            let known = kit
                .tracks
                .get(usize::from(track))
                .and_then(|board| board.spaces.get(usize::from(space).checked_sub(1)?)?.bonus);
            known.map_or_else(
                || words.text("ta-act-yes"),
                |bonus: (Cost, EffectId)| things::bonus(words, kit, bonus),
            )
        }
        Some(Task::Refresh | Task::RefreshPieces) => words.text("ta-act-refresh"),
        Some(Task::RedrawOr(_)) => words.text("ta-redraw"),
        Some(_) => match about(words, game) {
            Some(what) => words.say("ta-act-yes-to", &[("what", what.into())]),
            None => words.text("ta-act-yes"),
        },
        None => words.text("ta-act-yes"),
    }
}

fn die(words: &Words, game: &Tapestry, die: Die) -> String {
    let kit = game.kit();
    let name = die_name(words, die);
    let Some(Task::ConquerDie { red, black, .. }) = game.pending().map(|frame| frame.task) else {
        return name;
    };
    let face = match die {
        Die::Red => kit.red.get(usize::from(red)),
        Die::Black => kit.black.get(usize::from(black)),
        Die::Science => None,
    };
    match face {
        Some(face) => {
            let what = effect(words, kit, *face);
            words.say("ta-thing-named", &[("name", name.into()), ("what", what.into())])
        }
        None => name,
    }
}

/// A place of the civilization mat that is in question.
fn node(words: &Words, game: &Tapestry, seat: Seat, node: u8) -> String {
    let slot = game
        .pending()
        .and_then(|frame| game.player_at(seat).civs.get(usize::from(frame.context.civ?.get())).copied());
    let known = slot.and_then(|slot| game.civ_mat(slot.civ).nodes.get(usize::from(node)).copied());
    let number = ("number", Arg::from(u32::from(node) + 1));
    match known {
        Some(known) => {
            let what = effect(words, game.kit(), known.effect);
            words.say("ta-act-node-for", &[number, ("what", what.into())])
        }
        None => words.say("ta-act-node", &[number]),
    }
}
