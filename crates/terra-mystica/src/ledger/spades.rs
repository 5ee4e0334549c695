//! Spades in a record: bought before their hex is named, given up, or paid with the power that others brought.

use kernel::Hex;

use super::command::Command;
use super::player::RowPlayer;
use crate::components::{FactionId, Terrain};
use crate::factions::alchemists::spades_bring_power;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::state::{Phase, Stage};

impl RowPlayer<'_> {
    /// Spades are bought. They are paid when their hex is named; but where they bring power they are used at once, since
    /// what follows in the row may spend it.
    pub(super) fn dig(&mut self, count: u8, rest: &[Command]) -> Result<(), String> {
        self.bought = self.bought.saturating_add(count);
        let spends = rest.iter().take_while(|later| !names_hex(later)).any(Command::converts);
        if !spends || !spades_bring_power(self.game, self.seat) {
            return Ok(());
        }
        let home = self.game.player(self.seat).home;
        let named = rest.iter().find_map(|later| hex_of(later, home));
        let Some((name, to)) = named else { return Ok(()) };
        let hex = self.hex(name)?;
        let to = self.on_the_way(hex, to, rest)?;
        self.transform(hex, to, rest)
    }

    /// Whether spades that were used at once have brought the hex there already.
    pub(super) fn is_dug(&self, hex: Hex, to: Option<Terrain>) -> bool {
        let turn = &self.game.turn;
        let dug = turn.stray == Some(hex) || turn.ready.contains(hex);
        dug && self.bought == 0 && turn.spades == 0 && to.is_none_or(|to| to == self.game.terrain(hex))
    }

    /// What a hex becomes with the spades that are there by now, when more of them follow in the row.
    fn on_the_way(
        &self,
        hex: Hex,
        goal: Option<Terrain>,
        rest: &[Command],
    ) -> Result<Option<Terrain>, String> {
        let from = self.game.terrain(hex);
        let now = self.bought.saturating_add(self.game.turn.spades);
        let later: u8 = rest
            .iter()
            .take_while(|later| !names_hex(later))
            .map(|later| if let Command::Dig(count) = later { *count } else { 0 })
            .fold(0, u8::saturating_add);
        if later == 0 {
            return Ok(goal);
        }
        let goal = goal.unwrap_or(self.game.player(self.seat).home);
        let turned = |next: fn(Terrain) -> Terrain, steps: u8| (0..steps).fold(from, |at, _| next(at));
        let ways: [fn(Terrain) -> Terrain; 2] = [Terrain::next, Terrain::previous];
        let whole = now.saturating_add(later).min(7);
        let way = ways.into_iter().find(|way| from.is_basic() && turned(*way, whole) == goal);
        let way = way.ok_or_else(|| format!("{whole} spades do not make it {}", goal.name()))?;
        Ok(Some(turned(way, now)))
    }

    /// Whether a later command of the row goes on with this hex, so that all spades are counted there.
    pub(super) fn comes_again(&self, hex: Hex, to: Option<Terrain>, rest: &[Command]) -> bool {
        let same = |name: &String| self.game.map.find(name) == Some(hex);
        let home = self.game.player(self.seat).home;
        rest.iter().any(|later| match later {
            Command::Transform(name, _) => same(name),
            Command::Build(name) => same(name) && to.is_some_and(|to| to != home && to.is_basic()),
            _ => false,
        })
    }

    pub(super) fn transform(
        &mut self,
        hex: Hex,
        to: Option<Terrain>,
        rest: &[Command],
    ) -> Result<(), String> {
        let seat = self.seat;
        let player = *self.game.player(seat);
        let turn = &self.game.turn;
        let digging = self.game.phase == Phase::CultBonus
            || (turn.stage == Stage::Acting && (turn.spades > 0 || turn.storm || turn.further == Some(hex)));
        if !digging {
            self.end_first_action()?;
        }
        let to = match to {
            Some(to) if player.home == Terrain::Ice && to == player.start => Terrain::Ice,
            Some(to) => to,
            None => self.towards_home(hex),
        };
        self.act(Act::Dig(hex))?;
        if self.game.turn.dig == Some(hex) {
            if self.game.turn.tokens > 0 {
                self.tokens()?;
            } else if self.game.plays(seat, FactionId::Acolytes) {
                let paid = rest.iter().find_map(|later| match later {
                    Command::Down(_, cult) => Some(*cult),
                    _ => None,
                });
                self.act(Act::PayCult(paid.ok_or("the row does not say which cult pays")?))?;
            } else {
                self.act(Act::Into(to))?;
            }
        }
        let now = self.game.terrain(hex);
        if now != to {
            return Err(format!("the hex became {}", now.name()));
        }
        self.check_bought()
    }

    /// The spades that were bought are those that the hex took.
    fn check_bought(&mut self) -> Result<(), String> {
        let announced = std::mem::take(&mut self.bought);
        let bought = self.events.iter().rev().find_map(|event| match event {
            Event::Terraformed { bought, .. } => Some(*bought),
            _ => None,
        });
        if self.game.digs_with_spades(self.seat) && bought != Some(announced) {
            return Err(format!("{announced} spades were bought, and {} used", bought.unwrap_or(0)));
        }
        Ok(())
    }

    /// The terrain nearest to home that the free spades reach.
    fn towards_home(&self, hex: Hex) -> Terrain {
        let seat = self.seat;
        let player = self.game.player(seat);
        let from = self.game.terrain(hex);
        let spades = if self.game.phase == Phase::CultBonus {
            player.spades_due
        } else {
            self.game.turn.spades + self.bought
        };
        let home = player.home;
        let goal = if home.is_basic() { home } else { player.start };
        if spades == 0 || self.game.spades_for(seat, from, home).is_some_and(|need| need <= spades) {
            return home;
        }
        let near = |to: &Terrain| self.game.spades_for(seat, from, *to).is_some_and(|need| need <= spades);
        Terrain::WHEEL.into_iter().filter(near).min_by_key(|to| to.steps(goal)).unwrap_or(home)
    }

    /// Spades of a cult bonus that are given up are lost as soon as no others are left. Those that the rules dropped
    /// already, because no hex can take them, are gone anyway; in a turn its end gives up what is left.
    pub(super) fn drop_spades(&mut self) -> Result<(), String> {
        let seat = self.seat;
        let due = self.game.player(seat).spades_due;
        let given = &mut self.carried.spades[seat.index()];
        if self.game.phase != Phase::CultBonus || due == 0 {
            *given = 0;
            return Ok(());
        }
        if *given == 0 || *given < due || self.game.turn.dig.is_some() {
            return Ok(());
        }
        *given = 0;
        self.act(Act::Done)
    }
}

/// The hex that a command names for spades, and what it is to become.
fn hex_of(command: &Command, home: Terrain) -> Option<(&str, Option<Terrain>)> {
    match command {
        Command::Build(name) => Some((name, Some(home))),
        Command::Transform(name, to) => Some((name, *to)),
        _ => None,
    }
}

fn names_hex(command: &Command) -> bool {
    matches!(command, Command::Build(_) | Command::Transform(..))
}
