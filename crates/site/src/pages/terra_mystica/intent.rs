//! What can be done now, sorted, and what a person is about to do, read from the address.

use kernel::{Game, Hex, Legal, Seat, Session};
use players::Hint;
pub use terra_mystica::offered::Group;
use terra_mystica::offered::{Offered, Refused, hex_of, hidden, offer, told};
use terra_mystica::{Action, Course, Decision, TerraMystica, Waiting};

use crate::pages::Look;

/// What is about to happen.
#[derive(Debug)]
pub struct Intent {
    /// The seat that decides.
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
        let listed = legal.iter().map(|action| offer(game, action, asks));
        let offered = listed.chain(onward).collect();
        let courses = at.map(|hex| game.courses_on(hex)).unwrap_or_default();
        let here = courses.iter().map(|course| told(game, course, asks)).collect();
        let best = advice.as_ref().and_then(|hint| hint.options.first());
        let advised = best.map(|best| match Course::along(game, &best.act) {
            Some(course) if !hidden(best.weighed.action) => told(game, &course.ended(), asks),
            _ => offer(game, best.weighed.action, asks),
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
        game.refused_on(self.seat, hex, &self.here)
    }

    /// What the tap on a hex means, unless it only leads away from home.
    pub fn best_here(&self, game: &TerraMystica) -> Option<&Offered> {
        self.here.first().filter(|one| !one.is_away(game.player(self.seat).home))
    }

    /// What a group of a turn would have, if goods allowed it: with the conversions that pay for it, or refused.
    pub fn dear(&self, game: &TerraMystica, group: Group, asks: bool) -> (Vec<Offered>, Vec<Refused>) {
        game.dear(self.seat, group, asks)
    }

    /// The offer of the program's advice, the whole act.
    pub fn advised(&self) -> Option<&Offered> {
        self.advised.as_ref()
    }
}
