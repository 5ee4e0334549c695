//! What can be done now, sorted, and what a person is about to do, read from the address.

use kernel::{Game, Hex, Legal, Seat, Session};
use players::Hint;
use terra_mystica::{
    Act, Action, Course, Cult, Decision, Illegal, PowerAction, SpecialAction, Structure, TerraMystica,
    Waiting, is_conversion,
};

use super::offered::{Offered, Refused, hex_of, hidden, offer, told};
use crate::pages::Look;

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
            Act::Done | Act::Automa | Act::Leave => Group::End,
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
    /// What can be done there, the likeliest first.
    pub here: Vec<Offered>,
    /// The best that the program advises, if it was asked.
    pub hint: Option<Action>,
    /// The whole act that begins with it.
    pub advised: Option<Offered>,
    /// All of its advice.
    pub advice: Option<Hint<TerraMystica>>,
}

impl Intent {
    /// The intent behind an address, with the advice that was asked for; `None` when the game is over.
    /// Where the person `asks` for it, no act ends the turn by itself.
    pub fn of(
        session: &Session<TerraMystica>,
        look: &Look,
        advice: Option<Hint<TerraMystica>>,
        asks: bool,
    ) -> Option<Intent> {
        let game = session.game();
        let decision = game.decision()?;
        let hint = advice.as_ref().and_then(|hint| Some(hint.options.first()?.weighed.action));
        let asked = look.at.as_deref().and_then(|name| game.map().find(name));
        let at = hint.map_or(asked, |hint| hex_of(hint.act));
        let legal = game.legal();
        let onward = game.course_onward().map(|course| told(game, &course, asks));
        let listed = legal.iter().map(|action| offer(session, action, asks));
        let offered = listed.chain(onward).collect();
        let courses = at.map(|hex| game.courses_on(hex)).unwrap_or_default();
        let here = courses.iter().map(|course| told(game, course, asks)).collect();
        let best = advice.as_ref().and_then(|hint| hint.options.first());
        let advised = best.map(|best| match Course::along(game, &best.act) {
            Some(course) if !hidden(best.weighed.action) => told(game, &course.ended(), asks),
            _ => offer(session, best.weighed.action, asks),
        });
        Some(Intent { seat: decision.seat, decision, offered, at, here, hint, advised, advice })
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

    /// What people may look for on a hex and cannot have: upgrades of what stands there, else the likeliest thing.
    pub fn refused_on(&self, game: &TerraMystica, hex: Hex) -> Vec<Refused> {
        let seat = self.seat;
        let acts: Vec<Act> = match game.structure(hex) {
            Some((owner, _)) if owner == seat => Structure::ALL.map(|to| Act::Upgrade(hex, to)).to_vec(),
            _ if game.terrain(hex) == game.player(seat).home => vec![Act::Build(hex)],
            _ => vec![Act::Dig(hex)],
        };
        let refused = acts.into_iter().filter_map(|act| {
            let action = Action { seat, act };
            if let (Act::Dig(_), Some(why)) = (act, game.home_refused(hex)) {
                return Some(Refused { action, why });
            }
            let offered = self.here.iter().any(|one| one.action.act == act);
            let why = game.check(action).err().filter(|why| !matches!(why, Illegal::UpgradePath { .. }))?;
            (!offered).then_some(Refused { action, why })
        });
        refused.collect()
    }

    /// What the tap on a hex means, unless it only leads away from home.
    pub fn best_here(&self, game: &TerraMystica) -> Option<&Offered> {
        self.here.first().filter(|one| !one.is_away(game.player(self.seat).home))
    }

    /// What a group of a turn would have, if goods allowed it: with the conversions that pay for it, or refused.
    pub fn dear(&self, game: &TerraMystica, group: Group, asks: bool) -> (Vec<Offered>, Vec<Refused>) {
        let seat = self.seat;
        let acts: Vec<Act> = match group {
            Group::Power => PowerAction::ALL.map(Act::Power).to_vec(),
            Group::Special => SpecialAction::ALL.map(Act::Special).to_vec(),
            Group::Tracks => vec![Act::AdvanceShipping, Act::AdvanceDigging],
            Group::Priests => vec![Act::Send(Cult::Fire, 1)],
            _ => Vec::new(),
        };
        let (mut paid, mut refused) = (Vec::new(), Vec::new());
        if group == Group::Priests
            && let Some(course) = game.course_paid(Action { seat, act: acts[0] })
        {
            // What pays for one priest pays for him on every cult.
            let first: Vec<Action> =
                course.actions().iter().copied().filter(|one| is_conversion(one.act)).collect();
            for (cult, value) in Cult::ALL.into_iter().flat_map(|cult| [3, 2, 1].map(|value| (cult, value))) {
                let send = Action { seat, act: Act::Send(cult, value) };
                let sent = Course::along(game, &[&first[..], &[send]].concat());
                paid.extend(sent.map(|course| told(game, &course.ended(), asks)));
            }
            return (paid, refused);
        }
        for act in acts {
            let action = Action { seat, act };
            match (game.check(action), game.course_paid(action)) {
                (Ok(()) | Err(Illegal::SpecialNotYours { .. }), _) => {}
                (Err(_), Some(course)) => paid.push(told(game, &course, asks)),
                (Err(why), None) => refused.push(Refused { action, why }),
            }
        }
        (paid, refused)
    }

    /// The offer of the program's advice, the whole act.
    pub fn advised(&self) -> Option<&Offered> {
        self.advised.as_ref()
    }
}
