//! Whole acts as the page offers them: what they are called, what they cost, what they bring; and what cannot be had.

use kernel::{Game, Hex, Notation, Seat, Session};
use terra_mystica::{Act, Action, Course, Event, Illegal, Structure, TerraMystica, Terrain, is_conversion};

use super::parts::Change;

/// A whole act that can be chosen: one decision or several, with what they would change.
#[derive(Debug)]
pub struct Offered {
    /// What it is about: its first decision that is no conversion.
    pub action: Action,
    /// Its decisions without conversions and the end of the turn: what people call it by.
    pub acts: Vec<Action>,
    /// The terrain that a hex becomes by it.
    pub becomes: Option<Terrain>,
    /// All its decisions, as text.
    pub text: String,
    /// Whether the turn is over then.
    pub ends: bool,
    /// The conversions that pay for it.
    pub paid_by: Vec<Action>,
    /// What it would change for whoever takes it.
    pub change: Option<Change>,
    /// The spades that it takes, if it changes land.
    pub spades: Option<u8>,
    /// Who would be offered power, and how much.
    pub power_for: Vec<(Seat, u8)>,
}

impl Offered {
    /// Whether it leaves land on a terrain on which its owner cannot build, or home terrain for another one.
    pub fn is_away(&self, home: Terrain) -> bool {
        matches!(self.action.act, Act::Dig(_)) && self.becomes.is_none_or(|to| to != home)
    }
}

/// Something that people would look for, and why it cannot be.
#[derive(Debug)]
pub struct Refused {
    /// What it is.
    pub action: Action,
    /// Why not.
    pub why: Illegal,
}

/// The hex that a decision is about.
pub fn hex_of(act: Act) -> Option<Hex> {
    match act {
        Act::Build(hex) | Act::Dig(hex) | Act::Upgrade(hex, _) | Act::Connect(hex) => Some(hex),
        _ => None,
    }
}

/// The structure that a decision puts on the map.
pub fn built_by(act: Act) -> Option<Structure> {
    match act {
        Act::Build(_) => Some(Structure::Dwelling),
        Act::Upgrade(_, to) => Some(to),
        _ => None,
    }
}

/// What the Automa does is not told before it does it; who passes or ends a turn may start a new round.
pub fn hidden(action: Action) -> bool {
    matches!(action.act, Act::Automa | Act::Done | Act::Pass(_))
}

/// The whole act behind a legal decision.
pub fn offer(session: &Session<TerraMystica>, action: Action, asks: bool) -> Offered {
    let game = session.game();
    let course = if hidden(action) { None } else { course(game, action) };
    match course {
        Some(course) => told(game, &course, asks),
        None => Offered {
            action,
            acts: vec![action],
            becomes: None,
            text: game.write(action),
            ends: false,
            paid_by: Vec::new(),
            change: None,
            spades: None,
            power_for: Vec::new(),
        },
    }
}

/// The act that people mean by a decision: to dig is to dig for home, where that can be.
fn course(game: &TerraMystica, action: Action) -> Option<Course> {
    match action.act {
        Act::Dig(hex) if game.to_move() == Some(action.seat) => {
            let on = game.courses_on(hex);
            on.into_iter().find(|course| course.actions()[0] == action)
        }
        _ => game.course(action),
    }
}

/// A course as it is offered on the page.
pub fn told(game: &TerraMystica, course: &Course, asks: bool) -> Offered {
    let all = course.actions();
    let all = if asks && course.ends() { &all[..all.len() - 1] } else { all };
    let paid_by: Vec<Action> = all.iter().copied().filter(|one| is_conversion(one.act)).collect();
    let main = all.iter().find(|one| !is_conversion(one.act)).unwrap_or(&all[0]);
    let text: Vec<String> = all.iter().map(|one| game.write(*one)).collect();
    let events = course.events();
    let power_for = events.iter().filter_map(|event| match event {
        Event::Offered { to, amount, .. } => Some((*to, *amount)),
        _ => None,
    });
    let becomes = events.iter().find_map(|event| match event {
        Event::Terraformed { to, .. } => Some(*to),
        _ => None,
    });
    let named = |one: &Action| !is_conversion(one.act) && one.act != Act::Done;
    let acts: Vec<Action> = all.iter().copied().filter(named).collect();
    Offered {
        action: *main,
        acts: if acts.is_empty() { vec![*main] } else { acts },
        becomes,
        text: text.join("; "),
        ends: course.ends() && !asks,
        paid_by: if is_conversion(main.act) { Vec::new() } else { paid_by },
        change: Change::between(game, course.after(), main.seat),
        spades: (course.spades() > 0).then(|| course.spades()),
        power_for: power_for.collect(),
    }
}
