//! A position as bytes, for checksums: saves hold them, so what is written here stays as it is.

use kernel::{Digest, Hex};

use super::{NOBODY, Phase, Player, Stage, TerraMystica, Turn};

impl TerraMystica {
    pub(crate) fn encode_bytes(&self, put: &mut impl FnMut(&[u8])) {
        put(&self.seed.0.to_le_bytes());
        put(&self.played.to_le_bytes());
        put(&[self.round, self.active, self.options.seats, self.options.map.0, self.power_used, self.builds]);
        put(&phase_bytes(self.phase));
        for terrain in &self.terrain[..self.map.grid.len()] {
            put(&[terrain.index() as u8]);
        }
        put(&self.bridges);
        put(&self.favours_left);
        put(&self.towns_left);
        for card in &self.bonus_row {
            put(&[card.0]);
        }
        put(&self.bonus_coins);
        for spaces in &self.priest_spaces {
            put(spaces);
        }
        put(&self.scoring.map(|tile| tile.0));
        put(&[self.final_tile.map_or(NOBODY, |tile| tile.index() as u8)]);
        put(&self.order);
        put(&self.passed);
        for player in self.players() {
            player_bytes(player, put);
        }
        if self.is_record() {
            for player in self.players() {
                put(&player.late_steps);
                put(&[u8::from(player.left)]);
            }
        }
        for seat in self.seat_list().filter(|seat| self.is_automa(*seat)) {
            self.bots[seat.index()].encode(put);
        }
        turn_bytes(&self.turn, put);
        for offer in &self.offers {
            let flags = u8::from(offer.taken) | u8::from(offer.could) << 1;
            put(&[offer.to.0, offer.from.0, offer.amount, offer.build, flags]);
        }
    }

    pub(crate) fn digest_bytes(&self) -> u64 {
        let mut digest = Digest::default();
        self.encode_bytes(&mut |bytes| digest.bytes(bytes));
        digest.value()
    }
}

fn phase_bytes(phase: Phase) -> [u8; 2] {
    match phase {
        Phase::Faction => [0, 0],
        Phase::Colour => [1, 0],
        Phase::FirstFavour => [2, 0],
        Phase::Dwellings(placed) => [3, placed],
        Phase::BonusCards => [4, 0],
        Phase::Actions => [5, 0],
        Phase::CultBonus => [6, 0],
        Phase::Income => [7, 0],
        Phase::Over => [8, 0],
    }
}

fn player_bytes(player: &Player, put: &mut impl FnMut(&[u8])) {
    let purse = &player.purse;
    put(&[player.faction.map_or(NOBODY, |id| id.index() as u8), player.home.index() as u8]);
    put(&[player.start.index() as u8]);
    put(&purse.vp.to_le_bytes());
    put(&purse.coins.to_le_bytes());
    put(&purse.workers.to_le_bytes());
    put(&[purse.priests, player.keys, player.priests_out, player.shipping, player.digging, player.carpet]);
    put(&purse.bowls);
    put(&purse.cults);
    put(&[player.bonus.map_or(NOBODY, |card| card.0)]);
    put(&player.favours.to_le_bytes());
    put(&player.towns);
    for set in player.structures {
        put(&set.0.to_le_bytes());
    }
    put(&[player.bridges, u8::from(player.passed)]);
    put(&player.used.to_le_bytes());
    put(&player.in_town.0.to_le_bytes());
    put(&player.river_links.0.to_le_bytes());
    put(&[player.unlocked, player.stopped, player.steps_due, player.tokens_due]);
    put(&[player.priests_due, player.spades_due]);
}

fn turn_bytes(turn: &Turn, put: &mut impl FnMut(&[u8])) {
    let hex = |hex: Option<Hex>| hex.map_or(NOBODY, |hex| hex.0);
    let stage = match turn.stage {
        Stage::Main => 0,
        Stage::Acting => 1,
        Stage::Over => 2,
    };
    put(&[
        stage,
        turn.more,
        turn.spades,
        u8::from(turn.fresh),
        hex(turn.dig),
        hex(turn.stray),
        hex(turn.flown),
    ]);
    put(&turn.ready.0.to_le_bytes());
    put(&[turn.favours, turn.towns, turn.bridges, turn.steps, turn.stride, turn.tops, turn.trade]);
    let flags = [turn.free_dwelling, turn.storm, turn.free_trading, turn.shift];
    put(&flags.map(u8::from));
    put(&[turn.tokens, turn.rank]);
}
