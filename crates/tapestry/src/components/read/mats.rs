//! Civilizations and their mats.

use kernel::Certainty;

use super::{Read, abilities, effect, maybe, put};
use crate::components::file::{AdjustmentEntry, CivEntry, MatEntry};
use crate::components::kit::Kit;
use crate::components::{Adjustment, Civ, CivMat, Node};

fn mat(kit: &mut Kit, entry: &MatEntry) -> Read<CivMat> {
    let mut landmarks = Vec::new();
    for id in &entry.landmarks {
        landmarks.push(kit.find_landmark(id).ok_or("ids of landmarks")?);
    }
    if !matches!(entry.middle.len(), 0 | 12) {
        return Err("two terrains for each edge of the hex in the middle".into());
    }
    let book = &mut kit.book;
    let small = entry.turns.unwrap_or([2, 5]);
    let turns = [small, entry.turns_large.unwrap_or(small)];
    if turns.iter().flatten().any(|turn| !(1..=5).contains(turn)) {
        return Err("income turns 1 to 5".into());
    }
    let mut nodes = Vec::new();
    if entry.nodes.len() > 32 {
        return Err("at most 32 places on a mat".into());
    }
    for node in &entry.nodes {
        if node.to.iter().any(|to| usize::from(*to) >= entry.nodes.len()) {
            return Err("places of this mat in `to`".into());
        }
        let to = node.to.iter().fold(0, |bits, to| bits | 1 << to);
        nodes.push(Node { effect: effect(book, "nodes", &node.effect)?, to });
    }
    if entry.tokens.len() > 4 || entry.tokens.iter().any(|at| usize::from(*at) >= nodes.len()) {
        return Err("at most four tokens, on places of this mat".into());
    }
    if !entry.columns.is_empty()
        && entry.columns.iter().map(|n| usize::from(*n)).sum::<usize>() != nodes.len()
    {
        return Err("columns that hold all places".into());
    }
    Ok(CivMat {
        text: entry.text.clone(),
        setup: maybe(book, "setup", entry.setup.as_ref())?,
        first: maybe(book, "first", entry.first.as_ref())?,
        income: maybe(book, "income", entry.income.as_ref())?,
        last: maybe(book, "last", entry.last.as_ref())?,
        after_tapestry: maybe(book, "after_tapestry", entry.after_tapestry.as_ref())?,
        final_points: maybe(book, "final", entry.final_points.as_ref())?,
        end: maybe(book, "end", entry.end.as_ref())?,
        midgame: maybe(book, "midgame", entry.midgame.as_ref())?,
        turns,
        must: entry.must,
        abilities: abilities(book, &entry.lasting)?,
        nodes,
        columns: entry.columns.clone(),
        tokens: entry.tokens.clone(),
        tokens_left: entry.tokens_left.unwrap_or([0; 2]),
        landmarks,
        middle: entry.middle.clone(),
    })
}

pub(super) fn civ(kit: &mut Kit, entry: &CivEntry) -> Read<()> {
    let printed = mat(kit, &entry.printed)?;
    let old = &entry.printed;
    let setup = maybe(&mut kit.book, "adjust", old.adjust.as_ref())?;
    let first = maybe(&mut kit.book, "adjust_first", old.adjust_first.as_ref())?;
    let adjust = (setup.is_some() || first.is_some()).then_some(Adjustment {
        setup,
        first,
        replaces: old.adjust_replaces,
        certainty: old.adjust_certainty.unwrap_or(Certainty::Printed),
    });
    let pack = entry.pack.as_ref().map(|pack| mat(kit, pack)).transpose()?;
    let civ = Civ {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        solo: entry.solo,
        printed,
        adjust,
        pack,
        adjust_text: old.adjust_text.clone().unwrap_or_default(),
        adjust_missing: old.adjust_missing.clone().unwrap_or_default(),
        rulings: entry.rulings.clone(),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.civs, civ, |known| known.id == entry.id, 64)
}

/// The adjustment of a civilization that is known already.
pub(super) fn adjustment(kit: &mut Kit, entry: &AdjustmentEntry) -> Read<()> {
    let at = kit.find_civ(&entry.civilization).ok_or("the id of a civilization")?;
    if entry.setup.is_none() && entry.first.is_none() {
        return Err(
            "what it does: `setup` at the start, or `first` at the end of the first income turn".into()
        );
    }
    let setup = maybe(&mut kit.book, "setup", entry.setup.as_ref())?;
    let first = maybe(&mut kit.book, "first", entry.first.as_ref())?;
    let civ = &mut kit.civs[usize::from(at)];
    civ.adjust = Some(Adjustment { setup, first, replaces: false, certainty: Certainty::Printed });
    civ.adjust_text = entry.text.clone().unwrap_or_default();
    civ.adjust_missing = String::new();
    Ok(())
}
