//! The games there are, by name.

use games::{Title, with_title};
use kernel::{Options as _, Pack, Seed};
use serde_json::{Map, Value, json};
use table::journal::Header;

use crate::errors::Refused;
use crate::held::{Held, Playing, chosen};
use crate::sense::Sense;

/// A new game.
pub fn start(
    name: &str,
    options: &[(String, String)],
    seed: u64,
    packs: Vec<Pack>,
) -> Result<Box<dyn Held>, Refused> {
    with_title!(Title::of(name)?, G => Ok(Box::new(Playing::<G>::start(options, seed, packs)?)))
}

/// A saved game.
pub fn load(text: &str) -> Result<Box<dyn Held>, Refused> {
    let header = Header::parse(text)?;
    with_title!(Title::of(&header.game)?, G => Ok(Box::new(Playing::<G>::load(text)?)))
}

/// How many numbers there are for actions.
pub fn actions(name: &str) -> Result<u32, Refused> {
    with_title!(Title::of(name)?, G => Ok(<G as Sense>::ACTIONS))
}

/// A table as these options make it.
fn any<G: Sense>(options: &[(String, String)]) -> Result<G, Refused> {
    let kit = G::components(&[]).map_err(kernel::SetupError::from)?;
    Ok(G::start(kit, &chosen::<G>(options)?, Seed(0))?)
}

/// What the numbers mean at a table with these options, as JSON.
pub fn specification(name: &str, options: &[(String, String)]) -> Result<Value, Refused> {
    fn of<G: Sense>(options: &[(String, String)]) -> Result<Value, Refused> {
        let blocks = G::blocks().into_iter().map(|block| {
            json!({ "name": block.name, "first": block.first, "shape": block.shape, "meaning": block.meaning })
        });
        let game = any::<G>(options)?;
        let (ints, floats) = game.sizes();
        let fields = game.fields();
        let fields = fields.iter().map(|field| {
            let (numbers, floats) = field.sizes();
            let cells = field.cells.iter().map(|cell| {
                let ((low, high), (least, most)) = (cell.bounds(), cell.float_bounds());
                json!({ "low": low, "high": high, "floats": cell.width(), "least": least, "most": most })
            });
            json!({
                "name": field.name, "offset": field.offsets.0, "float_offset": field.offsets.1, "shape": field.shape,
                "numbers": numbers, "floats": floats, "cells": cells.collect::<Vec<_>>(), "meaning": field.meaning,
            })
        });
        Ok(json!({
            "game": G::NAME, "version": G::VERSION, "actions": G::ACTIONS, "blocks": blocks.collect::<Vec<_>>(),
            "observation": ints, "floats": floats, "fields": fields.collect::<Vec<_>>(),
        }))
    }
    with_title!(Title::of(name)?, G => of::<G>(options))
}

/// The options, as JSON.
pub fn options(name: &str) -> Result<Value, Refused> {
    fn of<G: Sense>() -> Value {
        let usual = G::Options::fresh([]);
        let field = |field: &kernel::options::Field| {
            let values: Map<String, Value> =
                field.values.iter().map(|(value, means)| ((*value).to_owned(), (*means).into())).collect();
            json!({
                "name": field.key.replace('-', "_"), "meaning": field.meaning, "values": values,
                "default": usual.get(field.key),
            })
        };
        G::Options::FIELDS.iter().map(field).collect()
    }
    with_title!(Title::of(name)?, G => Ok(of::<G>()))
}
