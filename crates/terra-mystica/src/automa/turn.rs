//! The Automa's turn. Rules: `automa.turn.*`, `automa.vp`, `automa.nightmare`.

use kernel::{Purpose, Seat, Sink};

use super::{BuildHow, CannotLay};
use crate::components::{DecisionCard, Deed};
use crate::rules::event::{Event, Why};
use crate::state::{Phase, TerraMystica};

const SUPPORT_TEST: Purpose = Purpose::new("terra-mystica/automa/support-test");

/// The two cards that make a turn of the Automa.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards {
    /// The card whose values guide the choice.
    pub support: u8,
    /// The card whose action is carried out.
    pub action: u8,
}

/// What the Automa does next.
enum Next {
    Act(Cards),
    /// The Automa passes; with the card that made it, if one did.
    Pass(Option<u8>),
}

impl TerraMystica {
    /// The Automa takes its turn, or places what the setup asks of it.
    pub(crate) fn automa_acts<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        match self.phase {
            Phase::Dwellings(_) => self.automa_first_dwelling(seat, None, sink),
            Phase::BonusCards => self.automa_first_bonus(seat, None, sink),
            _ => {
                // Chaos Magicians go on at once after their faction action; the deck ends it at the latest.
                while self.automa_one_turn(seat, sink) {}
                self.end_turn_by_passing();
            }
        }
    }

    /// One turn; true if another follows at once.
    pub(crate) fn automa_one_turn<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) -> bool {
        match self.automa_draw(seat) {
            Next::Pass(drawn) => {
                if S::ON {
                    let support = self.bots[seat.index()].support();
                    sink.event(Event::AutomaStops { seat, drawn, support });
                }
                self.automa_pass(seat, drawn, sink);
                false
            }
            Next::Act(cards) => self.automa_carry_out(seat, cards, sink),
        }
    }

    /// Makes these cards, by their indices, the next ones of an Automa's deck.
    pub fn lay_cards(&mut self, seat: Seat, cards: &[u8]) -> Result<(), CannotLay> {
        self.bots[seat.index()].lay(cards)
    }

    /// Carries out one action of an Automa with these two cards, whoever's turn it is, and its points; true if
    /// another turn follows at once.
    pub fn automa_with<S: Sink<Event>>(&mut self, seat: Seat, cards: Cards, sink: &mut S) -> bool {
        self.automa_carry_out(seat, cards, sink)
    }

    /// An Automa passes, whoever's turn it is: with this support card, by the card it drew or for want of one.
    pub fn automa_passes<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: u8,
        drawn: Option<u8>,
        sink: &mut S,
    ) {
        self.bots[seat.index()].set_support(support);
        if S::ON {
            sink.event(Event::AutomaStops { seat, drawn, support: Some(support) });
        }
        self.automa_pass(seat, drawn, sink);
    }

    fn automa_draw(&mut self, seat: Seat) -> Next {
        let zone = self.kit.automa.passing_zone;
        let kit = self.kit;
        let bot = &mut self.bots[seat.index()];
        if bot.action().is_none() {
            // The first turn of a round takes two cards.
            match bot.draw() {
                Some(card) => bot.set_support(card),
                None => return Next::Pass(None),
            }
        } else {
            bot.shift();
        }
        match bot.draw() {
            None => Next::Pass(None),
            Some(card) if bot.in_zone(zone) && kit.automa.card(card).x => Next::Pass(Some(card)),
            Some(card) => {
                bot.set_action(card);
                Next::Act(Cards { support: bot.support().unwrap_or(card), action: card })
            }
        }
    }

    /// Carries out the action of one card with the support of the other; true if another turn follows at once.
    pub(crate) fn automa_carry_out<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        cards: Cards,
        sink: &mut S,
    ) -> bool {
        let kit = &self.kit.automa;
        let (action, support) = (kit.card(cards.action), kit.card(cards.support));
        if S::ON {
            sink.event(Event::AutomaCards { seat, cards });
        }
        let list = || kit.upgrade_priority.iter().copied();
        match action.action {
            Deed::Build => {
                if !self.automa_build(seat, support, BuildHow::default(), sink) {
                    self.automa_upgrade(seat, support, list(), None, sink);
                }
            }
            Deed::Upgrade => {
                if !self.automa_upgrade(seat, support, list(), None, sink) {
                    self.automa_build(seat, support, BuildHow::default(), sink);
                }
            }
            Deed::Power => {
                self.automa_power(seat, support, false, sink);
            }
            Deed::Cult => {
                self.automa_cult(seat, support, sink);
            }
            Deed::Faction => self.automa_faction(seat, support, sink),
        }
        if !action.plus_faction {
            self.automa_scores(seat, u16::from(action.vp), sink);
        }
        action.action == Deed::Faction && self.automa_card(seat).another_turn
    }

    /// Points for the Automa; on Nightmare one more each time.
    pub(crate) fn automa_scores<S: Sink<Event>>(&mut self, seat: Seat, vp: u16, sink: &mut S) {
        if vp > 0 {
            self.score_now(seat, vp + self.nightmare(), Why::Automa, sink);
        }
    }

    /// The point more of the hardest level.
    pub(crate) fn nightmare(&self) -> u16 {
        u16::from(self.options.difficulty.row(self.kit).extra_vp)
    }

    /// Whether an Automa would take the power of a person's build: only Cultists and Shapeshifters ask.
    pub(crate) fn automa_takes_power(&self, seat: Seat) -> bool {
        let bot = &self.bots[seat.index()];
        // Numbered by what the table shows, so that a companion draws the same.
        let build = u64::from(self.round) << 8 | u64::from(self.builds);
        let card = bot
            .support()
            .or_else(|| bot.peek_reserve(&mut self.seed.dice(SUPPORT_TEST, build * 8 + u64::from(seat.0))));
        card.is_some_and(|card| !self.kit.automa.card(card).cult_goal)
    }

    /// An opponent took power of an Automa's build.
    pub(crate) fn automa_was_leeched<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let steps = self.automa_card(seat).leeched_steps;
        if steps > 0
            && let Some(support) = self.current_support(seat)
        {
            self.automa_cult_steps(seat, support, steps, sink);
        }
    }

    fn current_support(&self, seat: Seat) -> Option<&'static DecisionCard> {
        self.bots[seat.index()].support().map(|card| self.kit.automa.card(card))
    }
}
