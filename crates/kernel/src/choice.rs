//! Candidates -> filter -> filter -> one, with the reasons.
//!
//! Every decision of every Automa goes through [`Choice`]. What was considered, what each filter measured, what
//! it left: all of that goes to a [`Trail`]. People read it as "why", tests assert on it, and [`NoTrail`] makes it
//! cost nothing where nobody reads.

use arrayvec::ArrayVec;

use crate::rules::RuleId;

/// What a filter keeps, given a number measured on each candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// The candidates with the greatest number.
    Most,
    /// The candidates with the smallest number.
    Least,
    /// The candidates with at most this number.
    AtMost(i32),
    /// The candidates with at least this number.
    AtLeast(i32),
    /// The candidates with exactly this number.
    Exactly(i32),
}

/// One candidate as a filter saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured<C> {
    /// The candidate.
    pub candidate: C,
    /// What the filter measured.
    pub value: i32,
    /// Whether it stayed in.
    pub kept: bool,
}

/// What a filter did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Some candidates fell out.
    Narrowed,
    /// All candidates satisfied it.
    KeptAll,
    /// No candidate satisfied it, and a preference that nobody satisfies is skipped.
    Skipped,
    /// It was not asked: at most one candidate was left.
    NotNeeded,
}

/// One filter of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<C> {
    /// The rule that demands it.
    pub rule: RuleId,
    /// What it keeps.
    pub keep: Keep,
    /// What it did.
    pub verdict: Verdict,
    /// The candidates that were still in, with what was measured; empty if it was not needed.
    pub measured: Vec<Measured<C>>,
}

/// Where the reasons of a choice go.
pub trait Trail<C> {
    /// Whether anybody listens. When not, nothing is collected.
    const ON: bool;
    /// What is considered at first.
    fn considered(&mut self, candidates: &[C]);
    /// A filter was applied.
    fn step(&mut self, step: Step<C>);
    /// The choice was made; `None` if nothing was left.
    fn chosen(&mut self, candidate: Option<C>);
}

/// Nobody listens, and it costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTrail;

impl<C> Trail<C> for NoTrail {
    const ON: bool = false;
    #[inline]
    fn considered(&mut self, _: &[C]) {}
    #[inline]
    fn step(&mut self, _: Step<C>) {}
    #[inline]
    fn chosen(&mut self, _: Option<C>) {}
}

/// Runs a choice with its reasons if somebody listens to the sink `S`, and tells what the third part makes of them; without
/// any cost if nobody does.
#[macro_export]
macro_rules! reasoned {
    ($sink:expr, |$trail:ident| $choose:expr, |$reasons:ident| $told:expr) => {
        if S::ON {
            let mut $reasons = $crate::Reasons::default();
            let chosen = {
                let $trail = &mut $reasons;
                $choose
            };
            $sink.event($told);
            chosen
        } else {
            let $trail = &mut $crate::NoTrail;
            $choose
        }
    };
}

/// The reasons of one choice, as people read them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reasons<C> {
    /// All candidates, before any filter.
    pub candidates: Vec<C>,
    /// The filters in their order.
    pub steps: Vec<Step<C>>,
    /// What was chosen.
    pub chosen: Option<C>,
}

impl<C> Default for Reasons<C> {
    fn default() -> Self {
        Reasons { candidates: Vec::new(), steps: Vec::new(), chosen: None }
    }
}

impl<C: Copy> Trail<C> for Reasons<C> {
    const ON: bool = true;
    fn considered(&mut self, candidates: &[C]) {
        self.candidates = candidates.to_vec();
    }
    fn step(&mut self, step: Step<C>) {
        self.steps.push(step);
    }
    fn chosen(&mut self, candidate: Option<C>) {
        self.chosen = candidate;
    }
}

/// A choice under way: the candidates that are still in.
#[derive(Debug)]
pub struct Choice<'t, C, T, const N: usize> {
    left: ArrayVec<C, N>,
    trail: &'t mut T,
}

impl<'t, C: Copy, T: Trail<C>, const N: usize> Choice<'t, C, T, N> {
    /// Starts with these candidates, at most `N`.
    #[inline]
    pub fn among(candidates: impl IntoIterator<Item = C>, trail: &'t mut T) -> Self {
        let left: ArrayVec<C, N> = candidates.into_iter().collect();
        trail.considered(&left);
        Choice { left, trail }
    }

    /// The candidates that are still in.
    pub fn left(&self) -> &[C] {
        &self.left
    }

    /// A demand: what does not satisfy it is out, even if nothing is left.
    #[inline]
    pub fn require(&mut self, rule: RuleId, keep: Keep, measure: impl Fn(&C) -> i32) -> &mut Self {
        self.narrow(rule, keep, measure, true);
        self
    }

    /// A preference: skipped if nobody satisfies it, not asked when only one candidate is left.
    #[inline]
    pub fn prefer(&mut self, rule: RuleId, keep: Keep, measure: impl Fn(&C) -> i32) -> &mut Self {
        if self.left.len() > 1 {
            self.narrow(rule, keep, measure, false);
        } else if T::ON {
            self.trail.step(Step { rule, keep, verdict: Verdict::NotNeeded, measured: Vec::new() });
        }
        self
    }

    #[inline]
    fn narrow(&mut self, rule: RuleId, keep: Keep, measure: impl Fn(&C) -> i32, demand: bool) {
        let values: ArrayVec<i32, N> = self.left.iter().map(measure).collect();
        let best = match keep {
            Keep::Most => values.iter().copied().max(),
            Keep::Least => values.iter().copied().min(),
            Keep::AtMost(limit) | Keep::AtLeast(limit) | Keep::Exactly(limit) => Some(limit),
        };
        let Some(best) = best else { return };
        let kept = |value: i32| match keep {
            Keep::Most | Keep::Least | Keep::Exactly(_) => value == best,
            Keep::AtMost(_) => value <= best,
            Keep::AtLeast(_) => value >= best,
        };
        let count = values.iter().filter(|&&value| kept(value)).count();
        let skipped = count == 0 && !demand;
        if T::ON {
            let verdict = match count {
                _ if skipped => Verdict::Skipped,
                n if n == values.len() => Verdict::KeptAll,
                _ => Verdict::Narrowed,
            };
            let measured = self.left.iter().zip(&values);
            let measured =
                measured.map(|(&candidate, &value)| Measured { candidate, value, kept: kept(value) });
            self.trail.step(Step { rule, keep, verdict, measured: measured.collect() });
        }
        if !skipped {
            let mut values = values.iter();
            self.left.retain(|_| values.next().is_some_and(|&value| kept(value)));
        }
    }

    /// The one that is left; the first of them, should a deck of somebody's own leave several.
    #[inline]
    pub fn decide(self) -> Option<C> {
        let chosen = self.left.first().copied();
        self.trail.chosen(chosen);
        chosen
    }
}
