//! The numbers of the cards and tiles, and their names in game records.

use super::same_name;

/// A tile's number: its place in the tables, its id, and the way back.
macro_rules! tile_id {
    ($(#[$doc:meta])* $name:ident, $count:literal, [$($id:literal),+ $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub struct $name(pub u8);

        impl $name {
            const IDS: [&'static str; $count] = [$($id),+];

            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them.
            pub const ALL: [$name; $count] = {
                let mut all = [$name(0); $count];
                let mut at = 0;
                while at < $count {
                    all[at] = $name(at as u8);
                    at += 1;
                }
                all
            };

            /// Its place in the tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// What game records call it.
            pub const fn id(self) -> &'static str {
                $name::IDS[self.0 as usize]
            }

            /// The one of this id, upper or lower case.
            pub fn from_name(text: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|tile| same_name(tile.id(), text))
            }
        }
    };
}

tile_id!(
    /// A bonus card.
    BonusId,
    10,
    ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8", "BON9", "BON10"]
);

tile_id!(
    /// A kind of favour tile.
    FavourId,
    12,
    [
        "FAV1", "FAV2", "FAV3", "FAV4", "FAV5", "FAV6", "FAV7", "FAV8", "FAV9", "FAV10", "FAV11", "FAV12"
    ]
);

tile_id!(
    /// A kind of town tile.
    TownId,
    8,
    ["TW1", "TW2", "TW3", "TW4", "TW5", "TW6", "TW7", "TW8"]
);

tile_id!(
    /// A round scoring tile.
    ScoringId,
    9,
    ["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7", "SCORE8", "SCORE9"]
);

/// A final scoring tile of Fire & Ice. Each looks at the structures of one connected network.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum FinalTile {
    /// The largest distance between two structures.
    ConnectedDistance,
    /// The distance between stronghold and sanctuary.
    StrongholdSanctuary,
    /// The most structures on the edge of the board.
    Edge,
    /// The most separate settlements.
    Clusters,
}

impl FinalTile {
    /// All of them.
    pub const ALL: [FinalTile; 4] =
        [FinalTile::ConnectedDistance, FinalTile::StrongholdSanctuary, FinalTile::Edge, FinalTile::Clusters];

    /// Its place in [`FinalTile::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What game records call it.
    pub const fn key(self) -> &'static str {
        match self {
            FinalTile::ConnectedDistance => "connected-distance",
            FinalTile::StrongholdSanctuary => "connected-sa-sh-distance",
            FinalTile::Edge => "building-on-edge",
            FinalTile::Clusters => "connected-clusters",
        }
    }

    /// The tile of this name.
    pub fn from_name(text: &str) -> Option<FinalTile> {
        FinalTile::ALL.into_iter().find(|tile| same_name(tile.key(), text))
    }
}
