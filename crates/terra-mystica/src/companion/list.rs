//! Short lists that can be copied.

/// Up to sixteen small numbers: cards, seats or tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Few {
    items: [u8; Few::MOST],
    len: u8,
}

impl Few {
    /// Most that a list holds.
    pub const MOST: usize = 16;

    /// A list; `None` if it is too long.
    pub fn of(items: impl IntoIterator<Item = u8>) -> Option<Few> {
        let mut list = Few::default();
        for item in items {
            *list.items.get_mut(usize::from(list.len))? = item;
            list.len += 1;
        }
        Some(list)
    }

    /// The first number that comes twice.
    pub fn repeated(&self) -> Option<u8> {
        self.iter().enumerate().find(|(at, item)| self[..*at].contains(item)).map(|(_, item)| *item)
    }
}

impl std::ops::Deref for Few {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.items[..usize::from(self.len)]
    }
}
