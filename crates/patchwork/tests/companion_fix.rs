//! Facts set right: each is taken over, its consequences follow, and what cannot be leaves no trace.

use kernel::{Game, Notation, Seed};
use patchwork::companion::{
    Assumption, CardSource, CompanionDecision, CompanionEvent, CompanionIllegal, CompanionOptions,
    PatchworkCompanion, RingSource, Warning,
};
use patchwork::{FIRST, Kit, PatchId, SECOND};
use testkit::covers;

fn options(cards: CardSource, ring: RingSource) -> CompanionOptions {
    CompanionOptions { cards, ring, ..CompanionOptions::default() }
}

fn table(cards: CardSource, ring: RingSource) -> PatchworkCompanion {
    PatchworkCompanion::start(Kit::printed(), &options(cards, ring), Seed(3)).unwrap()
}

fn dealt() -> PatchworkCompanion {
    table(CardSource::Program, RingSource::Dealt)
}

#[track_caller]
fn say(table: &mut PatchworkCompanion, line: &str) -> Vec<CompanionEvent> {
    let action = table.read(line).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    assert_eq!(table.read(&table.write(action)), Ok(action), "`{line}` is not read back");
    let mut events = Vec::new();
    table.play(action, &mut events).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    events
}

fn warnings(events: &[CompanionEvent]) -> Vec<Warning> {
    let warning = |event: &CompanionEvent| match event {
        CompanionEvent::Warning(warning) => Some(*warning),
        _ => None,
    };
    events.iter().filter_map(warning).collect()
}

#[track_caller]
fn refused(table: &PatchworkCompanion, line: &str) -> CompanionIllegal {
    let action = table.read(line).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    let mut after = table.clone();
    let mut events = Vec::new();
    let error = after.play(action, &mut events).expect_err(line);
    assert!(after == *table && events.is_empty(), "`{line}` left a trace");
    assert!(!error.to_string().is_empty());
    error
}

fn ids(patches: &[PatchId]) -> Vec<u8> {
    patches.iter().map(|patch| patch.0).collect()
}

#[test]
fn spaces_and_whose_turn_follows() {
    covers!("companion.fix", "turn.behind", "turn.on-top");
    let mut table = dealt();
    assert_eq!(warnings(&say(&mut table, "fix automa-space 4")), []);
    assert_eq!((table.space(SECOND), table.due()), (4, Some(FIRST)));
    say(&mut table, "fix you-space 6");
    assert_eq!(table.due(), Some(SECOND));
    assert!(matches!(table.decision(), Some(CompanionDecision::Automa { .. })));
    // A shared space: whoever moved last is on top, unless somebody says otherwise.
    say(&mut table, "fix automa-space 6");
    assert_eq!(table.due(), Some(FIRST));
    assert!(table.assumptions().contains(&Assumption::OnTop(FIRST)));
    say(&mut table, "fix on-top automa");
    assert_eq!(table.due(), Some(SECOND));
    let before = table.clone();
    assert_eq!(warnings(&say(&mut table, "fix automa-space 2")), [Warning::MovedBack { seat: SECOND }]);
    assert_eq!(refused(&table, "fix on-top you"), CompanionIllegal::NotShared);
    assert_eq!(warnings(&say(&mut table, "fix you-space 20")), [Warning::FarApart { spaces: 18 }]);
    assert!(before.reckoned() == table.reckoned() && !table.reckoned().sure);
    assert!(table.read("fix you-space 54").is_err());
}

#[test]
fn the_automas_buttons_and_heap() {
    covers!("companion.fix", "automa.heaps");
    let mut table = dealt();
    say(&mut table, "fix automa-space 12");
    assert_eq!(warnings(&say(&mut table, "fix automa-buttons 7")), []);
    assert_eq!(table.automa_buttons(), 7);
    // Two marks lie behind it, and no card brings more than 5.
    assert_eq!(warnings(&say(&mut table, "fix automa-buttons 11")), [Warning::ManyButtons { most: 10 }]);
    assert!(matches!(refused(&table, "fix automa-buttons 1000"), CompanionIllegal::TooMuch { .. }));
    assert_eq!(warnings(&say(&mut table, "fix automa-heap 3 2 4")), [Warning::ManyPatches { gone: 0 }]);
    assert_eq!(table.score(SECOND), 11 + 2);
    for heap in ["1 2 2", "34 1 1", "5 3 2", "5 0 1", "30 23 30", "30 22 39"] {
        let wrong = refused(&table, &format!("fix automa-heap {heap}"));
        assert_eq!(wrong, CompanionIllegal::Heap { patches: 33, with_buttons: 22, printed: 38 }, "{heap}");
    }
}

#[test]
fn the_tile_follows_the_marker() {
    covers!("companion.fix", "companion.tile", "automa.tile-marker", "automa.tile-person");
    let mut table = dealt();
    assert_eq!(refused(&table, "fix tile automa"), CompanionIllegal::BeforeMarker { space: 0, marker: 41 });
    let events = say(&mut table, "fix automa-space 41");
    assert!(events.contains(&CompanionEvent::TileMoved { holder: Some(SECOND) }));
    assert_eq!(refused(&table, "fix tile open"), CompanionIllegal::BehindMarker { space: 41, marker: 41 });
    assert_eq!(warnings(&say(&mut table, "fix tile you")), [Warning::CoverTime]);
    assert_eq!(table.tile(), Some(FIRST));
    assert!(table.assumptions().contains(&Assumption::CoveredAt { space: 40 }));
    assert_eq!(refused(&table, "tile"), CompanionIllegal::Covered);
    say(&mut table, "fix tile automa");
    assert_eq!((table.tile(), table.space_at_cover()), (Some(SECOND), None));
    // Covered too late for this level, in time for the first.
    assert!(say(&mut table, "tile").contains(&CompanionEvent::Covered { yours: false }));
    assert_eq!(table.tile(), Some(SECOND));
    assert_eq!(table.all_levels()[0].tile, Some(FIRST));
    let events = say(&mut table, "fix automa-space 30");
    assert!(events.contains(&CompanionEvent::TileMoved { holder: Some(FIRST) }));
    say(&mut table, "fix tile open");
    assert_eq!(table.tile(), None);
}

#[test]
fn covering_so_early_is_doubtful() {
    covers!("companion.tile");
    let mut table = dealt();
    assert_eq!(warnings(&say(&mut table, "tile")), [Warning::FewSquares { squares: 0 }]);
    assert_eq!((table.tile(), table.space_at_cover()), (Some(FIRST), Some(0)));
}

#[test]
fn the_pawn_elsewhere_and_another_ring() {
    covers!("companion.fix", "take.next-three");
    let mut table = dealt();
    let ring = ids(table.ring());
    // The pawn stands elsewhere: the ring is only turned.
    let line = format!("fix next {} {} {}", ring[5], ring[6], ring[7]);
    assert_eq!(warnings(&say(&mut table, &line)), []);
    assert_eq!(ids(table.ring()), [&ring[5..], &ring[..5]].concat());
    // Not side by side: these three come first, the others keep their order.
    let line = format!("fix next {} {} {}", ring[9], ring[20], ring[1]);
    assert_eq!(warnings(&say(&mut table, &line)), [Warning::RingOrder]);
    assert_eq!(ids(table.ring())[..4], [ring[9], ring[20], ring[1], ring[10]]);
    assert!(table.knows_ring() && table.assumptions().contains(&Assumption::RingAsFixed));
    assert_eq!(refused(&table, "fix next 1 2"), CompanionIllegal::Count { said: 2, wanted: 3 });
    assert_eq!(refused(&table, "fix next 1 2 2"), CompanionIllegal::Twice(PatchId(2)));
    // Patches gone and back.
    say(&mut table, "fix gone 7 8");
    assert_eq!((table.ring_len(), table.knows_ring()), (31, true));
    assert_eq!(refused(&table, "fix gone 7"), CompanionIllegal::Gone(PatchId(7)));
    assert_eq!(refused(&table, "fix next 7 1 2"), CompanionIllegal::Gone(PatchId(7)));
    assert_eq!(refused(&table, "fix back 9"), CompanionIllegal::InRing(PatchId(9)));
    assert_eq!(warnings(&say(&mut table, "fix back 7")), [Warning::PlaceGuessed]);
    assert_eq!(table.ring().last(), Some(&PatchId(7)));
    assert!(matches!(refused(&table, "fix gone"), CompanionIllegal::Count { said: 0, .. }));
    assert!(matches!(refused(&table, "fix back"), CompanionIllegal::Count { said: 0, .. }));
    // The whole ring: what is not named is gone.
    assert_eq!(warnings(&say(&mut table, "fix ring 3 1 2 0")), [Warning::RingOther]);
    assert_eq!((ids(table.ring()), table.ring_len()), (vec![3, 1, 2, 0], 4));
    assert_eq!(refused(&table, "fix ring 3 1 3"), CompanionIllegal::Twice(PatchId(3)));
    say(&mut table, "fix ring");
    assert_eq!(table.ring_len(), 0);
    let Some(CompanionDecision::YourTurn { within_reach, .. }) = table.decision() else { panic!() };
    assert!(within_reach.is_empty());
}

#[test]
fn cards_seen_and_aside() {
    covers!("companion.fix", "companion.own-cards", "automa.reshuffle");
    for cards in [CardSource::Program, CardSource::Own] {
        let mut table = table(cards, RingSource::Dealt);
        say(&mut table, "fix seen 1 2 3");
        assert_eq!((table.cards_seen().len(), table.cards_left(), table.cards_aside()), (3, 7, 2));
        assert_eq!(table.possible_cards().len(), 9);
        say(&mut table, "fix aside 0");
        assert_eq!((table.cards_seen().len(), table.cards_left(), table.cards_aside()), (3, 9, 0));
        assert_eq!(refused(&table, "fix aside 1"), CompanionIllegal::Aside(1));
        assert_eq!(refused(&table, "fix seen 13"), CompanionIllegal::NotInDeck(13));
        assert_eq!(refused(&table, "fix seen 4 4"), CompanionIllegal::CardSeen(4));
        let all = refused(&table, "fix seen 1 2 3 4 5 6 7 8 9 10 11 12");
        assert_eq!(all, CompanionIllegal::NoCardLeft { aside: 0, most: 11 });
        // The last card that is left is the one that comes; then all are shuffled.
        say(&mut table, "fix seen 1 2 3 4 5 6 8 9 10 11 12");
        say(&mut table, "you advance");
        let line = if cards == CardSource::Own { "card 7" } else { "automa" };
        if cards == CardSource::Own {
            assert_eq!(refused(&table, "card 8"), CompanionIllegal::CardSeen(8));
        }
        let events = say(&mut table, line);
        let CompanionEvent::Automa { answer, .. } = &events[0] else { panic!() };
        assert_eq!(Kit::printed().card(answer.card).number, 7);
        let by_you = cards == CardSource::Own;
        assert!(events.contains(&CompanionEvent::Reshuffled { by_you }));
        assert_eq!((table.cards_left(), table.cards_aside(), table.possible_cards().len()), (12, 0, 12));
    }
}

#[test]
fn leather_that_still_lies_there() {
    covers!("companion.fix", "automa.leather", "automa.leather-left");
    let mut table = dealt();
    assert_eq!(table.leather().iter().collect::<Vec<_>>(), [26, 32, 38, 44, 50]);
    say(&mut table, "fix leather-on 32 50");
    assert_eq!(table.leather().iter().collect::<Vec<_>>(), [32, 50]);
    assert_eq!(refused(&table, "fix leather-on 20"), CompanionIllegal::NoLeather(20));
    // A token that stands beyond has taken it.
    say(&mut table, "fix automa-space 40");
    assert_eq!(table.leather().iter().collect::<Vec<_>>(), [50]);
    assert_eq!(refused(&table, "fix leather-on 38 44"), CompanionIllegal::LeatherPassed(38));
    say(&mut table, "fix leather-on");
    assert_eq!(table.leather().count(), 0);
    let mut left = options(CardSource::Program, RingSource::Dealt);
    left.game.leather = patchwork::LeatherReading::Left;
    let mut table = PatchworkCompanion::start(Kit::printed(), &left, Seed(3)).unwrap();
    say(&mut table, "fix automa-space 40");
    assert_eq!(table.leather().count(), 5);
    say(&mut table, "fix you-space 35");
    assert_eq!(table.leather().count(), 3);
}

#[test]
fn a_ring_is_entered_as_it_lies() {
    covers!("companion.ring-entered", "setup.pawn");
    let mut table = table(CardSource::Own, RingSource::Entered);
    assert_eq!(refused(&table, "you advance"), CompanionIllegal::Waiting(patchwork::companion::Wanted::Ring));
    assert_eq!(refused(&table, "ring 0 5"), CompanionIllegal::StartLast(PatchId(0)));
    assert_eq!(refused(&table, "ring 5 7 5"), CompanionIllegal::Twice(PatchId(5)));
    assert_eq!(refused(&table, "ring"), CompanionIllegal::Count { said: 0, wanted: 33 });
    say(&mut table, "ring 5 7");
    assert_eq!(refused(&table, "ring 7"), CompanionIllegal::Twice(PatchId(7)));
    let Some(CompanionDecision::Ring { known, missing }) = table.decision() else { panic!() };
    assert_eq!((ids(&known), missing), (vec![5, 7], 29));
    assert_eq!(table.assumptions()[0], Assumption::RingUnknown { known: 2 });
    // A patch is missing in the box: the ring is as long as it is.
    say(&mut table, "fix gone 32");
    for patch in (1..31).filter(|patch| ![5, 7].contains(patch)) {
        say(&mut table, &format!("ring {patch}"));
    }
    assert!(table.knows_ring());
    assert_eq!(ids(&table.ring()[29..]), [30, 31, 0]);
    assert_eq!(table.assumptions()[0], Assumption::RingAsEntered);
}

#[test]
fn the_next_three_are_asked_only_when_they_matter() {
    covers!("companion.next-three", "companion.asks");
    let mut table = table(CardSource::Own, RingSource::NextThree);
    assert!(matches!(table.decision(), Some(CompanionDecision::YourTurn { .. })));
    assert!(table.read("you take 2nd").is_err(), "nobody said what lies there");
    say(&mut table, "you take 4");
    assert_eq!(refused(&table, "next 1 4 2"), CompanionIllegal::Gone(PatchId(4)));
    assert_eq!(refused(&table, "next 1 1"), CompanionIllegal::Twice(PatchId(1)));
    assert_eq!(refused(&table, "next 1 2 3 5"), CompanionIllegal::Count { said: 4, wanted: 3 });
    assert_eq!(refused(&table, "next"), CompanionIllegal::Count { said: 0, wanted: 3 });
    say(&mut table, "next 12 31");
    assert_eq!(
        refused(&table, "next 31 12 5"),
        CompanionIllegal::NextKnown { known: PatchId(12), said: PatchId(31) }
    );
    say(&mut table, "next 12 31 5");
    assert!(matches!(table.decision(), Some(CompanionDecision::Card { .. })));
    say(&mut table, "fix next 12 31 6");
    assert_eq!(ids(table.ring()), [12, 31, 6]);
}

#[test]
fn what_you_tell_at_the_end_counts() {
    covers!("companion.result", "end.tie", "automa.winner", "automa.score");
    let mut table = dealt();
    say(&mut table, "fix automa-space 53");
    say(&mut table, "fix you-space 53");
    assert_eq!(table.first_home(), Some(SECOND), "your token lies on top, so the Automa was first");
    let Some(CompanionDecision::Result { reckoned }) = table.decision() else { panic!() };
    assert!(!reckoned.sure);
    assert!(matches!(refused(&table, "result 20 82"), CompanionIllegal::TooMuch { .. }));
    assert!(table.read("result 14").is_err() && table.read("result many 5").is_err());
    // The Automa has its tile and nothing else.
    let mut tied = table.clone();
    say(&mut tied, "result 17 5");
    assert_eq!(([FIRST, SECOND].map(|seat| tied.score(seat)), tied.winner()), ([7, 7], Some(SECOND)));
    say(&mut table, "fix on-top automa");
    say(&mut table, "result 17 5");
    assert_eq!((table.first_home(), table.winner()), (Some(FIRST), Some(FIRST)));
    assert_eq!(refused(&table, "fix tile you"), CompanionIllegal::Over);
    assert_eq!(refused(&table, "result 3 3"), CompanionIllegal::Over);
}

#[test]
fn numbers_that_differ_from_what_was_told_are_doubtful() {
    covers!("companion.result");
    let mut table = dealt();
    while !matches!(table.decision(), Some(CompanionDecision::Result { .. })) {
        let line = if table.due() == Some(FIRST) { "you advance" } else { "automa" };
        say(&mut table, line);
    }
    let reckoned = table.reckoned();
    assert!(reckoned.sure && reckoned.empty > 70);
    let mut other = table.clone();
    assert_eq!(warnings(&say(&mut other, "result 3 3")), [Warning::Differs { reckoned }]);
    assert_eq!(other.told(), Some((3, 3)));
    assert_eq!(warnings(&say(&mut table, "result")), []);
    assert_eq!(table.told(), Some((reckoned.buttons, reckoned.empty)));
}
