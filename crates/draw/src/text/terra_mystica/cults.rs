//! The cult tracks from 10 down to 0, and the places for priests.

use terra_mystica::components::CultBoard;
use terra_mystica::{Cult, TerraMystica};
use words::Words;
use words::terra_mystica::cult_name;
use words::text::capital;

use super::sheet::Sheet;
use super::{Ink, Page};
use crate::terra_mystica::marks;

/// How wide a track is.
const TRACK: usize = 9;

/// The tracks: on each space the numbers of the seats whose markers stand there, at the right the power for reaching
/// it; below, who stands on the places for priests, or what they are worth.
pub fn cults(words: &Words, game: &TerraMystica) -> Page {
    let mut sheet = Sheet::default();
    sheet.line().add("     ", Ink::Plain);
    for cult in Cult::ALL {
        sheet.column(&capital(&cult_name(words, cult)), TRACK, Ink::Cult(cult));
    }
    for space in (0..=CultBoard::TOP).rev() {
        let key = if space == CultBoard::TOP { words.text("tm-key") } else { String::new() };
        sheet.line().add(format!("{space:>2}"), Ink::Strong).add(format!("{:<3}", ""), Ink::Plain);
        for cult in Cult::ALL {
            markers(&mut sheet, game, cult, space);
        }
        let power = game.kit().cult_board.power_at[usize::from(space)];
        if power > 0 {
            sheet.add(words.say("tm-power-short", &[("power", power.into())]), Ink::Power);
        }
        sheet.add(format!(" {key}"), Ink::Gold);
    }
    sheet.line().add("    ", Ink::Faint);
    for cult in Cult::ALL {
        let steps = game.kit().cult_board.priest_spaces;
        for (owner, steps) in game.priest_spaces(cult).into_iter().zip(steps) {
            match owner {
                // A number of steps, or the seat behind a letter, so that the two are not mixed up.
                Some(seat) => {
                    sheet.add(format!("p{}", marks::number(seat)), Ink::Of(seat, marks::home(game, seat)))
                }
                None => sheet.add(format!("{steps:>2}"), Ink::Faint),
            };
        }
        sheet.add(" ".repeat(TRACK - 8), Ink::Plain);
    }
    sheet.add(format!(" {}", words.text("tm-priests")), Ink::Faint);
    sheet.finish()
}

fn markers(sheet: &mut Sheet, game: &TerraMystica, cult: Cult, space: u8) {
    let mut used = 0;
    for seat in game.seat_list() {
        let player = game.player(seat);
        if player.faction.is_some() && player.purse.cults[cult.index()] == space {
            sheet.add(marks::number(seat).to_string(), Ink::Of(seat, marks::home(game, seat)));
            used += 1;
        }
    }
    if used == 0 {
        sheet.add("\u{b7}", Ink::Faint);
        used = 1;
    }
    sheet.add(" ".repeat(TRACK.saturating_sub(used)), Ink::Plain);
}
