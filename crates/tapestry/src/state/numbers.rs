//! Numbers of things that are no mere numbers. Each takes one byte, and so does an `Option` of it.

use std::fmt;
use std::num::NonZeroU8;

use super::NONE;

macro_rules! numbers {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$meta])*
        // Kept inverted, so that 255, which stands for nothing in a checksum, is the value that cannot be.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The one of this number; `None` for 255.
            pub const fn new(number: u8) -> Option<$name> {
                match NonZeroU8::new(!number) {
                    Some(kept) => Some($name(kept)),
                    None => None,
                }
            }

            /// The one of this number, which is not 255.
            pub const fn of(number: u8) -> $name {
                match $name::new(number) {
                    Some(known) => known,
                    None => $name(NonZeroU8::MIN),
                }
            }

            /// Its number.
            pub const fn get(self) -> u8 {
                !self.0.get()
            }

            /// Its number, or 255 for none.
            pub const fn byte(number: Option<$name>) -> u8 {
                match number {
                    Some(known) => known.get(),
                    None => NONE,
                }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.get())
            }
        }
    )+};
}

numbers! {
    /// A seat at the table.
    SeatNo,
    /// A hex of the map.
    HexNo,
    /// The place of a civilization among those of a player.
    MatNo,
    /// A tapestry card, by its place among all copies; or a tech card, where one is spoken of.
    CardNo,
    /// A tech card, by its place in the box.
    TechNo,
    /// A territory tile, by its place in the box.
    TileNo,
    /// A face of a die.
    FaceNo,
    /// A landmark, by its place in the box.
    LandmarkNo,
}
