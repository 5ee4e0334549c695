//! Which components of a game are guesses: so that whoever plays with them knows.

use kernel::{Certainty, Sink};

use super::event::{Event, Guessed};
use crate::components::Set;
use crate::state::Tapestry;

impl Tapestry {
    /// The components in this game that are guesses, kind by kind. None without the setting that allows them.
    pub fn guesses(&self) -> Vec<(Guessed, u8)> {
        let (kit, options) = (self.kit, &self.options);
        if !options.allow_guesses {
            return Vec::new();
        }
        let guess = |certainty| certainty == Certainty::Guess;
        let mut all = Vec::new();
        let mut add = |what, ids: &mut dyn Iterator<Item = u8>| all.extend(ids.map(|id| (what, id)));
        add(
            Guessed::SpaceTile,
            &mut options.spaces(kit).filter(|at| guess(kit.space_tiles[usize::from(*at)].certainty)),
        );
        add(Guessed::Tech, &mut options.techs(kit).filter(|at| guess(kit.techs[usize::from(*at)].certainty)));
        let cards =
            (0_u8..).zip(&kit.cards).filter(|(_, card)| options.has_card(card) && guess(card.certainty));
        add(Guessed::Card, &mut cards.map(|(at, _)| at));
        let landmarks = options.landmarks(kit);
        let marks = (0_u8..).zip(&kit.landmarks);
        let marks = marks.filter(|(at, mark)| landmarks >> at & 1 == 1 && guess(mark.certainty));
        add(Guessed::Landmark, &mut marks.map(|(at, _)| at));
        add(
            Guessed::LandmarkCard,
            &mut options
                .landmark_cards(kit)
                .filter(|at| guess(kit.landmark_cards[usize::from(*at)].certainty)),
        );
        let tracks = (0_u8..).zip(&kit.tracks);
        let tracks = tracks.filter(|(_, board)| guess(board.certainty) && options.plays(Set::Aa));
        add(Guessed::Track, &mut tracks.map(|(at, _)| at));
        let first = self.people().filter_map(|seat| self.player(seat).civs.first().map(|slot| slot.civ));
        let adjusted =
            first.filter(|civ| self.adjustment(*civ).is_some_and(|adjust| guess(adjust.certainty)));
        add(Guessed::Adjustment, &mut adjusted.into_iter());
        all
    }

    pub(super) fn say_guesses<S: Sink<Event>>(&self, sink: &mut S) {
        if S::ON {
            self.guesses().into_iter().for_each(|(what, id)| sink.event(Event::Guess { what, id }));
        }
    }
}
