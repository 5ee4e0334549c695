//! Which hex. Rules: `automa.conquer.*`, `automa.explore.*`, `automa.scan`, `automa.civ.conquerors`.

use kernel::{Choice, Hex, Hexes, Keep, RuleId, Trail};

use super::Pick;
use super::sight::Distances;
use crate::components::Track;
use crate::components::automa::SCANNED;
use crate::rulebook::rules;
use crate::state::Tapestry;

fn hex(pick: Pick) -> Hex {
    match pick {
        Pick::Hex(hex) => hex,
        Pick::Track(_) => Hex(0),
    }
}

fn among<T: Trail<Pick>>(hexes: Hexes, trail: &mut T) -> Choice<'_, Pick, T, SCANNED> {
    Choice::among(hexes.iter().map(Pick::Hex), trail)
}

impl Tapestry {
    /// The place of a hex in the scan of a card, from 1.
    fn scanned(&self, card: u8, hex: Hex) -> i32 {
        let scan = &self.kit.automa.scans[usize::from(self.kit.automa.card(card).scan)];
        i32::from(scan.rank.get(hex.index()).copied().unwrap_or(u8::MAX)) + 1
    }

    fn nearest<T: Trail<Pick>>(
        choice: &mut Choice<'_, Pick, T, SCANNED>,
        rule: RuleId,
        keep: Keep,
        distances: &Distances,
    ) {
        choice.prefer(rule, keep, |pick| distances[hex(*pick).index()]);
    }

    fn by_scan<T: Trail<Pick>>(&self, mut choice: Choice<'_, Pick, T, SCANNED>, card: u8) -> Option<Hex> {
        choice.prefer(rules::SCAN, Keep::Least, |pick| self.scanned(card, hex(*pick)));
        choice.decide().map(hex)
    }

    fn towards_middle<T: Trail<Pick>>(&self, choice: &mut Choice<'_, Pick, T, SCANNED>) {
        if self.middle_is_open() {
            let distances = self.distances(Hexes::one(self.map.middle));
            Self::nearest(choice, rules::CONQUER_MIDDLE, Keep::Least, &distances);
        }
    }

    /// The territories of the person that the Automa could conquer.
    pub(crate) fn opposing_targets(&self, anywhere: bool) -> Hexes {
        self.automa_targets(anywhere) & self.yours()
    }

    /// Which territory of the person to conquer.
    pub(crate) fn choose_opponent<T: Trail<Pick>>(
        &self,
        anywhere: bool,
        card: u8,
        trail: &mut T,
    ) -> Option<Hex> {
        let mut choice = among(self.opposing_targets(anywhere), trail);
        self.towards_middle(&mut choice);
        self.by_scan(choice, card)
    }

    /// Which other hex to conquer, explored or not.
    pub(crate) fn choose_neutral<T: Trail<Pick>>(
        &self,
        anywhere: bool,
        card: u8,
        trail: &mut T,
    ) -> Option<Hex> {
        let wide = anywhere && !self.options.bots.anywhere_adjacent;
        let explorable = self.automa_explorable(wide);
        let targets = if self.player(1).outposts > 0 { self.automa_targets(anywhere) } else { Hexes::EMPTY };
        let mut choice = among(targets | explorable, trail);
        if !self.kit.automa.card(card).topple {
            let near = self.map.grid.around(self.yours());
            choice.require(rules::CONQUER_DISTANT, Keep::Exactly(0), |pick| {
                i32::from(near.contains(hex(*pick)))
            });
        }
        self.towards_middle(&mut choice);
        let single: Hexes = self.yours().iter().filter(|hex| self.tokens_at(*hex) == 1).collect();
        if single.is_empty() {
            Self::nearest(&mut choice, rules::CONQUER_NEAR_ANY, Keep::Least, &self.distances(self.yours()));
        } else {
            Self::nearest(&mut choice, rules::CONQUER_NEAR_SINGLE, Keep::Least, &self.distances(single));
        }
        self.by_scan(choice, card)
    }

    /// Chooses the hex to explore.
    pub(crate) fn choose_explore<T: Trail<Pick>>(
        &self,
        anywhere: bool,
        card: u8,
        trail: &mut T,
    ) -> Option<Hex> {
        let mut choice = among(self.automa_explorable(anywhere), trail);
        if self.favourite(1) != Track::Military {
            Self::nearest(&mut choice, rules::EXPLORE_FAR, Keep::Most, &self.distances(self.yours()));
        }
        self.by_scan(choice, card)
    }

    /// Territories of the Automa with one token.
    pub(crate) fn single_automa_land(&self) -> Hexes {
        self.automa_land().iter().filter(|hex| self.tokens_at(*hex) == 1).collect()
    }

    /// Which territory of the Automa gets an outpost of the Shadow Empire.
    pub(crate) fn choose_shadow<T: Trail<Pick>>(&self, card: u8, trail: &mut T) -> Option<Hex> {
        self.by_scan(among(self.single_automa_land(), trail), card)
    }
}
