//! Terrain, and the wheel on which spades turn it.

use super::same_name;

/// What a hex shows. The first seven lie on the wheel in this order, and the seventh is next to the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Terrain {
    /// Printed in yellow.
    Desert,
    /// Printed in brown.
    Plains,
    /// Printed in black.
    Swamp,
    /// Printed in blue.
    Lakes,
    /// Printed in green.
    Forest,
    /// Printed in gray.
    Mountains,
    /// Printed in red.
    Wasteland,
    /// Of the ice factions; never changed again.
    Ice,
    /// Of the volcano factions; never changed again.
    Volcano,
    /// Water: nobody builds here.
    River,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 10] = [
        Terrain::Desert,
        Terrain::Plains,
        Terrain::Swamp,
        Terrain::Lakes,
        Terrain::Forest,
        Terrain::Mountains,
        Terrain::Wasteland,
        Terrain::Ice,
        Terrain::Volcano,
        Terrain::River,
    ];

    /// The seven on the wheel, in its order.
    pub const WHEEL: [Terrain; 7] = {
        let [wheel @ .., _, _, _] = Terrain::ALL;
        wheel
    };

    /// Its place in [`Terrain::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it lies on the wheel.
    #[inline]
    pub const fn is_basic(self) -> bool {
        self.index() < Terrain::WHEEL.len()
    }

    /// Spades from one terrain of the wheel to another, 0 to 3. Both must lie on it.
    ///
    /// ```
    /// use terra_mystica::Terrain;
    ///
    /// assert_eq!(Terrain::Desert.steps(Terrain::Wasteland), 1);
    /// assert_eq!(Terrain::Desert.steps(Terrain::Lakes), 3);
    /// assert_eq!(Terrain::Desert.steps(Terrain::Forest), 3);
    /// ```
    #[inline]
    pub const fn steps(self, other: Terrain) -> u8 {
        debug_assert!(self.is_basic() && other.is_basic(), "only the wheel has steps");
        let there = (self as u8).abs_diff(other as u8) % 7;
        if there <= 3 { there } else { 7 - there }
    }

    /// The next one on the wheel; ice, volcano and river stay what they are.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Terrain {
        if self.is_basic() { Terrain::WHEEL[(self.index() + 1) % 7] } else { self }
    }

    /// The previous one on the wheel; ice, volcano and river stay what they are.
    #[inline]
    #[must_use]
    pub const fn previous(self) -> Terrain {
        if self.is_basic() { Terrain::WHEEL[(self.index() + 6) % 7] } else { self }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Desert => "desert",
            Terrain::Plains => "plains",
            Terrain::Swamp => "swamp",
            Terrain::Lakes => "lakes",
            Terrain::Forest => "forest",
            Terrain::Mountains => "mountains",
            Terrain::Wasteland => "wasteland",
            Terrain::Ice => "ice",
            Terrain::Volcano => "volcano",
            Terrain::River => "river",
        }
    }

    /// Its colour, as game records call it.
    pub const fn colour(self) -> &'static str {
        match self {
            Terrain::Desert => "yellow",
            Terrain::Plains => "brown",
            Terrain::Swamp => "black",
            Terrain::Lakes => "blue",
            Terrain::Forest => "green",
            Terrain::Mountains => "gray",
            Terrain::Wasteland => "red",
            Terrain::Ice | Terrain::Volcano | Terrain::River => self.name(),
        }
    }

    /// Its code in the data files.
    pub const fn code(self) -> &'static str {
        match self {
            Terrain::Desert => "DE",
            Terrain::Plains => "PL",
            Terrain::Swamp => "SW",
            Terrain::Lakes => "LA",
            Terrain::Forest => "FO",
            Terrain::Mountains => "MO",
            Terrain::Wasteland => "WA",
            Terrain::Ice => "IC",
            Terrain::Volcano => "VO",
            Terrain::River => "~~",
        }
    }

    /// The terrain of this name, colour or code.
    ///
    /// ```
    /// use terra_mystica::Terrain;
    ///
    /// assert_eq!(Terrain::from_name("Grey"), Some(Terrain::Mountains));
    /// assert_eq!(Terrain::from_name("pl"), Some(Terrain::Plains));
    /// assert_eq!(Terrain::from_name("purple"), None);
    /// ```
    pub fn from_name(text: &str) -> Option<Terrain> {
        if same_name(text, "grey") {
            return Some(Terrain::Mountains);
        }
        Terrain::ALL.into_iter().find(|terrain| {
            [terrain.name(), terrain.colour(), terrain.code()].iter().any(|name| same_name(name, text))
        })
    }
}
