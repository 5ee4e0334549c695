//! What is found, and what is left alone.

use super::*;

fn shown(source: &str) -> Vec<String> {
    let changes = sites(source).unwrap().into_iter().flat_map(|site| site.changes);
    changes.map(|change| change.shown).collect()
}

#[test]
fn every_kind_of_place_is_found() {
    let source = "impl T { fn f(&self) -> bool { v(s.iter().any(t), m.or(n), Keep::Most); if self.g() { x += 2; } match y { Some(z) if z.is() => !w, _ => a && b } } }";
    let found = shown(source);
    for change in [
        "`the body` -> `return true`",
        "`the body` -> `return false`",
        "`self.g()` -> `true`",
        "`x += 2` -> `x -= 2`",
        "`2` -> `3`",
        "`z.is()` -> `false`",
        "`!w` -> `w`",
        "`a && b` -> `a`",
        "`a && b` -> `b`",
        "`s.iter().any(t)` -> `s.iter().all(t)`",
        "`m.or(n)` -> `n`",
        "`Keep::Most` -> `Keep::Least`",
    ] {
        assert!(found.contains(&change.to_owned()), "{change} is missing in {found:#?}");
    }
}

#[test]
fn constants_patterns_macros_tests_and_events_are_left_alone() {
    let source = "const A: u8 = 1 + 2; const fn f() -> u8 { 3 } fn g() -> [u8; 4] { match x { 5 => [y; 6], _ => h!(7) } }
        fn e() -> T { if S::ON && a > b { let c = d + 1; sink.event(E { c }); } t }
        fn d() -> T { self.seed.dice(P, a * 8 + 1) }
        impl G { fn imagine_cards(&mut self) { a(); b(); } }
        #[cfg(test)] mod tests { fn i() { j(8); } }";
    assert_eq!(shown(source), Vec::<String>::new());
}

#[test]
fn what_binds_a_name_stays() {
    let found = shown("fn f() -> T { if let Some(x) = y && x > z && g() { a } else { b } }");
    assert_eq!(found, ["`g()` -> `true`", "`x > z` -> `true`", "`x > z` -> `x >= z`", "`x > z` -> `x <= z`"]);
}
