//! All ways to have up to eight resources of four kinds, in a fixed order.

use std::sync::LazyLock;

use tapestry::components::Goods;

/// Most resources of one act.
const MOST: usize = 8;
/// Ways: eight or fewer things among four kinds.
pub const WAYS: u32 = 495;

const SIDE: usize = MOST + 1;

/// All of them, by coins, workers, food, culture.
static ALL: LazyLock<Vec<Goods>> = LazyLock::new(|| {
    let each = (0..SIDE.pow(4))
        .map(|n| [n / (SIDE * SIDE * SIDE), n / (SIDE * SIDE) % SIDE, n / SIDE % SIDE, n % SIDE]);
    let few = each.filter(|counts| counts.iter().sum::<usize>() <= MOST);
    few.map(|counts| Goods(counts.map(|count| count as u8))).collect()
});

/// The place of some resources; `None` if they are too many.
pub fn rank(goods: Goods) -> Option<usize> {
    ALL.binary_search(&goods).ok()
}

/// The resources at a place.
pub fn at(place: u32) -> Option<Goods> {
    ALL.get(place as usize).copied()
}
