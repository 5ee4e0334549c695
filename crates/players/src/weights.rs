//! Weights of a judgement: what things are worth, in hundredths of a point.

/// Names the features of a judgement, in the order of their weights, and makes the type of the weights. Most weights are
/// a pair: the second, of the name with `_LEFT`, is added for each round that is left.
macro_rules! features {
    ($($name:ident $text:literal),+ $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "the order of the constants, nothing else")]
        enum Order { $($name),+ , Count }
        $(#[doc = $text] pub const $name: usize = Order::$name as usize;)+
        /// How many there are.
        pub const COUNT: usize = Order::Count as usize;
        /// Their names, in order.
        pub const NAMES: [&str; COUNT] = [$(stringify!($name)),+];

        /// One weight for each feature.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Weights(pub [i32; COUNT]);

        impl Weights {
            /// A pair of weights, with so many rounds left.
            #[inline]
            pub fn at(&self, feature: usize, left: i32) -> i32 {
                self.0[feature] + self.0[feature + 1] * left
            }
            /// A single weight.
            #[inline]
            pub fn of(&self, feature: usize) -> i32 {
                self.0[feature]
            }
        }
    };
}
pub(crate) use features;
