//! Whole acts as pages and screens offer them: in which group they stand, what they cost and bring; and what cannot be had.

use kernel::{Game as _, Hex, Notation as _, Seat};

use crate::course::is_conversion;
use crate::{
    Act, Action, Course, Cult, Event, Illegal, PowerAction, Purse, SpecialAction, Structure, TerraMystica,
    Terrain,
};

/// What a decision changes in somebody's purse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The purse before the decision.
    pub before: Purse,
    /// The purse after the decision.
    pub after: Purse,
}

impl Change {
    /// Between two positions, as long as nothing but the decision itself changes goods: the income of a new round is
    /// no part of it.
    pub fn between(before: &TerraMystica, after: &TerraMystica, seat: Seat) -> Option<Change> {
        let same = before.round() == after.round() && (after.phase() == before.phase());
        Change::of(before.player(seat).purse, after.player(seat).purse).filter(|_| same)
    }

    /// Between two purses.
    pub fn of(before: Purse, after: Purse) -> Option<Change> {
        (before != after).then_some(Change { before, after })
    }
}

/// Where a decision stands on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// On the map: build, dig, upgrade, connect.
    Map,
    /// Answers to power offers.
    Answers,
    /// Factions to choose.
    Factions,
    /// Terrains to choose.
    Terrains,
    /// Favour tiles to take.
    Favours,
    /// Town tiles to take.
    Towns,
    /// Cult tracks to choose.
    Cults,
    /// Power tokens to give up or to buy; a priest to keep.
    Goods,
    /// Places for bridges.
    Bridges,
    /// Power actions.
    Power,
    /// Actions of cards, tiles and strongholds.
    Special,
    /// Priests to cults.
    Priests,
    /// Shipping and digging.
    Tracks,
    /// Bonus cards: with passing, or the first ones.
    Pass,
    /// Burning and conversions.
    Convert,
    /// The end of the turn; the Automa's turn.
    End,
}

impl Group {
    /// Those of a turn, in the order of the page; each can be folded up.
    pub const TURN: [Group; 6] =
        [Group::Power, Group::Special, Group::Priests, Group::Tracks, Group::Convert, Group::Pass];

    /// What has to be chosen or can be chosen as a part of an action: shown at once.
    pub const PARTS: [Group; 9] = [
        Group::Answers,
        Group::Factions,
        Group::Terrains,
        Group::Favours,
        Group::Towns,
        Group::Cults,
        Group::Goods,
        Group::Bridges,
        Group::Pass,
    ];

    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Group::Map => "map",
            Group::Answers => "answers",
            Group::Factions => "factions",
            Group::Terrains => "terrains",
            Group::Favours => "favours",
            Group::Towns => "towns",
            Group::Cults => "cults",
            Group::Goods => "goods",
            Group::Bridges => "bridges",
            Group::Power => "power",
            Group::Special => "special",
            Group::Priests => "priests",
            Group::Tracks => "tracks",
            Group::Pass => "pass",
            Group::Convert => "convert",
            Group::End => "end",
        }
    }

    /// The group of a decision.
    pub fn of(act: Act) -> Group {
        match act {
            Act::Build(_) | Act::Dig(_) | Act::Upgrade(..) | Act::Connect(_) => Group::Map,
            Act::Accept { .. } | Act::Decline { .. } => Group::Answers,
            Act::Faction(_) => Group::Factions,
            Act::Colour(_) | Act::Into(_) | Act::Unlock(_) => Group::Terrains,
            Act::Favour(_) => Group::Favours,
            Act::Town(_) => Group::Towns,
            Act::Step(_) | Act::Top(_) | Act::PayCult(_) => Group::Cults,
            Act::Tokens(_) | Act::BuyToken | Act::KeepPriest => Group::Goods,
            Act::Bridge(_) => Group::Bridges,
            Act::Power(_) => Group::Power,
            Act::Special(_) => Group::Special,
            Act::Send(..) => Group::Priests,
            Act::AdvanceShipping | Act::AdvanceDigging => Group::Tracks,
            Act::Pass(_) => Group::Pass,
            Act::Burn | Act::Convert(_) => Group::Convert,
            Act::Done | Act::Automa | Act::Leave => Group::End,
        }
    }
}

/// A whole act that can be chosen: one decision or several, with what they would change.
#[derive(Clone, Debug)]
pub struct Offered {
    /// What it is about: its first decision that is no conversion.
    pub action: Action,
    /// Its decisions without conversions and the end of the turn: what people call it by.
    pub acts: Vec<Action>,
    /// The terrain that a hex becomes by it.
    pub becomes: Option<Terrain>,
    /// All its decisions, one after the other.
    pub all: Vec<Action>,
    /// The same as text.
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
#[derive(Clone, Debug)]
pub struct Refused {
    /// The action that is not possible now.
    pub action: Action,
    /// The reason why it is refused.
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
///
/// Where the person `asks` for it, no act ends the turn by itself.
pub fn offer(game: &TerraMystica, action: Action, asks: bool) -> Offered {
    let course = if hidden(action) { None } else { course(game, action) };
    match course {
        Some(course) => told(game, &course, asks),
        None => Offered {
            action,
            acts: vec![action],
            becomes: None,
            all: vec![action],
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

/// A course as it is offered.
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
        all: all.to_vec(),
        text: text.join("; "),
        ends: course.ends() && !asks,
        paid_by: if is_conversion(main.act) { Vec::new() } else { paid_by },
        change: Change::between(game, course.after(), main.seat),
        spades: (course.spades() > 0).then(|| course.spades()),
        power_for: power_for.collect(),
    }
}

impl TerraMystica {
    /// What people may look for on a hex and cannot have, where `here` is offered: upgrades of what stands there, else the likeliest thing.
    pub fn refused_on(&self, seat: Seat, hex: Hex, here: &[Offered]) -> Vec<Refused> {
        let acts: Vec<Act> = match self.structure(hex) {
            Some((owner, _)) if owner == seat => Structure::ALL.map(|to| Act::Upgrade(hex, to)).to_vec(),
            _ if self.terrain(hex) == self.player(seat).home => vec![Act::Build(hex)],
            _ => vec![Act::Dig(hex)],
        };
        let refused = acts.into_iter().filter_map(|act| {
            let action = Action { seat, act };
            if let (Act::Dig(_), Some(why)) = (act, self.home_refused(hex)) {
                return Some(Refused { action, why });
            }
            let offered = here.iter().any(|one| one.action.act == act);
            let why = self.check(action).err().filter(|why| !matches!(why, Illegal::UpgradePath { .. }))?;
            (!offered).then_some(Refused { action, why })
        });
        refused.collect()
    }

    /// What a group of a turn would have, if goods allowed it: with the conversions that pay for it, or refused.
    pub fn dear(&self, seat: Seat, group: Group, asks: bool) -> (Vec<Offered>, Vec<Refused>) {
        let acts: Vec<Act> = match group {
            Group::Power => PowerAction::ALL.map(Act::Power).to_vec(),
            Group::Special => SpecialAction::ALL.map(Act::Special).to_vec(),
            Group::Tracks => vec![Act::AdvanceShipping, Act::AdvanceDigging],
            Group::Priests => vec![Act::Send(Cult::Fire, 1)],
            _ => Vec::new(),
        };
        let (mut paid, mut refused) = (Vec::new(), Vec::new());
        if group == Group::Priests
            && let Some(course) = self.course_paid(Action { seat, act: acts[0] })
        {
            // What pays for one priest pays for him on every cult.
            let first: Vec<Action> =
                course.actions().iter().copied().filter(|one| is_conversion(one.act)).collect();
            for (cult, value) in Cult::ALL.into_iter().flat_map(|cult| [3, 2, 1].map(|value| (cult, value))) {
                let send = Action { seat, act: Act::Send(cult, value) };
                let sent = Course::along(self, &[&first[..], &[send]].concat());
                paid.extend(sent.map(|course| told(self, &course.ended(), asks)));
            }
            return (paid, refused);
        }
        for act in acts {
            let action = Action { seat, act };
            match (self.check(action), self.course_paid(action)) {
                (Ok(()) | Err(Illegal::SpecialNotYours { .. }), _) => {}
                (Err(_), Some(course)) => paid.push(told(self, &course, asks)),
                (Err(why), None) => refused.push(Refused { action, why }),
            }
        }
        (paid, refused)
    }
}
