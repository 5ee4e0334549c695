//! Candidates, filters, one; and the reasons.

use kernel::{Choice, Keep, Measured, NoTrail, Reasons, RuleId, Trail, Verdict};

const RULE: RuleId = RuleId("test.rule");

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that a filter asks for")]
fn value(n: &i32) -> i32 {
    *n
}

/// One filter over some numbers: what it left, and its verdict.
fn prefer(numbers: &[i32], keep: Keep) -> (Vec<i32>, Option<Verdict>) {
    let mut reasons = Reasons::default();
    let mut choice = Choice::<_, _, 8>::among(numbers.iter().copied(), &mut reasons);
    choice.prefer(RULE, keep, value);
    let left = choice.left().to_vec();
    let chosen = choice.decide();
    assert_eq!(chosen, left.first().copied());
    assert_eq!((reasons.candidates.as_slice(), reasons.chosen), (numbers, chosen));
    (left, reasons.steps.first().map(|step| step.verdict))
}

#[test]
fn the_most_and_the_least_keep_ties_together() {
    assert_eq!(prefer(&[1, 3, 2, 3], Keep::Most), (vec![3, 3], Some(Verdict::Narrowed)));
    assert_eq!(prefer(&[1, 3, 1, 3], Keep::Least), (vec![1, 1], Some(Verdict::Narrowed)));
    assert_eq!(prefer(&[-2, -5], Keep::Most), (vec![-2], Some(Verdict::Narrowed)));
    assert_eq!(prefer(&[0, 0, 0], Keep::Most), (vec![0, 0, 0], Some(Verdict::KeptAll)));
}

#[test]
fn limits_are_inclusive() {
    assert_eq!(prefer(&[1, 2, 3], Keep::AtMost(2)), (vec![1, 2], Some(Verdict::Narrowed)));
    assert_eq!(prefer(&[1, 2, 3], Keep::AtLeast(2)), (vec![2, 3], Some(Verdict::Narrowed)));
    assert_eq!(prefer(&[1, 2, 3], Keep::AtMost(3)), (vec![1, 2, 3], Some(Verdict::KeptAll)));
}

#[test]
fn a_preference_that_nobody_satisfies_is_skipped() {
    assert_eq!(prefer(&[1, 2, 3], Keep::AtMost(0)), (vec![1, 2, 3], Some(Verdict::Skipped)));
    assert_eq!(prefer(&[1, 2, 3], Keep::AtLeast(4)), (vec![1, 2, 3], Some(Verdict::Skipped)));
}

#[test]
fn a_preference_is_not_asked_with_one_candidate_or_none() {
    assert_eq!(prefer(&[1], Keep::AtMost(0)), (vec![1], Some(Verdict::NotNeeded)));
    assert_eq!(prefer(&[], Keep::Most), (vec![], Some(Verdict::NotNeeded)));
}

#[test]
fn a_demand_may_leave_nobody() {
    let mut reasons = Reasons::default();
    let mut choice = Choice::<_, _, 8>::among([5, 6], &mut reasons);
    choice.require(RULE, Keep::AtMost(4), value).prefer(RULE, Keep::Most, value);
    assert!(choice.left().is_empty());
    assert_eq!(choice.decide(), None);
    let verdicts: Vec<Verdict> = reasons.steps.iter().map(|step| step.verdict).collect();
    assert_eq!(verdicts, [Verdict::Narrowed, Verdict::NotNeeded]);
    assert_eq!(reasons.chosen, None);
}

#[test]
fn a_demand_is_asked_even_of_one_candidate() {
    let mut choice_trail = Reasons::default();
    let mut choice = Choice::<_, _, 8>::among([5], &mut choice_trail);
    choice.require(RULE, Keep::AtMost(4), value);
    assert_eq!(choice.decide(), None);
}

#[test]
fn every_step_says_what_was_measured_and_who_stayed() {
    let mut reasons = Reasons::default();
    let mut choice = Choice::<_, _, 8>::among([3, 9, 4], &mut reasons);
    choice.require(RuleId("a"), Keep::AtMost(5), value).prefer(RuleId("b"), Keep::Most, |n| n % 3);
    assert_eq!(choice.decide(), Some(4));
    let step = &reasons.steps[0];
    assert_eq!((step.rule, step.keep, step.verdict), (RuleId("a"), Keep::AtMost(5), Verdict::Narrowed));
    let measured = [(3, 3, true), (9, 9, false), (4, 4, true)];
    let measured = measured.map(|(candidate, value, kept)| Measured { candidate, value, kept });
    assert_eq!(step.measured, measured);
    let measured =
        [(3, 0, false), (4, 1, true)].map(|(candidate, value, kept)| Measured { candidate, value, kept });
    assert_eq!((reasons.steps[1].rule, &reasons.steps[1].measured[..]), (RuleId("b"), &measured[..]));
}

#[test]
fn a_skipped_filter_shows_that_nobody_would_have_stayed() {
    let mut reasons = Reasons::default();
    let mut choice = Choice::<_, _, 8>::among([3, 9], &mut reasons);
    choice.prefer(RULE, Keep::AtMost(1), value);
    assert_eq!(choice.decide(), Some(3));
    assert!(reasons.steps[0].measured.iter().all(|measured| !measured.kept));
}

fn three_filters<T: Trail<i32>>(numbers: &[i32], limit: i32, trail: &mut T) -> Option<i32> {
    let mut choice = Choice::<_, _, 8>::among(numbers.iter().copied(), trail);
    choice.require(RULE, Keep::AtMost(3), value).prefer(RULE, Keep::AtLeast(limit), value);
    choice.prefer(RULE, Keep::Least, value);
    choice.decide()
}

#[test]
fn the_choice_is_the_same_whether_anybody_listens_or_not() {
    let mut dice = kernel::Dice::new(1);
    for _ in 0..1_000 {
        let numbers: Vec<i32> = (0..dice.below(6)).map(|_| dice.below(5) as i32).collect();
        let limit = dice.below(5) as i32;
        let slow = {
            let mut left: Vec<i32> = numbers.iter().copied().filter(|&n| n <= 3).collect();
            let kept: Vec<i32> = left.iter().copied().filter(|&n| n >= limit).collect();
            if !kept.is_empty() {
                left = kept;
            }
            left.into_iter().min()
        };
        assert_eq!(three_filters(&numbers, limit, &mut NoTrail), slow);
        assert_eq!(three_filters(&numbers, limit, &mut Reasons::default()), slow);
    }
}
