//! A request to stop reaches every clone and every part of the work, and never goes upwards.

use kernel::Stop;

#[test]
fn every_clone_hears_it() {
    let stop = Stop::new();
    let clone = stop.clone();
    assert!(!stop.is_asked() && !clone.is_asked());
    clone.ask();
    assert!(stop.is_asked() && clone.is_asked());
}

#[test]
fn a_part_stops_with_the_whole_and_alone() {
    let whole = Stop::new();
    let (one, other) = (whole.part(), whole.part());
    one.ask();
    assert!(one.is_asked() && !other.is_asked() && !whole.is_asked());
    whole.ask();
    assert!(other.is_asked() && other.part().is_asked());
}

#[test]
fn never_means_never_but_its_parts_can_be_stopped() {
    let never = Stop::never();
    never.ask();
    assert!(!never.is_asked());
    let part = never.part();
    part.ask();
    assert!(part.is_asked() && !never.is_asked());
}

#[test]
fn a_flag_from_elsewhere_is_a_stop() {
    let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let stop = Stop::from(flag.clone());
    flag.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(stop.is_asked());
}
