//! Which patch the Automa takes: the rows of a card, and the reasons it gives.

use kernel::{Game, Verdict};
use patchwork::companion::Described;
use patchwork::scenario::Scenario;
use patchwork::{DeckName, Event, FIRST, Kit, Level, PatchworkOptions, SECOND, rulebook};
use testkit::covers;

use crate::common::{incomes, play};

/// One decision: which card, where the tokens stand, what lies next; what comes of it.
struct Case {
    card: u8,
    automa: u8,
    you: u8,
    next: &'static [u8],
    taken: Option<u8>,
    to: u8,
    income: i32,
    again: bool,
}

/// The worked examples: three patches in clockwise order.
const CASES: [Case; 8] = [
    // All affordable, none overtakes; the largest; on top of you.
    Case {
        card: 3,
        automa: 10,
        you: 13,
        next: &[4, 12, 31],
        taken: Some(31),
        to: 13,
        income: 3,
        again: true,
    },
    // Every patch overtakes: skipped. Most buttons.
    Case {
        card: 1,
        automa: 10,
        you: 11,
        next: &[1, 30, 11],
        taken: Some(30),
        to: 14,
        income: 4,
        again: false,
    },
    // All have two buttons; one does not overtake.
    Case {
        card: 9,
        automa: 20,
        you: 22,
        next: &[16, 26, 27],
        taken: Some(26),
        to: 22,
        income: 0,
        again: true,
    },
    // None affordable: two marks in one pass.
    Case { card: 12, automa: 4, you: 10, next: &[0, 2, 3], taken: None, to: 11, income: 10, again: false },
    // Only the free one.
    Case { card: 12, automa: 4, you: 10, next: &[0, 20, 3], taken: Some(20), to: 7, income: 5, again: true },
    // One button and four squares each: the furthest.
    Case { card: 7, automa: 24, you: 30, next: &[7, 5, 6], taken: Some(6), to: 27, income: 0, again: true },
    // You are home: nobody is overtaken there. The largest.
    Case {
        card: 16,
        automa: 50,
        you: 53,
        next: &[12, 30, 4],
        taken: Some(30),
        to: 53,
        income: 3,
        again: false,
    },
    // The largest.
    Case {
        card: 24,
        automa: 30,
        you: 34,
        next: &[22, 31, 28],
        taken: Some(31),
        to: 33,
        income: 0,
        again: true,
    },
];

#[test]
fn the_worked_examples_over_a_described_table() {
    covers!(
        "automa.filters",
        "automa.pass",
        "automa.single",
        "automa.income-twice",
        "automa.no-overtake-final"
    );
    for case in CASES {
        let next: Vec<String> = case.next.iter().map(u8::to_string).collect();
        let text = format!(
            "card {}\nautoma {}\nyou {}\nnext {}\ntile you",
            case.card,
            case.automa,
            case.you,
            next.join(" ")
        );
        let answer = Described::parse(Kit::printed(), &text).unwrap().decide();
        assert_eq!(answer.turn.taken.map(|taken| taken.patch.0), case.taken, "{text}");
        assert_eq!((answer.turn.to, i32::from(answer.buttons)), (case.to, case.income), "{text}");
        assert_eq!(answer.moves_again, case.again, "{text}");
    }
}

#[test]
fn the_worked_examples_in_a_game() {
    covers!(
        "automa.filters",
        "automa.pass",
        "automa.single",
        "automa.income-twice",
        "automa.no-overtake-final"
    );
    for case in CASES {
        let deck = if case.card > 12 { DeckName::Tactical } else { DeckName::Normal };
        let scenario = Scenario::automa().deck(deck).spaces(case.you, case.automa).tile(FIRST);
        let mut game = scenario.next(case.next).cards(&[case.card]).build();
        let events = play(&mut game, "automa");
        let Event::Automa { turn, from, .. } = &events[0] else { panic!("{events:?}") };
        assert_eq!(
            (*from, turn.taken.map(|taken| taken.patch.0)),
            (case.automa, case.taken),
            "card {}",
            case.card
        );
        assert_eq!((game.space(SECOND), game.buttons(SECOND)), (case.to, case.income), "card {}", case.card);
        assert_eq!(game.to_move() == Some(SECOND), case.again, "card {}", case.card);
        let paid: i32 = incomes(&events, SECOND).iter().map(|(_, buttons)| i32::from(*buttons)).sum();
        assert_eq!(paid, case.income);
    }
}

/// What was affordable, and what the rows of card 3 or 7 did, of which the first is this rule.
fn rows(first: &'static str, [afford, one, two, three]: [Verdict; 4]) -> Vec<(&'static str, Verdict)> {
    let (largest, furthest) = ("automa.largest", "automa.furthest");
    vec![("automa.afford", afford), (first, one), (largest, two), (furthest, three)]
}

/// What each row of the card did, and what was taken.
fn reasons(card: u8, automa: u8, you: u8, next: &[u8]) -> (Vec<(&'static str, Verdict)>, Option<u8>) {
    let deck = if card > 12 { DeckName::Tactical } else { DeckName::Normal };
    let scenario = Scenario::automa().deck(deck).level(Level::I).spaces(you, automa).on_top(SECOND);
    let mut game = scenario.ring(next).cards(&[card]).build();
    let events = play(&mut game, "automa");
    let Event::Automa { reasons, turn, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(reasons.chosen, turn.taken);
    let steps = reasons.steps.iter().map(|step| (step.rule.0, step.verdict)).collect();
    (steps, turn.taken.map(|taken| taken.patch.0))
}

use Verdict::{KeptAll, Narrowed, NotNeeded, Skipped};

#[test]
fn rows_are_applied_from_the_top_to_what_is_affordable_until_one_is_left() {
    covers!("automa.filters", "automa.afford");
    // Card 3 may spend 3: the large patch 32 is out before any row is asked.
    let (steps, taken) = reasons(3, 20, 30, &[32, 4, 31]);
    let expected = rows("automa.no-overtake", [Narrowed, KeptAll, Narrowed, NotNeeded]);
    assert_eq!((steps, taken), (expected, Some(31)));
    // The order matters: cards 7 and 8 ask the same in another order.
    assert_eq!(reasons(7, 20, 30, &[9, 21, 32]).1, Some(9), "most buttons first");
    assert_eq!(reasons(8, 20, 30, &[9, 21, 32]).1, Some(32), "largest first");
}

#[test]
fn patches_that_tie_stay_in_together() {
    covers!("automa.filters");
    // Card 7: 5, 6 and 7 tie in buttons and in squares; patch 0 falls out at once.
    let (steps, taken) = reasons(7, 20, 30, &[5, 6, 0]);
    let expected = rows("automa.most-buttons", [KeptAll, Narrowed, KeptAll, Narrowed]);
    assert_eq!((steps, taken), (expected, Some(6)));
}

#[test]
fn a_row_that_nothing_satisfies_is_skipped() {
    covers!("automa.filter-skipped", "automa.no-overtake");
    // One space behind you, and every patch takes two or more.
    let (steps, taken) = reasons(3, 20, 21, &[31, 4, 12]);
    let expected = rows("automa.no-overtake", [KeptAll, Skipped, Narrowed, NotNeeded]);
    assert_eq!((steps, taken), (expected, Some(31)));
}

#[test]
fn landing_on_your_space_is_no_overtaking_and_one_further_is() {
    covers!("automa.no-overtake");
    // Patches 2 and 6 take 2 and 3 spaces. Card 4 would otherwise take the larger one, 6.
    for (you, taken, verdict) in [(23, 6, KeptAll), (22, 2, Narrowed), (21, 6, Skipped)] {
        let (steps, chosen) = reasons(4, 20, you, &[2, 6]);
        assert_eq!((steps[1], chosen), (("automa.no-overtake", verdict), Some(taken)), "you at {you}");
    }
}

#[test]
fn from_your_own_space_every_patch_overtakes_so_the_row_is_skipped() {
    covers!("automa.no-overtake", "automa.filter-skipped");
    let (steps, taken) = reasons(4, 20, 20, &[3, 6, 2]);
    assert_eq!((steps[1].1, taken), (Skipped, Some(6)));
}

#[test]
fn on_the_last_space_nobody_is_overtaken() {
    covers!("automa.no-overtake-final");
    // From 52, patches 4 and 12 would go one space beyond; the token stops on yours.
    let (steps, taken) = reasons(3, 52, 53, &[31, 4, 0]);
    assert_eq!((steps[1].1, taken), (KeptAll, Some(31)));
    // While you are not home the limit changes nothing: 51 + 2 = 53 overtakes 52.
    let (steps, taken) = reasons(3, 51, 52, &[31, 4, 0]);
    assert_eq!((steps[1].1, taken), (Narrowed, Some(0)));
}

#[test]
fn the_largest_patch_covers_the_most_squares_whatever_its_box() {
    covers!("automa.largest");
    // Patch 16: 5 squares in a box of 9. Patch 25: 6 squares in a box of 8.
    let (steps, taken) = reasons(8, 20, 30, &[25, 16]);
    assert_eq!((steps[1], taken), (("automa.largest", Narrowed), Some(25)));
}

#[test]
fn the_most_buttons_are_the_printed_ones_and_the_price_plays_no_role() {
    covers!("automa.most-buttons");
    // Patch 8 costs 4 and has 2; patch 17 costs 7 and has 1.
    assert_eq!(reasons(7, 20, 30, &[8, 17]).1, Some(8));
    // Nothing printed anywhere: all tie, and the next row decides.
    let (steps, taken) = reasons(7, 20, 30, &[25, 4, 23]);
    assert_eq!((steps[1].1, taken), (KeptAll, Some(23)));
}

#[test]
fn the_furthest_is_the_last_of_those_left_clockwise_of_the_pawn() {
    covers!("automa.furthest");
    // Patches 1 and 3 are corners of three squares; 9 is too dear for card 3.
    assert_eq!(reasons(3, 20, 30, &[1, 3, 2]).1, Some(2));
    assert_eq!(reasons(3, 20, 30, &[1, 2, 3]).1, Some(3));
    assert_eq!(reasons(3, 20, 30, &[3, 1, 9]).1, Some(1));
    assert_eq!(reasons(3, 20, 30, &[3, 9, 1]).1, Some(1));
    assert_eq!(reasons(3, 20, 30, &[9, 3, 1]).1, Some(1));
}

#[test]
fn every_reason_cites_a_rule_of_the_book() {
    covers!("automa.filters");
    for card in Kit::printed().cards() {
        let (steps, _) = reasons(card.number, 20, 30, &[11, 21, 30]);
        assert_eq!(steps.len(), 1 + card.filters.len());
        assert!(steps.iter().all(|(rule, _)| rulebook::book().get(rule).is_some()));
    }
}

#[test]
fn with_three_rows_a_choice_is_always_unique() {
    covers!("automa.furthest", "automa.filters");
    // A slow twin of all rows, over many tables and every card.
    let kit = Kit::printed();
    let mut dice = kernel::Dice::new(1);
    for _ in 0..3_000 {
        let mut ring: Vec<u8> = (0..33).collect();
        dice.shuffle(&mut ring);
        ring.truncate(1 + dice.below(3) as usize);
        let next = &ring[..];
        let automa = dice.below(53) as u8;
        let you = automa + dice.below(u32::from(54 - automa)) as u8;
        let card = &kit.cards()[dice.below(24) as usize];
        let mut left: Vec<u8> =
            next.iter().copied().filter(|&p| kit.patches()[p as usize].cost <= card.budget).collect();
        for filter in &card.filters {
            let patch = |p: &u8| &kit.patches()[*p as usize];
            let kept: Vec<u8> = match filter.name() {
                "no_overtake" => {
                    left.iter().copied().filter(|p| (automa + patch(p).time).min(53) <= you).collect()
                }
                "largest" => {
                    let most = left.iter().map(|p| patch(p).cells).max();
                    left.iter().copied().filter(|p| Some(patch(p).cells) == most).collect()
                }
                "most_buttons" => {
                    let most = left.iter().map(|p| patch(p).buttons).max();
                    left.iter().copied().filter(|p| Some(patch(p).buttons) == most).collect()
                }
                _ => left.last().copied().into_iter().collect(),
            };
            if !kept.is_empty() {
                left = kept;
            }
        }
        assert!(left.len() <= 1);
        assert_eq!(reasons(card.number, automa, you, next).1, left.first().copied(), "card {}", card.number);
    }
}

#[test]
fn options_do_not_change_the_choice() {
    covers!("automa.filters");
    for level in Level::ALL {
        let options = PatchworkOptions { level, ..PatchworkOptions::default() };
        let mut game = Scenario::with(options).spaces(13, 10).next(&[4, 12, 31]).cards(&[3]).build();
        play(&mut game, "automa");
        assert_eq!(game.space(SECOND), 13);
    }
}
