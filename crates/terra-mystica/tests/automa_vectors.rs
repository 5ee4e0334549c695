//! Two hundred tables of random games on all boards, with all factions: a second program, written from the rules alone,
//! chose the same.

use terra_mystica::Kit;
use terra_mystica::automa::About;
use terra_mystica::companion::Described;
use testkit::covers;

use crate::automa_common::{chosen, name};

#[test]
fn a_second_program_chooses_the_same() {
    covers!("automa.build", "automa.upgrade", "automa.block", "automa.cult", "automa.faction.action");
    covers!("companion.described");
    let mut count = 0;
    let text = include_str!("automa_vectors.txt");
    for block in text.split("\n\n").skip(1) {
        let expected = block.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap();
        let table =
            Described::parse(Kit::printed(), block).unwrap_or_else(|error| panic!("{error}\n{block}"));
        let answer = table.decide();
        // How the Acolytes pay, or cannot, is another choice.
        let mut choices = answer.choices().filter(|(about, _)| *about != About::CultPrice);
        let (about, why) = choices.next().unwrap_or_else(|| panic!("nothing is chosen\n{block}"));
        let mut candidates: Vec<String> =
            why.candidates.iter().map(|pick| name(&answer.before, *pick)).collect();
        let (wanted, among) =
            expected.split_once(" among ").unwrap_or((expected.trim_end_matches(" among"), ""));
        let mut listed: Vec<&str> = among.split_whitespace().collect();
        candidates.sort_unstable();
        listed.sort_unstable();
        assert_eq!(format!("{about:?} {}", chosen(&answer.before, why)), wanted, "\n{block}");
        assert_eq!(candidates, listed, "\n{block}");
        count += 1;
    }
    assert_eq!(count, 200);
}
