//! From data file or pack to components.

mod board;
mod cards;
mod city;
mod mats;

use kernel::{Certainty, PackError, pack};
use toml::Spanned;

use super::bounds::MOST_LASTING;
use super::effect::{EffectId, Lasting};
use super::file::File;
use super::kit::Kit;
use super::language::{Book, LanguageError};
use super::{Abilities, Outline, Terrain};

/// A file being read.
pub(super) struct Source<'a> {
    pub name: &'a str,
    pub text: &'a str,
    pub is_pack: bool,
}

/// Why an entry cannot be used.
enum Bad {
    Expected(String),
    /// An effect that cannot be read: its field, its text and where in it.
    Effect(&'static str, String, LanguageError),
}

impl From<&str> for Bad {
    fn from(expected: &str) -> Bad {
        Bad::Expected(expected.to_owned())
    }
}

type Read<T> = Result<T, Bad>;

fn land(terrains: &[Terrain]) -> u8 {
    terrains.iter().fold(0, |bits, terrain| bits | 1 << terrain.index())
}

/// An effect of a field, with the column in the message.
fn effect(book: &mut Book, field: &'static str, text: &str) -> Read<EffectId> {
    book.effect(text).map_err(|error| Bad::Effect(field, text.to_owned(), error))
}

fn maybe(book: &mut Book, field: &'static str, text: Option<&String>) -> Read<Option<EffectId>> {
    text.map(|text| effect(book, field, text)).transpose()
}

fn lasting(book: &mut Book, texts: &[String]) -> Read<Vec<Lasting>> {
    if texts.len() > MOST_LASTING {
        return Err("at most 16 lasting abilities".into());
    }
    let read =
        |text: &String| book.lasting(text).map_err(|error| Bad::Effect("lasting", text.clone(), error));
    texts.iter().map(read).collect()
}

fn abilities(book: &mut Book, texts: &[String]) -> Read<Abilities> {
    Ok(Abilities::new(&lasting(book, texts)?))
}

impl Source<'_> {
    fn wrong(&self, offset: usize, expected: &str) -> PackError {
        PackError::content(self.name, self.text, offset, expected)
    }

    fn each<E>(&self, entries: &[Spanned<E>], mut read: impl FnMut(&E) -> Read<()>) -> Result<(), PackError> {
        for entry in entries {
            read(entry.get_ref()).map_err(|bad| self.bad(entry.span().start, bad))?;
        }
        Ok(())
    }

    /// What is wrong with the entry that begins here: a bad effect is looked for, so that its own line is named.
    fn bad(&self, start: usize, bad: Bad) -> PackError {
        match bad {
            Bad::Expected(expected) => self.wrong(start, &expected),
            Bad::Effect(field, text, error) => {
                let rest = self.text.get(start..).unwrap_or_default();
                let here = rest.find(text.as_str()).map_or(start, |at| start + at);
                let near: String = text.get(error.at..).unwrap_or_default().chars().take(20).collect();
                let near = if near.is_empty() { "the end".to_owned() } else { format!("`{near}`") };
                let column = error.at + 1;
                self.wrong(here, &format!("in `{field}`, column {column}, at {near}: {}", error.expected))
            }
        }
    }

    /// Adds what the file holds to the box; an entry with a known id takes the place of ours.
    pub fn add(&self, kit: &mut Kit) -> Result<(), PackError> {
        let file: File = pack::read(self.name, self.text)?;
        if self.is_pack && file.game.as_ref().is_none_or(|game| game.get_ref() != "tapestry") {
            let offset = file.game.as_ref().map_or(0, |game| game.span().start);
            return Err(self.wrong(offset, "`game = \"tapestry\"` at the top of a pack for this game"));
        }
        let sure = file.certainty.unwrap_or(Certainty::Printed);
        if let Some(bonus) = file.first_bonus {
            if bonus.iter().any(|n| *n > 8) {
                return Err(self.wrong(0, "at most 8 resources for the first in an era"));
            }
            kit.first_bonus = bonus;
        }
        self.each(&file.landmark, |entry| cards::landmark(kit, entry, sure))?;
        self.each(&file.landmark_card, |entry| cards::landmark_card(kit, entry, sure))?;
        self.each(&file.map, |entry| board::map(kit, entry))?;
        self.each(&file.tile, |entry| board::tile(kit, entry))?;
        self.each(&file.space_tile, |entry| board::space_tile(kit, entry, sure))?;
        self.each(&file.track, |entry| board::track(kit, entry, sure))?;
        self.each(&file.income, |entry| board::income(kit, entry))?;
        self.each(&file.inspiration, |entry| board::inspiration(kit, entry))?;
        if let Some(dice) = &file.dice {
            let entry = dice.get_ref();
            let mut faces = |texts: &[String; 6]| -> Read<Vec<EffectId>> {
                texts.iter().map(|text| effect(&mut kit.book, "dice", text)).collect()
            };
            let read = faces(&entry.red).and_then(|red| faces(&entry.black).map(|black| (red, black)));
            let (red, black) = read.map_err(|bad| self.bad(dice.span().start, bad))?;
            (kit.red, kit.black) = (red, black);
        }
        self.each(&file.achievement, |entry| {
            for (side, list) in [&entry.small, &entry.large].into_iter().enumerate() {
                if list.len() > 3 {
                    return Err("at most three values for an achievement".into());
                }
                let mut values = [0; 3];
                values[..list.len()].copy_from_slice(list);
                kit.achievements[entry.id.index()][side] = values;
            }
            Ok(())
        })?;
        self.each(&file.city, |entry| city::city(kit, entry))?;
        self.each(&file.tech, |entry| cards::tech(kit, entry, sure))?;
        self.each(&file.card, |entry| cards::card(kit, entry, sure))?;
        self.each(&file.deck, |entry| {
            put(&mut kit.decks, (entry.set, entry.cards), |(set, _)| *set == entry.set, 8)
        })?;
        self.each(&file.civilization, |entry| mats::civ(kit, entry))?;
        self.each(&file.adjustment, |entry| mats::adjustment(kit, entry))?;
        self.each(&file.masterpiece, |entry| cards::masterpiece(kit, entry))
    }
}

/// Puts a thing in the place of the one it replaces, or behind the last.
fn put<T>(list: &mut Vec<T>, thing: T, same: impl Fn(&T) -> bool, most: usize) -> Read<()> {
    let at = list.iter().position(same).unwrap_or(list.len());
    if at >= most {
        return Err("fewer of these: the box is full".into());
    }
    put_at(list, thing, at)
}

fn put_at<T>(list: &mut Vec<T>, thing: T, at: usize) -> Read<()> {
    if at > list.len() {
        return Err("these in their order, none left out".into());
    }
    if at == list.len() {
        list.push(thing);
    } else {
        list[at] = thing;
    }
    Ok(())
}

fn outlines(rows: &[String]) -> Read<Vec<Outline>> {
    let width = rows.first().map_or(0, String::len);
    if rows.is_empty() || rows.len() > 4 || width == 0 || width > 4 {
        return Err("a shape of 1 to 4 rows of 1 to 4 plots".into());
    }
    let mut outline = Outline { rows: [0; 4], height: rows.len() as u8, width: width as u8 };
    for (bits, row) in outline.rows.iter_mut().zip(rows) {
        if row.len() != width || row.bytes().any(|b| b != b'#' && b != b'.') {
            return Err("rows of equal length of `#` and `.` in a shape".into());
        }
        *bits = row.bytes().enumerate().fold(0, |bits, (at, b)| bits | u8::from(b == b'#') << at);
    }
    if outline.rows.iter().all(|row| *row == 0) {
        return Err("at least one `#` in a shape".into());
    }
    let mut all = vec![outline];
    for _ in 0..3 {
        let next = all.last().map_or(outline, |last| last.turned());
        if all.contains(&next) {
            break;
        }
        all.push(next);
    }
    Ok(all)
}
