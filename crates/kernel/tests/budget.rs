//! Budgets of work.

use kernel::{Budget, Spent};

#[test]
fn a_budget_is_spent_step_by_step() {
    let mut budget = Budget::of(2);
    assert_eq!((budget.step(), budget.step()), (Ok(()), Ok(())));
    assert_eq!((budget.left(), budget.taken()), (0, 2));
    assert_eq!(budget.step(), Err(Spent(2)));
    assert_eq!(budget.taken(), 2, "what is refused is not taken");
    assert!(Spent(2).to_string().contains("the 2 that"));
}
