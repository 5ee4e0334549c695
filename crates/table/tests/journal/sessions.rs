//! A session keeps few positions and plays the others again: whatever is asked, it is as if it had kept them all.

use kernel::{Dice, Game, Legal as _, Role, Seed, Session, Setup};
use patchwork::{Patchwork, PatchworkOptions};

/// All positions, kept.
struct Slow {
    positions: Vec<Patchwork>,
    at: usize,
}

impl Slow {
    fn is_persons(&self, count: usize) -> bool {
        let game = &self.positions[count];
        game.to_move().is_some_and(|seat| game.role(seat) == Role::Person)
    }

    fn undo(&self) -> Option<usize> {
        (0..self.at).rev().find(|&count| self.is_persons(count))
    }

    fn redo(&self) -> Option<usize> {
        let last = self.positions.len() - 1;
        (self.at + 1..=last).find(|&count| self.is_persons(count) || count == last)
    }
}

#[test]
fn what_is_played_again_is_what_was() {
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let setup = Setup { options: PatchworkOptions::default(), seed: Seed(seed), packs: Vec::new() };
        let mut session: Session<Patchwork> = Session::new(setup).unwrap();
        let mut slow = Slow { positions: vec![session.game().clone()], at: 0 };
        for _ in 0..400 {
            match dice.below(10) {
                0 => {
                    let to = dice.below(slow.positions.len() as u32 + 2) as usize;
                    let known = to < slow.positions.len();
                    assert_eq!(session.rewind(to), known);
                    slow.at = if known { to } else { slow.at };
                }
                1 => {
                    let at = dice.below(slow.positions.len() as u32 + 2) as usize;
                    assert_eq!(session.position(at), slow.positions.get(at));
                }
                2 => {
                    let from = dice.below(slow.at as u32 + 2) as usize;
                    let walked: Vec<(usize, Patchwork)> =
                        session.walk(from).map(|(number, before, _)| (number, before)).collect();
                    let wanted: Vec<(usize, Patchwork)> =
                        (from..slow.at).map(|number| (number, slow.positions[number].clone())).collect();
                    assert_eq!(walked, wanted);
                }
                _ => {
                    let Some(action) = session.game().legal().pick(&mut dice) else { continue };
                    session.play(action).unwrap();
                    let mut game = slow.positions[slow.at].clone();
                    game.play(action, &mut ()).unwrap();
                    slow.positions.truncate(slow.at + 1);
                    slow.positions.push(game);
                    slow.at += 1;
                }
            }
            assert_eq!(session.game(), &slow.positions[slow.at]);
            assert_eq!((session.at(), session.len()), (slow.at, slow.positions.len() - 1));
            assert_eq!((session.undo_target(), session.redo_target()), (slow.undo(), slow.redo()));
        }
    }
}

#[test]
fn positions_that_were_asked_for_are_counted() {
    let setup = Setup { options: PatchworkOptions::default(), seed: Seed(2), packs: Vec::new() };
    let (mut session, mut dice) = (Session::<Patchwork>::new(setup).unwrap(), Dice::new(2));
    while let Some(action) = session.game().legal().pick(&mut dice) {
        session.play(action).unwrap();
        // Only the last one is there beside every 32nd.
        assert!(session.kept_beside() <= 1);
    }
    for count in 0..=session.len() {
        assert!(session.position(count).is_some());
    }
    assert_eq!(session.kept_beside(), session.len() - session.len() / 32);
}
