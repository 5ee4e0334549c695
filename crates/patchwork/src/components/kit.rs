//! The whole box: patches, cards, time board.

use arrayvec::ArrayVec;
use kernel::{Boxes, Pack, PackError, pack};

use super::outline::{Outline, outlines};
use super::pack::{CardEntry, File, PatchEntry};
use super::snug::Snug;
use super::time_board::TimeBoard;
use super::{ASIDE, MOST_CARDS, PATCHES};
use crate::options::DeckName;

/// The number of a patch, 0 to 32. Ours: it is not printed on anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct PatchId(pub u8);

/// One patch, as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Its number.
    pub id: PatchId,
    /// Our nickname for it.
    pub name: String,
    /// Squares it covers.
    pub cells: u8,
    /// Buttons paid for it.
    pub cost: u8,
    /// Spaces that the token moves.
    pub time: u8,
    /// Buttons printed on it.
    pub buttons: u8,
    /// The different ways to hold it.
    pub outlines: ArrayVec<Outline, 8>,
    /// For each outline, where it lies snugly.
    pub snug: Vec<Snug>,
    /// For each of the eight ways to hold it, its outline: quarter turns clockwise, then flipped ones.
    pub holds: [u8; 8],
}

/// A row of a card: which patches stay in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardFilter {
    /// Those after which the Automa's token is not beyond yours.
    NoOvertake,
    /// Those with the most printed buttons.
    MostButtons,
    /// Those that cover the most squares.
    Largest,
    /// The one furthest clockwise from the pawn.
    Furthest,
}

impl CardFilter {
    /// All filters.
    pub const ALL: [CardFilter; 4] =
        [CardFilter::NoOvertake, CardFilter::MostButtons, CardFilter::Largest, CardFilter::Furthest];

    /// Its name in the data files.
    pub fn name(self) -> &'static str {
        match self {
            CardFilter::NoOvertake => "no_overtake",
            CardFilter::MostButtons => "most_buttons",
            CardFilter::Largest => "largest",
            CardFilter::Furthest => "furthest",
        }
    }
}

/// One card of the Automa, as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The printed number.
    pub number: u8,
    /// The deck it belongs to.
    pub deck: DeckName,
    /// Buttons that the Automa may spend.
    pub budget: u8,
    /// The rows from the top.
    pub filters: ArrayVec<CardFilter, 4>,
    /// Buttons gained for each income mark.
    pub income: u8,
}

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kit {
    patches: Vec<Patch>,
    /// The printed buttons of each patch, close together: every score counts them.
    buttons: [u8; PATCHES],
    cards: Vec<Card>,
    start: PatchId,
    /// The time board.
    pub time_board: TimeBoard,
}

static BOXES: Boxes<Kit> = Boxes::new(Kit::read);

impl Kit {
    /// The box as printed.
    pub fn printed() -> &'static Kit {
        BOXES.printed()
    }

    /// The box changed by packs, in their order.
    pub fn with_packs(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        BOXES.with_packs(packs)
    }

    /// The box without one of the Automa's cards, by its printed number; `None` if the deck would be too small to play
    /// with.
    pub fn without_card(&self, number: u8) -> Option<&'static Kit> {
        let mut kit = self.clone();
        kit.cards.retain(|card| card.number != number);
        let playable = DeckName::ALL.into_iter().all(|deck| kit.deck(deck).count() > ASIDE as usize);
        playable.then(|| BOXES.keep(kit))
    }

    fn read(packs: &[Pack]) -> Result<Kit, PackError> {
        const BOARD: &str = include_str!("../../data/time_board.toml");
        let mut kit = Kit {
            patches: Vec::new(),
            buttons: [0; PATCHES],
            cards: Vec::new(),
            start: PatchId(0),
            time_board: TimeBoard::parse("data/time_board.toml", BOARD)?,
        };
        kit.add("data/patches.toml", include_str!("../../data/patches.toml"), false)?;
        kit.add("data/automa_cards.toml", include_str!("../../data/automa_cards.toml"), false)?;
        for pack in packs {
            kit.add(&pack.name, &pack.text, true)?;
        }
        for (buttons, patch) in kit.buttons.iter_mut().zip(&kit.patches) {
            *buttons = patch.buttons;
        }
        Ok(kit)
    }

    fn add(&mut self, name: &str, text: &str, is_pack: bool) -> Result<(), PackError> {
        let file: File = pack::read(name, text)?;
        let wrong = |offset: usize, expected: &str| PackError::content(name, text, offset, expected);
        if is_pack && file.game.as_ref().is_none_or(|game| game.get_ref() != "patchwork") {
            let offset = file.game.map_or(0, |game| game.span().start);
            return Err(wrong(offset, "`game = \"patchwork\"` at the top of a pack for this game"));
        }
        for deck in &file.only {
            let known = DeckName::from_name(deck.get_ref());
            let known =
                known.ok_or_else(|| wrong(deck.span().start, "the name of a deck: normal or tactical"))?;
            self.cards.retain(|card| card.deck != known);
        }
        for entry in &file.card {
            let card = card(entry.get_ref()).map_err(|expected| wrong(entry.span().start, expected))?;
            match self.cards.iter_mut().find(|known| known.number == card.number) {
                Some(known) => *known = card,
                None => self.cards.push(card),
            }
        }
        for entry in &file.patch {
            let offset = entry.span().start;
            let patch = patch(entry.get_ref()).map_err(|expected| wrong(offset, expected))?;
            let id = patch.id.0 as usize;
            if entry.get_ref().start {
                self.start = patch.id;
            }
            let count = self.patches.len();
            match self.patches.get_mut(id) {
                Some(known) => *known = patch,
                None if id == count && !is_pack => self.patches.push(patch),
                None => return Err(wrong(offset, "the id of a patch, 0 to 32")),
            }
        }
        if is_pack {
            let mut names: Vec<&str> = self.patches.iter().map(|patch| patch.name.as_str()).collect();
            names.sort_unstable();
            if let Some((twice, _)) = names.iter().zip(names.iter().skip(1)).find(|(a, b)| a == b) {
                return Err(wrong(
                    0,
                    &format!("a nickname of its own for each patch; `{twice}` stands twice"),
                ));
            }
            let buttons: u32 = self.patches.iter().map(|patch| u32::from(patch.buttons)).sum();
            if buttons > MOST_BUTTONS {
                return Err(wrong(
                    0,
                    &format!("at most {MOST_BUTTONS} printed buttons on all patches, not {buttons}"),
                ));
            }
            for deck in DeckName::ALL {
                let count = self.deck(deck).count();
                if !(ASIDE as usize + 1..=MOST_CARDS).contains(&count) {
                    return Err(wrong(0, &format!("3 to 24 cards in the {} deck, not {count}", deck.name())));
                }
            }
        }
        Ok(())
    }

    /// All patches by number.
    pub fn patches(&self) -> &[Patch] {
        &self.patches
    }

    /// The printed buttons of all patches, by number.
    #[inline]
    pub(crate) fn printed_buttons(&self) -> &[u8; PATCHES] {
        &self.buttons
    }

    /// A patch.
    #[inline]
    pub fn patch(&self, id: PatchId) -> &Patch {
        &self.patches[id.0 as usize]
    }

    /// The patch of this number, or of this nickname: no nickname is a number.
    pub fn find_patch(&self, text: &str) -> Option<PatchId> {
        let same = |patch: &&Patch| patch.name == text || text.parse() == Ok(patch.id.0);
        self.patches.iter().find(same).map(|patch| patch.id)
    }

    /// The patch after which the pawn starts.
    pub fn start(&self) -> PatchId {
        self.start
    }

    /// All cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// A card by its index in [`Kit::cards`].
    #[inline]
    pub fn card(&self, index: u8) -> &Card {
        &self.cards[index as usize]
    }

    /// The index of the card with this printed number.
    pub fn find_card(&self, number: u8) -> Option<u8> {
        self.cards.iter().position(|card| card.number == number).map(|index| index as u8)
    }

    /// The indices of a deck's cards.
    pub fn deck(&self, name: DeckName) -> impl Iterator<Item = u8> {
        self.cards.iter().zip(0..).filter(move |(card, _)| card.deck == name).map(|(_, index)| index)
    }
}

/// Printed buttons on all patches together: what one board could bring at each income mark, in a byte.
const MOST_BUTTONS: u32 = 255;

fn card(entry: &CardEntry) -> Result<Card, &'static str> {
    let deck = DeckName::from_name(&entry.deck).ok_or("deck = \"normal\" or \"tactical\"")?;
    if !(1..=99).contains(&entry.number) {
        return Err("a card number from 1 to 99");
    }
    if entry.r#virtual > 99 || entry.income > 20 {
        return Err("virtual from 0 to 99 and income from 0 to 20");
    }
    let mut filters = ArrayVec::new();
    for name in &entry.filters {
        let filter = CardFilter::ALL.into_iter().find(|filter| filter.name() == name);
        let filter = filter.ok_or("filters among no_overtake, most_buttons, largest, furthest")?;
        filters.try_push(filter).map_err(|_| "at most four filters")?;
    }
    if filters.last().is_some_and(|last| *last != CardFilter::Furthest) {
        return Err("\"furthest\" as the last filter, since it alone always leaves one patch");
    }
    // Only one printed patch is free; without filters two affordable patches could not be told apart.
    if filters.is_empty() && entry.r#virtual > 0 {
        return Err("filters, unless virtual is 0");
    }
    Ok(Card { number: entry.number, deck, budget: entry.r#virtual, filters, income: entry.income })
}

fn patch(entry: &PatchEntry) -> Result<Patch, &'static str> {
    let shape: Vec<Vec<bool>> =
        entry.shape.iter().map(|line| line.chars().map(|square| square == '#').collect()).collect();
    let clean = entry.shape.iter().all(|line| line.chars().all(|square| square == '#' || square == '.'));
    if !clean || shape.is_empty() || shape.iter().any(|line| line.is_empty() || line.len() != shape[0].len())
    {
        return Err("a shape of equally long rows of '#' and '.'");
    }
    let last = (shape.len() - 1, shape[0].len() - 1);
    let row_filled = |row: usize| shape[row].contains(&true);
    let column_filled = |column: usize| shape.iter().any(|row| row[column]);
    if !(row_filled(0) && row_filled(last.0) && column_filled(0) && column_filled(last.1)) {
        return Err("a shape without empty rows or columns at its edges");
    }
    if shape.len() > 9 || shape[0].len() > 9 {
        return Err("a shape that fits the 9x9 board");
    }
    let (outlines, holds) =
        outlines(&shape).ok_or("a shape that nine straight lines of up to five squares can cover")?;
    let cells = outlines[0].cells().count();
    if cells == 0 || cells != u32::from(entry.cells) {
        return Err("cells = the number of '#' in the shape, at least 1");
    }
    if entry.orientations.is_some_and(|count| count as usize != outlines.len()) {
        return Err("orientations = the number of different outlines of the shape");
    }
    let placements: u32 = outlines.iter().map(|outline| outline.anchors().count()).sum();
    if entry.placements.is_some_and(|count| count != placements) {
        return Err("placements = the number of positions on an empty board");
    }
    if !(1..=9).contains(&entry.time_cost) || entry.button_cost > 99 || entry.buttons > 9 {
        return Err("time_cost from 1 to 9, button_cost from 0 to 99, buttons from 0 to 9");
    }
    if entry.name.is_empty() || entry.name.contains(char::is_whitespace) || entry.name.parse::<u32>().is_ok()
    {
        return Err("a name without spaces that is no number");
    }
    Ok(Patch {
        id: PatchId(entry.id),
        name: entry.name.clone(),
        cells: entry.cells,
        cost: entry.button_cost,
        time: entry.time_cost,
        buttons: entry.buttons,
        snug: outlines.iter().map(Snug::new).collect(),
        outlines,
        holds,
    })
}
