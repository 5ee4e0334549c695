//! A short list that can be copied: an action of the companion carries one.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// Up to `N` things in their order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// A list with no items.
    pub fn none() -> Self {
        List { items: [T::default(); N], len: 0 }
    }

    /// A list of these items; `None` if they are too many.
    pub fn of(items: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut list = Self::none();
        items.into_iter().all(|item| list.push(item)).then_some(list)
    }

    /// One more at the end; false if there is no room.
    pub fn push(&mut self, item: T) -> bool {
        let Some(slot) = self.items.get_mut(self.len as usize) else { return false };
        *slot = item;
        self.len += 1;
        true
    }

    /// The first item that comes a second time.
    pub fn repeated(&self) -> Option<T> {
        (1..self.len()).find(|&at| self[..at].contains(&self[at])).map(|at| self[at])
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::none()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}
impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
