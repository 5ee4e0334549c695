//! The door for the browser: one buffer through which everything goes in and out.
//!
//! The browser asks for `room`, writes into it, and calls a function that takes what lies there. An answer lies in the same
//! buffer: the function says how long it is, and `room` of length nothing where. No pointer is ever followed here, so that no
//! unsafe block is needed: only the names of the functions must be kept, which the compiler calls unsafe because two
//! functions of one name would be confused; these stand here alone.

#![allow(unsafe_code, reason = "names for the browser, and functions of the browser that are safe to call")]

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use players::Clock;
use table::store::Outside;

use crate::machine::{Machine, Surroundings};
use crate::rows::Asked;

#[link(wasm_import_module = "browser")]
unsafe extern "C" {
    /// The date in milliseconds since 1970.
    safe fn date() -> f64;
    /// A clock that never goes back, in milliseconds.
    safe fn clock() -> f64;
    /// A number between 0 and 2^32, by chance.
    safe fn chance() -> u32;
    /// The program panics: where the text of it lies in its memory, and how long it is. The browser reads it at once.
    safe fn fails(at: *const u8, length: usize);
}

fn surroundings() -> Surroundings {
    let random = |bytes: &mut [u8]| {
        for part in bytes.chunks_mut(4) {
            part.copy_from_slice(&chance().to_le_bytes()[..part.len()]);
        }
        true
    };
    let now = || Duration::from_micros((clock() * 1000.0) as u64);
    Surroundings { outside: Outside { now: || date() as i64, random }, clock: Clock::new(now) }
}

static BUFFER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static MACHINE: OnceLock<Machine> = OnceLock::new();

fn buffer() -> MutexGuard<'static, Vec<u8>> {
    BUFFER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Room for so many bytes; where it begins. Nothing but this program and the browser between two calls writes there.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut buffer = buffer();
    if length > 0 {
        buffer.clear();
        buffer.resize(length, 0);
    }
    buffer.as_mut_ptr()
}

/// Begins: the path under which the app lies is in the buffer. Says whether it could.
#[unsafe(no_mangle)]
extern "C" fn begin() -> u32 {
    std::panic::set_hook(Box::new(|what| {
        let text = what.to_string();
        fails(text.as_ptr(), text.len());
    }));
    let path = String::from_utf8(std::mem::take(&mut *buffer())).unwrap_or_default();
    // The root of a host is an empty path, and there is no room for nothing: it comes as one byte of nought.
    let path = path.trim_end_matches('\0').to_owned();
    // Once in the life of a program.
    MACHINE.set(Machine::new(surroundings(), path.leak())).is_ok().into()
}

/// Takes tables that were written down before: they are in the buffer as JSON. Says whether they could be read.
#[unsafe(no_mangle)]
extern "C" fn fill() -> u32 {
    let text = std::mem::take(&mut *buffer());
    let (Some(machine), Ok(tables)) = (MACHINE.get(), serde_json::from_slice(&text)) else { return 0 };
    machine.fill(tables);
    1
}

/// Takes results that were written down before: they are in the buffer as JSON. Says whether they could be read.
#[unsafe(no_mangle)]
extern "C" fn remember() -> u32 {
    let text = std::mem::take(&mut *buffer());
    let (Some(machine), Ok(results)) = (MACHINE.get(), serde_json::from_slice(&text)) else { return 0 };
    machine.remember(results);
    1
}

/// Answers a request. In the buffer lie the length of the head in four bytes, the head as JSON, and the body; and so does
/// the answer. Gives its length; nothing, if the request could not be read.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let mut bytes = std::mem::take(&mut *buffer());
    let Some((asked, body)) = asked(&mut bytes) else { return 0 };
    let Some(machine) = MACHINE.get() else { return 0 };
    let (answered, body) = machine.answer(&asked, body);
    let Ok(head) = serde_json::to_vec(&answered) else { return 0 };
    let mut buffer = buffer();
    buffer.clear();
    buffer.extend((head.len() as u32).to_le_bytes());
    buffer.extend(head);
    buffer.extend(body);
    buffer.len()
}

fn asked(bytes: &mut Vec<u8>) -> Option<(Asked, Vec<u8>)> {
    let length = u32::from_le_bytes(*bytes.first_chunk()?) as usize;
    let end = length.checked_add(4).filter(|end| *end <= bytes.len())?;
    let body = bytes.split_off(end);
    Some((serde_json::from_slice(bytes.get(4..)?).ok()?, body))
}
