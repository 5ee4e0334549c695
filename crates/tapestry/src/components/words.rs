//! The small words of the game: resources, buildings, tracks, terrains, dice, sets.

use serde::Deserialize;

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its word in data files, save files and texts.
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            /// The one of this word.
            pub fn from_key(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$variant),)+ _ => None }
            }

            /// Its place in an array of all of them.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place of [`Self::ALL`].
            #[inline]
            pub fn at(index: u8) -> Option<$name> {
                Self::ALL.get(usize::from(index)).copied()
            }
        }
    };
}

words! {
    /// A resource.
    Good {
        /// Of markets and technology.
        Coin = "coin",
        /// Of houses and science.
        Worker = "worker",
        /// Of farms and exploration.
        Food = "food",
        /// Of armories and the military.
        Culture = "culture",
    }
}

words! {
    /// An income building. It stands on the track of the resource of the same place.
    Building {
        /// Opens coins.
        Market = "market",
        /// Opens workers.
        House = "house",
        /// Opens food.
        Farm = "farm",
        /// Opens culture.
        Armory = "armory",
    }
}

words! {
    /// An advancement track.
    Track {
        /// Territories and space.
        Exploration = "exploration",
        /// Tech cards.
        Technology = "technology",
        /// The science die.
        Science = "science",
        /// Outposts and conquest.
        Military = "military",
        /// Masterpieces (Arts & Architecture).
        Arts = "arts",
    }
}

words! {
    /// What a corner of a territory shows.
    Terrain {
        /// The sea around the land.
        Water = "water",
        /// Coins for colonists.
        Desert = "desert",
        /// Food for colonists.
        Forest = "forest",
        /// Culture for colonists.
        Grassland = "grassland",
        /// Workers for colonists.
        Mountain = "mountain",
    }
}

words! {
    /// A die.
    Die {
        /// The conquest die for points.
        Red = "red",
        /// The conquest die for resources.
        Black = "black",
        /// The research die, which shows tracks.
        Science = "science",
    }
}

words! {
    /// A box.
    Set {
        /// The game itself.
        Base = "base",
        /// Plans & Ploys.
        Pp = "pp",
        /// Arts & Architecture.
        Aa = "aa",
        /// Fantasies & Futures.
        Ff = "ff",
        /// Nobody could say.
        Unknown = "unknown",
    }
}

words! {
    /// A public achievement.
    Achievement {
        /// A token on space 12.
        CompleteTrack = "complete_track",
        /// Two opposing outposts lie toppled.
        ToppleTwo = "topple_two",
        /// The middle island is conquered.
        MiddleIsland = "middle_island",
    }
}

impl Good {
    /// The resource of a building's track.
    pub const fn of(building: Building) -> Good {
        match building {
            Building::Market => Good::Coin,
            Building::House => Good::Worker,
            Building::Farm => Good::Food,
            Building::Armory => Good::Culture,
        }
    }
}

/// Amounts of the four resources.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Goods(pub [u8; 4]);

impl Goods {
    /// No resources at all.
    pub const NONE: Goods = Goods([0; 4]);

    /// So many of one resource, and none of the others.
    pub const fn of(good: Good, n: u8) -> Goods {
        let mut goods = [0; 4];
        goods[good as usize] = n;
        Goods(goods)
    }

    /// How many of this.
    #[inline]
    pub const fn get(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }

    /// Whether all of `other` can be taken away.
    #[inline]
    pub fn covers(self, other: Goods) -> bool {
        self.0.iter().zip(other.0).all(|(have, want)| *have >= want)
    }

    /// The sum of two amounts.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods([0, 1, 2, 3].map(|i| self.0[i].saturating_add(other.0[i])))
    }

    /// What is left; nothing goes below 0.
    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        Goods([0, 1, 2, 3].map(|i| self.0[i].saturating_sub(other.0[i])))
    }

    /// Whether no kind is there twice.
    #[inline]
    pub fn are_different(self) -> bool {
        self.0.iter().all(|n| *n <= 1)
    }

    /// Whether there is one kind at most.
    #[inline]
    pub fn are_same(self) -> bool {
        self.0.iter().filter(|n| **n > 0).count() <= 1
    }

    /// Every way to take `n` resources out of these, in a fixed order.
    pub fn ways(self, n: u8, mut each: impl FnMut(Goods)) {
        let [coins, workers, food, culture] = self.0;
        for i in (0..=n.min(coins)).rev() {
            for j in (0..=(n - i).min(workers)).rev() {
                for k in (0..=(n - i - j).min(food)).rev() {
                    let rest = n - i - j - k;
                    if rest <= culture {
                        each(Goods([i, j, k, rest]));
                    }
                }
            }
        }
    }
}

impl std::fmt::Display for Goods {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut first = true;
        for (good, n) in Good::ALL.iter().zip(self.0) {
            for _ in 0..n {
                if !first {
                    f.write_str("+")?;
                }
                first = false;
                f.write_str(good.key())?;
            }
        }
        if first { f.write_str("nothing") } else { Ok(()) }
    }
}

impl std::str::FromStr for Goods {
    type Err = ();
    fn from_str(text: &str) -> Result<Goods, ()> {
        let mut goods = Goods::NONE;
        if text == "nothing" {
            return Ok(goods);
        }
        for word in text.split('+') {
            let good = Good::from_key(word.trim()).ok_or(())?;
            let at = &mut goods.0[good.index()];
            *at = at.checked_add(1).ok_or(())?;
        }
        Ok(goods)
    }
}
