//! Numbers at the edges of what a computer counts with, in every place of a text where a person may write a number:
//! whatever a reader makes of them, and whatever the rules say to that, nothing panics.

use kernel::{Dice, Legal, Notation};

/// The edges of every width, and what lies just behind them.
const NUMBERS: &[&str] = &[
    "-9223372036854775809",
    "-9223372036854775808",
    "-2147483649",
    "-2147483648",
    "-65536",
    "-32769",
    "-32768",
    "-32767",
    "-256",
    "-129",
    "-128",
    "-127",
    "-1",
    "-0",
    "0",
    "+1",
    "1",
    "2",
    "7",
    "31",
    "32",
    "33",
    "63",
    "64",
    "126",
    "127",
    "128",
    "129",
    "254",
    "255",
    "256",
    "32766",
    "32767",
    "32768",
    "65534",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "340282366920938463463374607431768211456",
    "007",
    "1e3",
    "",
    "\u{661}",
];

/// Reads every form with every number in place of each `#`, writes what was read, and plays it on a copy. Gives how many
/// texts were actions, so that a test can see that the forms are forms.
pub fn read<G: Notation>(game: &G, forms: &[&str]) -> usize {
    let mut actions = 0;
    for form in forms {
        let places = form.matches('#').count();
        for number in NUMBERS {
            let mut texts = vec![form.replace('#', number)];
            // Each place by itself, among small numbers that may well be right.
            for (place, small) in (0..places).flat_map(|place| [(place, "1"), (place, "0")]) {
                let mut parts = form.split('#');
                let mut text = parts.next().unwrap_or_default().to_owned();
                for (at, part) in parts.enumerate() {
                    text.push_str(if at == place { number } else { small });
                    text.push_str(part);
                }
                texts.push(text);
            }
            for text in texts {
                let Ok(action) = game.read(&text) else { continue };
                actions += 1;
                assert!(!game.write(action).is_empty(), "{text}");
                let _ = game.clone().play(action, &mut ());
            }
        }
    }
    actions
}

/// Plays so many decisions at random, and reads every form in every `step`-th position.
///
/// # Panics
/// If none of them is an action somewhere.
pub fn walk<G: Notation>(mut game: G, dice: &mut Dice, forms: &[&str], decisions: usize, step: usize) {
    for number in 0..decisions {
        if number % step == 0 {
            assert!(read(&game, forms) > 0, "none of the forms is an action");
        }
        let Some(action) = game.legal().pick(dice) else { break };
        game.play(action, &mut ()).expect("what is offered is legal");
    }
}
