//! Which component an effect is printed on: so that a refusal can name what to take out of a pack.

use super::effect::{EffectId, Lasting};
use super::kit::Kit;
use super::{Abilities, Card, Civ, CivMat, IncomeSpace, Response, Track};

/// A component with an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A tapestry card, by its name.
    Card(&'static str),
    /// A civilization, by its name.
    Civilization(&'static str),
    /// A tech card, by its name.
    Tech(&'static str),
    /// A masterpiece, by its name.
    Masterpiece(&'static str),
    /// A capital city mat, by its name.
    City(&'static str),
    /// A territory tile, by its number.
    Tile(u8),
    /// A space tile, by its number.
    SpaceTile(u16),
    /// A track.
    Track(Track),
    /// The income mat, an inspiration tile or a die.
    Mat,
    /// Nothing that a pack says by itself.
    Together,
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Origin::Card(name) => write!(f, "the tapestry card {name}"),
            Origin::Civilization(name) => write!(f, "the civilization {name}"),
            Origin::Tech(name) => write!(f, "the tech card {name}"),
            Origin::Masterpiece(name) => write!(f, "the masterpiece {name}"),
            Origin::City(name) => write!(f, "the city {name}"),
            Origin::Tile(number) => write!(f, "territory tile {number}"),
            Origin::SpaceTile(number) => write!(f, "space tile {number}"),
            Origin::Track(track) => write!(f, "the {} track", track.key()),
            Origin::Mat => f.write_str("the income mat, an inspiration tile or a die"),
            Origin::Together => f.write_str("cards and mats of the pack that call each other"),
        }
    }
}

impl Kit {
    /// The first of the components that packs brought whose effects are among these.
    pub(crate) fn origin(&'static self, effects: impl Iterator<Item = EffectId>) -> Origin {
        let printed = Kit::printed();
        effects.into_iter().find_map(|effect| self.origin_of(effect, printed)).unwrap_or(Origin::Together)
    }

    fn origin_of(&'static self, effect: EffectId, printed: &'static Kit) -> Option<Origin> {
        let has = |root: EffectId| self.contains(root, effect);
        let card = new(&self.cards, &printed.cards).find(|(_, card)| card.effects().any(has));
        let civ = || new(&self.civs, &printed.civs).find(|(_, civ)| civ.effects().any(has));
        let tech = || new(&self.techs, &printed.techs).find(|(_, tech)| has(tech.circle) || has(tech.square));
        let piece = || new(&self.masterpieces, &printed.masterpieces).find(|(_, piece)| has(piece.effect));
        let city = || {
            new(&self.cities, &printed.cities)
                .find(|(_, city)| city.districts.iter().any(|district| has(district.reward)))
        };
        let tile = || new(&self.tiles, &printed.tiles).find(|(_, tile)| has(tile.benefit));
        let space = || {
            new(&self.space_tiles, &printed.space_tiles).find(|(_, tile)| {
                has(tile.benefit)
                    || tile.lasting.iter().any(|one| matches!(one, Lasting::On(_, effect) if has(*effect)))
            })
        };
        let track = || {
            new(&self.tracks, &printed.tracks).find(|(_, track)| {
                let mut spaces = track.spaces.iter();
                spaces.any(|space| has(space.benefit) || space.bonus.is_some_and(|(_, gain)| has(gain)))
            })
        };
        card.map(|(_, card)| Origin::Card(&card.name))
            .or_else(|| civ().map(|(_, civ)| Origin::Civilization(&civ.name)))
            .or_else(|| tech().map(|(_, tech)| Origin::Tech(&tech.name)))
            .or_else(|| piece().map(|(_, piece)| Origin::Masterpiece(&piece.name)))
            .or_else(|| city().map(|(_, city)| Origin::City(&city.name)))
            .or_else(|| tile().map(|(at, _)| Origin::Tile(at as u8 + 1)))
            .or_else(|| space().map(|(_, tile)| Origin::SpaceTile(u16::from(tile.id))))
            .or_else(|| track().map(|(_, track)| Origin::Track(track.id)))
            .or_else(|| self.mat_has(has, printed).then_some(Origin::Mat))
    }

    fn mat_has(&self, has: impl Fn(EffectId) -> bool, printed: &Kit) -> bool {
        let space = |space: &IncomeSpace| has(space.income) || has(space.vp);
        new(&self.income, &printed.income).any(|(_, spaces)| spaces.iter().any(space))
            || new(&self.inspirations, &printed.inspirations).any(|(_, tile)| tile.spaces.iter().any(space))
            || new(&self.red, &printed.red)
                .chain(new(&self.black, &printed.black))
                .any(|(_, face)| has(*face))
    }

    /// Whether an effect is another one, or that is inside it.
    fn contains(&self, root: EffectId, wanted: EffectId) -> bool {
        root == wanted || self.book.parts(root).into_iter().any(|part| self.contains(part, wanted))
    }
}

/// What differs from the printed box, with its place. Printed effects have the same numbers in every box.
fn new<'a, T: PartialEq>(things: &'a [T], printed: &'a [T]) -> impl Iterator<Item = (usize, &'a T)> {
    things.iter().enumerate().filter(|(at, thing)| printed.get(*at) != Some(thing))
}

impl Abilities {
    fn effects(&self) -> impl Iterator<Item = EffectId> + '_ {
        self.on.iter().map(|(_, effect)| *effect)
    }
}

impl Card {
    fn effects(&self) -> impl Iterator<Item = EffectId> + '_ {
        let trap = match self.response {
            Some(Response::Trap(effect)) => Some(effect),
            _ => None,
        };
        let plots = self.plots.iter().flat_map(|plots| plots.benefits.iter().copied().chain([plots.full]));
        [Some(self.play), trap, self.left, self.right]
            .into_iter()
            .flatten()
            .chain(self.abilities.effects())
            .chain(plots)
    }
}

impl CivMat {
    fn effects(&self) -> impl Iterator<Item = EffectId> + '_ {
        let moments = [
            self.setup,
            self.first,
            self.income,
            self.last,
            self.after_tapestry,
            self.final_points,
            self.end,
            self.midgame,
        ];
        let nodes = self.nodes.iter().map(|node| node.effect);
        moments.into_iter().flatten().chain(self.abilities.effects()).chain(nodes)
    }
}

impl Civ {
    fn effects(&self) -> impl Iterator<Item = EffectId> + '_ {
        let adjusted = self.adjust.iter().flat_map(|adjust| [adjust.setup, adjust.first]).flatten();
        self.printed.effects().chain(self.pack.iter().flat_map(CivMat::effects)).chain(adjusted)
    }
}
