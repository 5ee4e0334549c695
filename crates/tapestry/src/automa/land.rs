//! The Automa on the map. Rules: `automa.conquer.*`, `automa.explore.*`.

use kernel::{Hex, Seat, Sink};

use super::{About, reasoned};
use crate::rules::event::Event;
use crate::state::{Context, ItemKind, NONE, Tapestry, Task, Territory};

impl Tapestry {
    /// The tiebreaker card in force.
    pub(crate) fn tiebreaker(&self) -> u8 {
        let card = self.bots.pair[1];
        if card == NONE { 0 } else { card }
    }

    pub(crate) fn automa_conquers<S: Sink<Event>>(&mut self, bot: u8, anywhere: bool, sink: &mut S) {
        let card = self.tiebreaker();
        let supply = self.player(bot).outposts > 0;
        if supply && !self.opposing_targets(anywhere).is_empty() {
            let chosen = reasoned!(sink, bot, About::ConquerOpponent, |trail| {
                self.choose_opponent(anywhere, card, trail)
            });
            if let Some(hex) = chosen {
                self.automa_attacks(bot, hex, sink);
            }
            return;
        }
        if !supply && !self.options.bots.tile_without_outpost {
            if S::ON {
                sink.event(Event::Nothing { seat: Seat(bot) });
            }
            return;
        }
        let chosen = reasoned!(sink, bot, About::ConquerNeutral, |trail| {
            self.choose_neutral(anywhere, card, trail)
        });
        let Some(hex) = chosen else { return };
        if !self.explored.contains(hex) {
            self.automa_lays_tile(bot, hex, sink);
        }
        if !supply {
            return;
        }
        if S::ON {
            sink.event(Event::Conquers { seat: Seat(bot), hex });
        }
        self.push(bot, Task::ConquerSettle { hex: hex.0, trapped: false }, Context::default());
        self.place_outpost(bot, hex, sink);
        if self.kit.automa.card(card).topple && hex != self.map.middle {
            self.lay_shadow(hex, sink);
        }
    }

    /// An outpost of the Shadow Empire lies down on a territory.
    pub(crate) fn lay_shadow<S: Sink<Event>>(&mut self, hex: Hex, sink: &mut S) {
        let Some(shadow) = self.shadow_seat() else { return };
        if self.player(shadow).outposts > 0 {
            self.player_mut(shadow).outposts -= 1;
            self.stand(shadow, hex, ItemKind::Outpost, true, sink);
        }
    }

    /// The person may answer with a Trap.
    fn automa_attacks<S: Sink<Event>>(&mut self, bot: u8, hex: Hex, sink: &mut S) {
        if S::ON {
            sink.event(Event::Conquers { seat: Seat(bot), hex });
        }
        self.push(bot, Task::ConquerSettle { hex: hex.0, trapped: false }, Context::default());
        if let Some(defender) = self.controller(hex)
            && self.may_respond(defender)
        {
            self.push(defender, Task::Respond { hex: hex.0 }, Context::default());
        }
        self.place_outpost(bot, hex, sink);
    }

    pub(crate) fn automa_explores<S: Sink<Event>>(&mut self, bot: u8, anywhere: bool, sink: &mut S) {
        let card = self.tiebreaker();
        let chosen = reasoned!(sink, bot, About::Explore, |trail| self.choose_explore(anywhere, card, trail));
        if let Some(hex) = chosen {
            self.automa_lays_tile(bot, hex, sink);
        }
    }

    /// The top tile, turned at random: no points and no benefit. At a real table any tile will do.
    fn automa_lays_tile<S: Sink<Event>>(&mut self, bot: u8, hex: Hex, sink: &mut S) {
        let real = self.bots.real.table;
        let tile = (!real).then(|| self.next_tile().unwrap_or(0));
        let turn = self.tile_turn();
        self.sites[hex.index()].lay(tile.map_or(Territory::AnyTile, Territory::Tile), turn);
        self.explored.insert(hex);
        if S::ON {
            sink.event(Event::Explored { seat: Seat(bot), tile, hex, turn, vp: 0 });
        }
    }
}
