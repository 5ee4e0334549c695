//! Features of positions.

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
