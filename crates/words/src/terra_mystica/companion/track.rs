//! The markers on the score track, moved along while points are told: each line says where one stands then.

use kernel::Seat;
use terra_mystica::Event;
use terra_mystica::companion::{CompanionEvent, TerraCompanion};
use terra_mystica::rules::event::FinalScore;

use crate::Words;
use crate::terra_mystica::{final_score, seat_name};

/// Everybody's marker, and what was gained since it was told last.
pub(super) struct Track<'a> {
    words: &'a Words,
    after: &'a TerraCompanion,
    now: Vec<u16>,
    gained: Vec<(Seat, u16)>,
}

impl<'a> Track<'a> {
    /// Where the markers stood before all this. Of people only what comes at the end is known.
    pub(super) fn before(words: &'a Words, after: &'a TerraCompanion, events: &[CompanionEvent]) -> Self {
        let mut now: Vec<u16> = after.table().players().iter().map(|player| player.purse.vp).collect();
        for event in events {
            if let CompanionEvent::Table(Event::Scored { seat, vp, .. } | Event::Final { seat, vp, .. }) =
                event
                && let Some(now) = now.get_mut(seat.index())
            {
                *now = now.saturating_sub(*vp);
            }
        }
        Track { words, after, now, gained: Vec::new() }
    }

    /// Points for a deed: those of a turn are told together.
    pub(super) fn gain(&mut self, seat: Seat, vp: u16) {
        match self.gained.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, sum)) => *sum += vp,
            None => self.gained.push((seat, vp)),
        }
    }

    /// The points that were gained, and where the marker stands with them.
    pub(super) fn tell(&mut self, steps: &mut Vec<String>) {
        for (seat, vp) in std::mem::take(&mut self.gained) {
            let now = self.moved(seat, vp);
            let who = seat_name(self.words, self.after.table(), seat);
            let args = [("who", who.into()), ("vp", u32::from(vp).into()), ("now", now.into())];
            steps.push(self.words.say("tc-step-points", &args));
        }
    }

    /// Points at the end of the game; a person's own are told later, so theirs are counted apart.
    pub(super) fn finally(&mut self, seat: Seat, what: FinalScore, vp: u16) -> String {
        let now = self.moved(seat, vp);
        let table = self.after.table();
        let id = if table.is_automa(seat) { "tc-step-final" } else { "tc-step-final-person" };
        let args = [
            ("who", seat_name(self.words, table, seat).into()),
            ("vp", u32::from(vp).into()),
            ("what", final_score(self.words, what).into()),
            ("now", now.into()),
        ];
        self.words.say(id, &args)
    }

    fn moved(&mut self, seat: Seat, vp: u16) -> u32 {
        self.now.get_mut(seat.index()).map_or(0, |now| {
            *now += vp;
            u32::from(*now)
        })
    }
}
