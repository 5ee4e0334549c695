//! Things that are set aside now and used in income turn 5; from then on they are used at once. Rules: `tapestry.reserve`,
//! `tapestry.reserve-use`.

use kernel::{Seat, Sink};

use crate::components::Building;
use crate::components::effect::{Place, Stock};
use crate::rules::event::Event;
use crate::state::{Context, Reserved, Tapestry, Task};

/// Reserved things are used from this income turn on.
const USED: u8 = 5;

impl Tapestry {
    /// The next building of a kind leaves the income mat.
    pub(crate) fn reserve<S: Sink<Event>>(&mut self, seat: u8, building: Building, sink: &mut S) {
        if self.player(seat).income_turns >= USED {
            return self.gain_building(seat, building, false, sink);
        }
        if self.take_building(seat, building, sink) {
            self.player_mut(seat).reserved[building.index()] += 1;
        }
    }

    /// The next card or tile of its pile, face up.
    pub(crate) fn reserve_drawn<S: Sink<Event>>(&mut self, seat: u8, stock: Stock, sink: &mut S) {
        let room = self.player(seat).income_turns >= USED || !self.reserves.is_full();
        let drawn = if room { self.next_of(stock) } else { None };
        let Some(id) = drawn else {
            if S::ON {
                sink.event(Event::Nothing { seat: Seat(seat) });
            }
            return;
        };
        self.chances.revealed += 1;
        if S::ON {
            sink.event(Event::Reserved { seat: Seat(seat), stock, id });
        }
        let item = Reserved { seat, stock, id };
        if self.player(seat).income_turns >= USED {
            self.use_reserved(item);
        } else {
            self.reserves.push(item);
        }
    }

    fn next_of(&mut self, stock: Stock) -> Option<u8> {
        match stock {
            Stock::Tile => self.next_tile(),
            Stock::SpaceTile => self.space_tiles.pop(),
            Stock::Card => self.next_card(),
            Stock::Tech => self.next_tech(),
        }
    }

    /// Income turn 5: everything that this player has reserved, what came first first.
    pub(crate) fn use_all_reserved(&mut self, seat: u8) {
        for at in (0..self.reserves.len()).rev() {
            if self.reserves[at].seat == seat {
                let item = self.reserves.remove(at);
                self.use_reserved(item);
            }
        }
        for building in Building::ALL {
            let n = std::mem::take(&mut self.player_mut(seat).reserved[building.index()]);
            for _ in 0..n {
                self.push(seat, Task::Place(*building), Context::default());
            }
        }
    }

    /// A tile is explored, a card joins those of its player.
    fn use_reserved(&mut self, Reserved { seat, stock, id }: Reserved) {
        let player = self.player_mut(seat);
        match stock {
            Stock::Tile => {
                player.tiles |= 1 << id;
                self.start_explore(seat, Place::Adjacent, true, id, Context::default());
            }
            Stock::SpaceTile => {
                player.spaces |= 1 << id;
                let task = Task::ExploreSpace { on_mat: false, only: id };
                self.push(seat, task, Context::default());
            }
            Stock::Card => player.hand |= 1 << id,
            Stock::Tech => player.techs[0] |= 1 << id,
        }
    }
}
