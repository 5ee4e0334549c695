//! Features of positions: what the networks look at, in groups.

/// Names groups of features, in order, each with how many it has.
macro_rules! groups {
    ($at:expr; ) => {
        /// How many features there are.
        pub const COUNT: usize = $at;
    };
    ($at:expr; $name:ident $size:literal $text:literal, $($rest:tt)*) => {
        #[doc = $text]
        const $name: usize = $at;
        groups! { $at + $size; $($rest)* }
    };
}
pub(crate) use groups;

/// Of so many things, the place in a list that ends with "or more".
#[inline]
pub(crate) fn up_to(count: impl Into<i32>, most: i32) -> usize {
    count.into().clamp(0, most) as usize
}
