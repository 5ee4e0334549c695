//! Whole acts: what people mean by "dig and build", as the decisions that it takes one after the other.
//!
//! The rules know small decisions: a hex to dig, what it becomes, a dwelling, the end of the turn. Whoever sits at a table
//! thinks in larger ones. A [`Course`] is such a run of decisions of one seat, played out on a copy, so that its price and
//! its gain can be seen before anybody commits to it.

use kernel::{Game as _, Hex, Legal as _, Seat};

use crate::rules::action::{Act, Action, Waiting};
use crate::rules::convert::Conversion;
use crate::rules::event::Event;
use crate::rules::illegal::Illegal;
use crate::state::TerraMystica;

/// Conversions that a course may begin with.
const MOST_CONVERSIONS: usize = 8;
/// Purses that are looked at to find the cheapest way to pay.
const MOST_PURSES: usize = 300;

/// A run of decisions of one seat, and where it leads.
#[derive(Clone, Debug)]
pub struct Course {
    seat: Seat,
    actions: Vec<Action>,
    after: TerraMystica,
    events: Vec<Event>,
    ended: Option<TerraMystica>,
}

impl Course {
    fn new(game: &TerraMystica, seat: Seat) -> Course {
        Course { seat, actions: Vec::new(), after: game.clone(), events: Vec::new(), ended: None }
    }

    /// The course that begins with this decision; `None` if it is not legal.
    pub fn of(game: &TerraMystica, action: Action) -> Option<Course> {
        Course::new(game, action.seat).then(action.act)
    }

    /// The course of these decisions of the one to move; `None` if one of them is not legal, or there is none.
    pub fn along(game: &TerraMystica, actions: &[Action]) -> Option<Course> {
        let first = actions.first()?;
        actions.iter().try_fold(Course::new(game, first.seat), |course, action| course.then(action.act))
    }

    /// With one decision more; `None` if it is not legal there.
    #[must_use]
    pub fn then(mut self, act: Act) -> Option<Course> {
        let action = Action { seat: self.seat, act };
        self.after.play(action, &mut self.events).ok()?;
        self.actions.push(action);
        Some(self)
    }

    /// The decisions, in order; the end of the turn included where it belongs to the course.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The position that it leads to, before the turn is ended.
    pub fn after(&self) -> &TerraMystica {
        &self.after
    }

    /// What happens on the way.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether the turn is over then.
    pub fn ends(&self) -> bool {
        self.ended.is_some()
    }

    /// The spades that it takes.
    pub fn spades(&self) -> u8 {
        let used = self.events.iter().map(|event| match event {
            Event::Terraformed { spades, .. } => *spades,
            _ => 0,
        });
        used.sum()
    }

    /// How many conversions it begins with.
    pub fn conversions(&self) -> impl Iterator<Item = Act> + '_ {
        self.actions.iter().map(|action| action.act).filter(|act| is_conversion(*act))
    }

    /// Ends the turn as well, where nothing sensible is left to decide.
    #[must_use]
    pub fn ended(mut self) -> Course {
        if self.after.is_spent(self.seat) {
            let mut ended = self.after.clone();
            let done = Action { seat: self.seat, act: Act::Done };
            if ended.play(done, &mut ()).is_ok() {
                self.actions.push(done);
                self.ended = Some(ended);
            }
        }
        self
    }

    /// Changes a hex into home terrain, if a decision on it is asked for.
    fn dug(self, hex: Hex) -> Option<Course> {
        let course = self.then(Act::Dig(hex))?;
        match course.after.decision() {
            Some(decision) if decision.kind == Waiting::Into && decision.seat == course.seat => {
                let home = course.after.player(course.seat).home;
                course.then(Act::Into(home))
            }
            _ => Some(course),
        }
    }

    fn dug_and_built(self, hex: Hex) -> Option<Course> {
        self.dug(hex)?.then(Act::Build(hex))
    }

    /// After the cheapest conversions that make it possible; `None` if none do.
    fn afforded(
        game: &TerraMystica,
        seat: Seat,
        wanted: impl Fn(Course) -> Option<Course>,
    ) -> Option<Course> {
        let mut open = vec![(0, Course::new(game, seat))];
        let mut seen = Vec::new();
        while let Some(cheapest) = (0..open.len()).min_by_key(|index| open[*index].0) {
            let (price, course) = open.swap_remove(cheapest);
            if let Some(course) = wanted(course.clone()) {
                return Some(course);
            }
            if course.actions.len() == MOST_CONVERSIONS || seen.len() == MOST_PURSES {
                continue;
            }
            let legal = course.after.legal();
            let conversions = legal.iter().filter(|action| action.seat == seat && is_conversion(action.act));
            for action in conversions {
                let Some(next) = course.clone().then(action.act) else { continue };
                let (purse, rank) = (next.after.player(seat).purse, next.after.turn().rank);
                if !seen.contains(&(purse, rank)) {
                    seen.push((purse, rank));
                    open.push((price + loss(action.act), next));
                }
            }
        }
        None
    }
}

/// Whether this only changes goods into other goods.
pub fn is_conversion(act: Act) -> bool {
    matches!(act, Act::Burn | Act::Convert(_))
}

/// Whether this leads nowhere in the turn under way.
fn ends_or_converts(act: Act) -> bool {
    matches!(act, Act::Done | Act::Leave) || is_conversion(act)
}

/// What a conversion is felt to cost, in coins.
fn loss(act: Act) -> u32 {
    match act {
        Act::Burn => 3,
        Act::Convert(Conversion::PowerToCoin | Conversion::WorkerToPriest) => 1,
        Act::Convert(Conversion::PowerToWorker) => 2,
        Act::Convert(Conversion::PowerToPriest) => 4,
        Act::Convert(Conversion::WorkerToCoin | Conversion::VpToCoin) => 5,
        Act::Convert(Conversion::PriestToWorker) => 6,
        _ => 100,
    }
}

impl TerraMystica {
    /// Whether a main action is wanted: no act is under way.
    pub fn waits_for_turn(&self) -> bool {
        self.decision().is_some_and(|decision| decision.kind == Waiting::Turn)
    }

    /// Whether an act of a turn is under way: its parts, or the end of the turn, are still to be decided.
    pub fn is_in_turn(&self) -> bool {
        let kind = self.decision().map(|decision| decision.kind);
        matches!(kind, Some(Waiting::Rest | Waiting::Into | Waiting::Tokens))
    }

    /// Whether the turn of a seat waits for nothing but its end: only conversions are left, and none of them leads on.
    pub fn is_spent(&self, seat: Seat) -> bool {
        let waits =
            self.decision().is_some_and(|decision| decision.seat == seat && decision.kind == Waiting::Rest);
        let turn = self.turn();
        waits
            && turn.ready.is_empty()
            && turn.trade == 0
            && turn.further.is_none()
            && self.legal().iter().all(|action| action.seat != seat || ends_or_converts(action.act))
    }

    /// The decision as a whole act: with the end of the turn, where nothing else is left to decide after it.
    pub fn course(&self, action: Action) -> Option<Course> {
        let course = Course::of(self, action)?;
        Some(if is_conversion(action.act) || action.act == Act::Done { course } else { course.ended() })
    }

    /// What the one to move can do on a hex, the likeliest first: whole acts. What goods do not allow is there with the
    /// conversions that pay for it.
    pub fn courses_on(&self, hex: Hex) -> Vec<Course> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let seat = decision.seat;
        let first = || Course::new(self, seat);
        let mut found: Vec<Course> = Vec::new();
        let dug = first().dug_and_built(hex);
        let paid = |act: Act, refused: fn(&Illegal) -> bool| {
            let dear = self.check(Action { seat, act }).err().is_some_and(|why| refused(&why));
            dear && decision.kind == Waiting::Turn
        };
        if let Some(built) = first().then(Act::Build(hex)) {
            found.push(built);
        } else if paid(Act::Build(hex), |why| matches!(why, Illegal::TooDear { .. })) {
            found.extend(Course::afforded(self, seat, |course| course.then(Act::Build(hex))));
        }
        let digs = self.check(Action { seat, act: Act::Dig(hex) });
        let goes_on = self.turn().further == Some(hex);
        let may_pay =
            digs.is_ok() || goes_on || paid(Act::Dig(hex), |why| matches!(why, Illegal::SpadesShort { .. }));
        match dug {
            Some(course) => found.push(course),
            None if may_pay && matches!(decision.kind, Waiting::Turn | Waiting::Rest) => {
                found.extend(Course::afforded(self, seat, |course| course.dug_and_built(hex)));
            }
            None => {}
        }
        if let Some(course) = first().dug(hex) {
            found.push(course);
        } else {
            // What it becomes is asked next: home is out of reach.
            found.extend(first().then(Act::Dig(hex)));
        }
        for to in crate::Structure::ALL {
            let act = Act::Upgrade(hex, to);
            match first().then(act) {
                Some(course) => found.push(course),
                None if paid(act, |why| matches!(why, Illegal::TooDear { .. })) => {
                    found.extend(Course::afforded(self, seat, |course| course.then(act)));
                }
                None => {}
            }
        }
        found.extend(first().then(Act::Connect(hex)));
        found.into_iter().map(Course::ended).collect()
    }

    /// Another spade for the hex that took all spades of this action, paid with the power that they brought; `None` if
    /// there is no such hex, or nothing pays for it. It stands in no list of ordinary games.
    pub fn course_onward(&self) -> Option<Course> {
        let hex = self.turn().further?;
        self.courses_on(hex).into_iter().next()
    }

    /// Why a hex that may be dug cannot become home terrain; `None` if it can, or may not be dug.
    pub fn home_refused(&self, hex: Hex) -> Option<Illegal> {
        let seat = self.decision()?.seat;
        let dug = Course::of(self, Action { seat, act: Act::Dig(hex) })?.after;
        let home = Action { seat, act: Act::Into(dug.player(seat).home) };
        (dug.terrain(hex) != dug.player(seat).home).then(|| dug.check(home).err())?
    }

    /// An action beside the map that goods do not allow, with the conversions that pay for it; `None` if it can be had
    /// without them, or not at all.
    pub fn course_paid(&self, action: Action) -> Option<Course> {
        let why = self.check(action).err()?;
        let dear = matches!(why, Illegal::TooDear { .. } | Illegal::PowerShort { .. } | Illegal::NoPriest);
        let course = (dear && self.waits_for_turn())
            .then(|| Course::afforded(self, action.seat, |course| course.then(action.act)))??;
        Some(course.ended())
    }
}
