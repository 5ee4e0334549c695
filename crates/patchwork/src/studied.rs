//! Patchwork as the laboratory sees it.

use kernel::{Fact, Studied};

use crate::state::Patchwork;
use crate::{FIRST, SECOND};

/// The Automa's score under each level, as facts.
const LEVEL_FACTS: [&str; 5] =
    ["automa_score_1", "automa_score_2", "automa_score_3", "automa_score_4", "automa_score_5"];

impl Studied for Patchwork {
    fn facts(&self, each: &mut dyn FnMut(Fact)) {
        each(("decisions", self.played.into()));
        each(("patches_left", self.ring_len().into()));
        each(("empty_squares_1", self.empty_squares(FIRST).into()));
        if let Some(levels) = self.all_levels() {
            let heap = self.automa_heap();
            each(("automa_turns", self.automa.turns.into()));
            each(("automa_passes", self.automa.passes.into()));
            each(("automa_patches", heap.patches.into()));
            each(("automa_patches_with_buttons", heap.with_buttons.into()));
            each(("automa_printed_buttons", heap.printed.into()));
            each(("automa_leather", self.automa.leather.into()));
            for (name, result) in LEVEL_FACTS.into_iter().zip(levels) {
                each((name, result.automa));
            }
            each(("tile_to_person", i32::from(self.tile == Some(FIRST))));
        } else {
            each(("empty_squares_2", self.empty_squares(SECOND).into()));
            each(("equal_scores", i32::from(self.points(FIRST) == self.points(SECOND))));
            each(("tile_to_nobody", i32::from(self.tile.is_none())));
        }
    }

    fn deck(kit: &Self::Kit, options: &Self::Options) -> Vec<u8> {
        let mut cards: Vec<u8> = if options.has_automa() {
            kit.deck(options.deck).map(|index| kit.card(index).number).collect()
        } else {
            Vec::new()
        };
        cards.sort_unstable();
        cards
    }

    fn first_pile(&self, each: &mut dyn FnMut(u8)) {
        self.deck().draw_pile().iter().for_each(|&index| each(self.kit().card(index).number));
    }

    fn without(kit: &Self::Kit, card: u8) -> Option<&'static Self::Kit> {
        kit.without_card(card)
    }
}
