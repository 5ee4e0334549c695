//! A run whose games are played elsewhere: shares go out, rows come back.

use kernel::OptionError;
use players::Limits;

use super::{Block, Run, RunError};
use crate::clock::CLOCK;
use crate::experiment::{Experiment, Row};

/// Games of one cell: from this one, up to but without that one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Share {
    /// The number of the cell in its experiment.
    pub cell: usize,
    /// The first game.
    pub from: u64,
    /// The first game that is not in it.
    pub to: u64,
}

impl Experiment {
    /// Plays a share. Its rows are the same wherever that is done.
    pub fn play(&self, share: Share) -> Result<Block, OptionError> {
        let mut block = Block::default();
        let mut row = Row::default();
        if let Some(cell) = self.cells.get(share.cell) {
            for game in share.from..share.to.min(self.most_games()) {
                cell.play(self.seed_of(share.cell, game), &Limits::by(CLOCK), &mut row)?;
                block.push(&row);
            }
        }
        Ok(block)
    }
}

impl Run<'_> {
    /// The games to play next, cut into shares of at most `games`: all of them, or those before the stop rule looks
    /// again. None are left when every cell has enough.
    pub fn shares(&self, games: u64) -> Vec<Share> {
        let jobs = (0..self.stats.len()).filter_map(|cell| {
            let from = self.stats[cell].games;
            self.next_look(cell).map(|to| Share { cell, from, to })
        });
        let games = games.max(1);
        let cut = |job: Share| {
            let starts = (job.from..job.to).step_by(usize::try_from(games).unwrap_or(usize::MAX));
            starts.map(move |from| Share { from, to: job.to.min(from.saturating_add(games)), ..job })
        };
        jobs.flat_map(cut).collect()
    }

    /// Writes the rows of a share. Those of a cell come in the order of their games.
    pub fn add(&mut self, share: Share, block: &Block) -> Result<(), RunError> {
        let width = self.experiment.cells.get(share.cell).map_or(0, |cell| cell.columns.len());
        let mut rows = 0;
        block.each(width, |_| rows += 1);
        let Some(stats) = self.stats.get_mut(share.cell).filter(|stats| {
            stats.games == share.from && u64::from(block.rows()) == rows && share.from + rows == share.to
        }) else {
            return Err(RunError::Share(share));
        };
        let file = &mut self.files[share.cell];
        file.append(block).map_err(RunError::file(file.path()))?;
        block.each(width, |row| stats.add(row));
        Ok(())
    }
}
