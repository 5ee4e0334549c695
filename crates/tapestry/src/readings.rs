//! Other readings of open points of the rules: what the rulebook leaves open, and others read differently.

use kernel::Field;

/// What decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tie {
    /// The tallest landmark in a city.
    #[default]
    Landmark,
    /// Resources left.
    Goods,
    /// Nothing: the win is shared.
    Shared,
}

/// How open points are read; the default is what the data file of the rules says.
#[allow(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Readings {
    /// The first of the neighbours in an era gains as the income turn begins, not as the slot is covered.
    pub first_bonus_early: bool,
    /// Territory tiles that were discarded become the new pile when it is empty.
    pub tiles_return: bool,
    /// Upgrades other than that of the income turn may be declined, too.
    pub free_upgrades: bool,
    /// A further tapestry card is not played while the slot of the new era is empty.
    pub early_cards_void: bool,
    /// What decides a tie.
    pub tie: Tie,
    /// Reserved buildings count before they are placed.
    pub count_reserved: bool,
    /// The bots keep all ten outposts in supply: markers and starts do not come out of them.
    pub full_supply: bool,
}

/// The settings, one for each.
pub(crate) const FIELDS: [Field; 7] = [
    Field {
        key: "first-bonus",
        meaning: "when the first of the neighbours in an era gains the resources of the slot",
        values: &[("slot", "as the slot is covered"), ("turn", "as the income turn begins")],
    },
    Field {
        key: "used-tiles",
        meaning: "territory tiles that were discarded",
        values: &[("gone", "are out of the game"), ("shuffled", "become the new pile when it is empty")],
    },
    Field {
        key: "upgrades",
        meaning: "upgrades other than that of the income turn",
        values: &[("must", "are made if they can be"), ("may", "may be declined")],
    },
    Field {
        key: "early-cards",
        meaning: "a further tapestry card while the slot of the new era is empty",
        values: &[("slot", "goes to that slot"), ("void", "is not played")],
    },
    Field {
        key: "tie",
        meaning: "what decides a tie",
        values: &[
            ("landmark", "the tallest landmark in a city"),
            ("goods", "resources left"),
            ("shared", "nothing: the win is shared"),
        ],
    },
    Field {
        key: "reserved-buildings",
        meaning: "buildings that are reserved",
        values: &[("later", "count once they are placed"), ("count", "count at once")],
    },
    Field {
        key: "bot-outposts",
        meaning: "the supply of outposts of the bots",
        values: &[("counted", "without markers and starts: 7 and 9"), ("full", "all ten")],
    },
];

impl Readings {
    /// The place of a setting with two values.
    fn switch(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "first-bonus" => &mut self.first_bonus_early,
            "used-tiles" => &mut self.tiles_return,
            "upgrades" => &mut self.free_upgrades,
            "early-cards" => &mut self.early_cards_void,
            "reserved-buildings" => &mut self.count_reserved,
            "bot-outposts" => &mut self.full_supply,
            _ => return None,
        })
    }

    /// A setting as text.
    pub(crate) fn get(mut self, key: &str) -> Option<String> {
        let field = FIELDS.iter().find(|field| field.key == key)?;
        let at = match key {
            "tie" => self.tie as usize,
            _ => usize::from(*self.switch(key)?),
        };
        Some(field.values.get(at)?.0.to_owned())
    }

    /// Sets one; `None` if it is not one of these, `Some(false)` if the value is not allowed.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Option<bool> {
        let field = FIELDS.iter().find(|field| field.key == key)?;
        let Some(at) = field.values.iter().position(|(word, _)| *word == value) else { return Some(false) };
        match key {
            "tie" => self.tie = [Tie::Landmark, Tie::Goods, Tie::Shared][at],
            _ => *self.switch(key)? = at == 1,
        }
        Some(true)
    }
}
