//! What can be done now, sorted, and what a person is about to do, read from the address.

use kernel::{Game, Hex, Legal, Notation, Seat, Session};
use players::Hint;
use terra_mystica::{Act, Action, Decision, Event, Structure, TerraMystica, Waiting};

use super::parts::Change;
use crate::pages::Look;

/// A legal decision, with what it would change.
#[derive(Debug)]
pub struct Offered {
    /// The decision.
    pub action: Action,
    /// As text.
    pub text: String,
    /// What it would change for whoever takes it.
    pub change: Option<Change>,
    /// The spades that it takes, if it changes land.
    pub spades: Option<u8>,
    /// Who would be offered power, and how much.
    pub power_for: Vec<(Seat, u8)>,
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

    fn of(act: Act) -> Group {
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
            Act::Done | Act::Automa => Group::End,
        }
    }
}

/// What is about to happen.
#[derive(Debug)]
pub struct Intent {
    /// Who decides.
    pub seat: Seat,
    /// What the game waits for.
    pub decision: Decision,
    /// Everything that can be done.
    pub offered: Vec<Offered>,
    /// The hex that is looked at.
    pub at: Option<Hex>,
    /// The best that the program advises, if it was asked.
    pub hint: Option<Action>,
    /// All of its advice.
    pub advice: Option<Hint<TerraMystica>>,
}

impl Intent {
    /// The intent behind an address, with the advice that was asked for; `None` when the game is over.
    pub fn of(
        session: &Session<TerraMystica>,
        look: &Look,
        advice: Option<Hint<TerraMystica>>,
    ) -> Option<Intent> {
        let game = session.game();
        let decision = game.decision()?;
        let hint = advice.as_ref().and_then(|hint| Some(hint.options.first()?.weighed.action));
        let asked = look.at.as_deref().and_then(|name| game.map().find(name));
        let at = hint.map_or(asked, |hint| hex_of(hint.act));
        let legal = game.legal();
        let offered = legal.iter().map(|action| offer(session, action)).collect();
        Some(Intent { seat: decision.seat, decision, offered, at, hint, advice })
    }

    /// What a group offers to whoever decides.
    pub fn group(&self, group: Group) -> impl Iterator<Item = &Offered> {
        self.offered
            .iter()
            .filter(move |one| one.action.seat == self.seat && Group::of(one.action.act) == group)
    }

    /// What others may answer meanwhile.
    pub fn others(&self) -> impl Iterator<Item = &Offered> {
        self.offered.iter().filter(|one| one.action.seat != self.seat)
    }

    /// What can be done on a hex.
    pub fn on(&self, hex: Hex) -> impl Iterator<Item = &Offered> {
        self.group(Group::Map).filter(move |one| hex_of(one.action.act) == Some(hex))
    }

    /// Whether a main action is wanted: then everything of a turn is folded up below the map.
    pub fn is_turn(&self) -> bool {
        matches!(self.decision.kind, Waiting::Turn)
    }

    /// The offer of the program's advice.
    pub fn advised(&self) -> Option<&Offered> {
        self.offered.iter().find(|one| Some(one.action) == self.hint)
    }
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

fn offer(session: &Session<TerraMystica>, action: Action) -> Offered {
    let game = session.game();
    let mut offered =
        Offered { action, text: game.write(action), change: None, spades: None, power_for: Vec::new() };
    // What the Automa does is not told before it does it; who passes or ends a turn may start a new round.
    if matches!(action.act, Act::Automa | Act::Done | Act::Pass(_)) {
        return offered;
    }
    let Ok((after, entry)) = session.preview(action) else { return offered };
    let spades = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Terraformed { spades, .. } => Some(*spades),
            _ => None,
        })
    };
    offered.change = Change::between(game, &after, action.seat);
    offered.spades = spades(&entry.events);
    offered.power_for = entry
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Offered { to, amount, .. } => Some((*to, *amount)),
            _ => None,
        })
        .collect();
    if let Act::Dig(_) = action.act
        && offered.spades.is_none()
    {
        // What it becomes is said next: home is what people mean.
        let home = after.player(action.seat).home;
        let into = Action { seat: action.seat, act: Act::Into(home) };
        let mut further = after.clone();
        let mut events: Vec<Event> = Vec::new();
        if further.play(into, &mut events).is_ok() {
            offered.spades = spades(&events);
            offered.change = Change::between(game, &further, action.seat);
        }
    }
    offered
}
