//! The tracks in words: what a step costs.

use tapestry::Goods;
use tapestry::components::{Kinds, TrackBoard};

use super::names::{all_of, counted, goods};
use crate::Words;

/// What a step into a tier of a track costs; tiers from 0.
pub fn tier_cost(words: &Words, board: &TrackBoard, tier: u8) -> String {
    let Some(cost) = board.costs.get(usize::from(tier)) else { return String::new() };
    let own = match board.resource {
        Some(good) if cost.own > 0 => Some(goods(words, Goods::of(good, cost.own))),
        _ => (cost.own > 0).then(|| counted(words, "any", cost.own)),
    };
    let any = (cost.any > 0).then(|| {
        let any = counted(words, "any", cost.any);
        match cost.kinds {
            Kinds::Any => any,
            Kinds::Different => words.say("ta-track-cost-different", &[("what", any.into())]),
            Kinds::Same => words.say("ta-track-cost-same", &[("count", u32::from(cost.any).into())]),
        }
    });
    all_of(words, &[own, any].into_iter().flatten().collect::<Vec<_>>())
}
