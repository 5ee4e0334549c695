//! The games there are, by name.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use games::{Title, with_title};
use kernel::{Options as _, Pack, Seed};
use serde_json::{Map, Value, json};
use table::journal::Header;

use crate::errors::Refused;
use crate::held::{Held, Playing};
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

/// How many numbers there are for actions, and how many an observation has.
pub fn sizes(name: &str) -> Result<(u32, usize), Refused> {
    /// Reckoned once for each game: a position must be looked at for it.
    static KNOWN: Mutex<BTreeMap<&str, (u32, usize)>> = Mutex::new(BTreeMap::new());
    fn of<G: Sense>() -> Result<(u32, usize), Refused> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sizes) = known.get(G::NAME) {
            return Ok(*sizes);
        }
        let fields = any::<G>()?.fields();
        let sizes = (G::ACTIONS, fields.last().map_or(0, |field| field.offset + field.size()));
        known.insert(G::NAME, sizes);
        Ok(sizes)
    }
    with_title!(Title::of(name)?, G => of::<G>())
}

/// A game as printed: what is asked of it is the same in all.
fn any<G: Sense>() -> Result<G, Refused> {
    let kit = G::components(&[]).map_err(kernel::SetupError::from)?;
    Ok(G::start(kit, &G::Options::default(), Seed(0))?)
}

/// What the numbers mean, as JSON.
pub fn specification(name: &str) -> Result<Value, Refused> {
    fn of<G: Sense>() -> Result<Value, Refused> {
        let blocks = G::blocks().into_iter().map(|block| {
            json!({ "name": block.name, "first": block.first, "shape": block.shape, "meaning": block.meaning })
        });
        let fields = any::<G>()?.fields();
        let fields = fields.iter().map(|field| {
            json!({
                "name": field.name, "offset": field.offset, "shape": field.shape, "low": field.bounds.0,
                "high": field.bounds.1, "meaning": field.meaning,
            })
        });
        Ok(json!({
            "game": G::NAME, "version": G::VERSION, "actions": G::ACTIONS, "blocks": blocks.collect::<Vec<_>>(),
            "observation": sizes(G::NAME)?.1, "fields": fields.collect::<Vec<_>>(),
        }))
    }
    with_title!(Title::of(name)?, G => of::<G>())
}

/// The options, as JSON.
pub fn options(name: &str) -> Result<Value, Refused> {
    fn of<G: Sense>() -> Value {
        let usual = G::Options::default();
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
