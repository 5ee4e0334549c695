//! A hex of the map and what stands there.

use std::hash::{Hash, Hasher};

use super::NONE;

/// A thing on a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Item {
    /// The seat that owns it.
    pub seat: u8,
    /// The kind of piece.
    pub kind: ItemKind,
    /// Whether it was toppled.
    pub toppled: bool,
}

/// What lies on a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ItemKind {
    /// An outpost.
    Outpost,
    /// A player token that never controls.
    Token,
    /// A player token that controls like an outpost.
    Holder,
    /// A building that controls like an outpost (Nomads).
    Building,
    /// An outpost that shares control (Infiltrators).
    Shared,
}

/// What stands on a territory: a short list that is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Items {
    list: [Item; 8],
    len: u8,
}

impl Default for Items {
    fn default() -> Self {
        Items { list: [Item { seat: NONE, kind: ItemKind::Token, toppled: false }; 8], len: 0 }
    }
}

impl std::ops::Deref for Items {
    type Target = [Item];
    #[inline]
    fn deref(&self) -> &[Item] {
        &self.list[..usize::from(self.len)]
    }
}

impl std::ops::DerefMut for Items {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Item] {
        &mut self.list[..usize::from(self.len)]
    }
}

impl<'a> IntoIterator for &'a Items {
    type Item = &'a Item;
    type IntoIter = std::slice::Iter<'a, Item>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a> IntoIterator for &'a mut Items {
    type Item = &'a mut Item;
    type IntoIter = std::slice::IterMut<'a, Item>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl Hash for Items {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl std::fmt::Debug for Items {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl Items {
    /// Takes the first away that fits.
    pub(crate) fn remove(&mut self, fits: impl Fn(&Item) -> bool) {
        if let Some(at) = self.iter().position(fits) {
            let len = usize::from(self.len);
            self.list.copy_within(at + 1..len, at);
            self.len -= 1;
            self.list[len - 1] = Items::default().list[0];
        }
    }

    /// Adds one; a full territory takes no more, and no rule puts so many things on one.
    pub(crate) fn push(&mut self, item: Item) {
        if let Some(place) = self.list.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }
}

/// What a hex is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Territory {
    /// Nothing yet.
    Unexplored,
    /// What is printed on the map.
    Printed,
    /// A tile of a real table: which one it is does not matter to the bots.
    AnyTile,
    /// A tile, by its place in the box.
    Tile(u8),
}

/// Of what [`Territory`] a hex is, as the one byte that checksums know: a tile's place in the box, or one of these.
const UNEXPLORED: u8 = 255;
const PRINTED: u8 = 254;
const ANY_TILE: u8 = 253;

/// A hex of the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Site {
    territory: u8,
    /// How the tile lies.
    pub turn: u8,
    /// The pieces that stand or lie there.
    pub items: Items,
}

impl Default for Site {
    fn default() -> Self {
        Site { territory: UNEXPLORED, turn: 0, items: Items::default() }
    }
}

impl Site {
    /// What it is made of.
    #[inline]
    pub const fn territory(&self) -> Territory {
        match self.territory {
            UNEXPLORED => Territory::Unexplored,
            PRINTED => Territory::Printed,
            ANY_TILE => Territory::AnyTile,
            tile => Territory::Tile(tile),
        }
    }

    /// Makes it of this from now on.
    pub(crate) fn become_of(&mut self, territory: Territory) {
        self.territory = match territory {
            Territory::Unexplored => UNEXPLORED,
            Territory::Printed => PRINTED,
            Territory::AnyTile => ANY_TILE,
            Territory::Tile(tile) => tile,
        };
    }

    /// Lays a tile there, turned so often.
    pub(crate) fn lay(&mut self, tile: Territory, turn: u8) {
        self.become_of(tile);
        self.turn = turn;
    }
}
