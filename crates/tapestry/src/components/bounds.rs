//! How many steps an effect can take by itself, seen when it is read.
//!
//! Numbers in a pack are small and nesting is shallow, but `times` in `times` multiplies. What effects cause beyond
//! themselves (spaces of a track, lasting abilities) is only seen when it happens: `rules/bounds.rs` counts that.

use super::effect::{Effect, EffectId, List};
use super::language::Book;

/// Steps that one effect may take by itself. The longest printed one takes 527, most of them for a count that could be 255.
pub const MOST_EFFECT_STEPS: u32 = 1_500;
/// Lasting abilities of one card, tile or mat.
pub const MOST_LASTING: usize = 16;

/// Seats, and tracks, that something can be done for.
const MOST_EACH: u32 = 5;
/// What a count can be at most: it is kept in a byte.
const MOST_COUNTED: u32 = u8::MAX as u32;

impl Book {
    /// The members of a list.
    pub(super) fn members(&self, list: List) -> &[EffectId] {
        let start = usize::from(list.start);
        self.lists.get(start..start + usize::from(list.len)).unwrap_or_default()
    }

    /// The effects inside an effect.
    pub(super) fn parts(&self, id: EffectId) -> arrayvec::ArrayVec<EffectId, 16> {
        match self.effects.get(usize::from(id.0)).copied().unwrap_or(Effect::Nothing) {
            Effect::Seq(list) | Effect::All(list) | Effect::OneOf(list) | Effect::NOf(_, list) => {
                self.members(list).iter().copied().take(16).collect()
            }
            Effect::May(body)
            | Effect::Pay(_, body)
            | Effect::Times(_, body)
            | Effect::TimesCount(_, body)
            | Effect::Each(_, body)
            | Effect::ChooseOpponent(body)
            | Effect::ChooseTrack(body)
            | Effect::ForEachTrack(_, body)
            | Effect::RedrawOr(body) => [body].into_iter().collect(),
            Effect::If(_, yes, no) => [yes, no].into_iter().collect(),
            _ => arrayvec::ArrayVec::new(),
        }
    }

    /// At most so many steps an effect takes by itself.
    pub fn steps(&self, id: EffectId) -> u32 {
        let parts = self.parts(id);
        let parts = parts.iter().map(|part| self.steps(*part).saturating_add(1));
        let inside = match self.effects.get(usize::from(id.0)).copied().unwrap_or(Effect::Nothing) {
            Effect::OneOf(_) | Effect::If(..) => parts.max().unwrap_or(0),
            Effect::Times(n, _) => parts.fold(0, u32::saturating_add).saturating_mul(u32::from(n)),
            Effect::TimesCount(..) => parts.fold(0, u32::saturating_add).saturating_mul(MOST_COUNTED),
            Effect::Each(..) | Effect::ForEachTrack(..) => {
                parts.fold(0, u32::saturating_add).saturating_mul(MOST_EACH)
            }
            Effect::Invent(n, _)
            | Effect::Upgrade { n, .. }
            | Effect::Masterpiece(n)
            | Effect::TerritoryTile(n)
            | Effect::SpaceTile(n)
            | Effect::TapestryCard(n)
            | Effect::StandUp(n) => u32::from(n),
            _ => parts.fold(0, u32::saturating_add),
        };
        inside.saturating_add(1)
    }
}
