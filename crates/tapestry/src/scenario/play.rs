//! What happens in a position: actions by their text, effects, cards, moments of a mat.

use kernel::{Game, Legal, Notation, Seat};

use super::Scenario;
use crate::components::{CivMat, EffectId, Good, Goods};
use crate::rules::event::Event;
use crate::state::{Context, Tapestry};

impl Scenario {
    /// Plays an action by its text; what happened.
    ///
    /// # Panics
    /// If it is no legal action.
    #[track_caller]
    pub fn play(game: &mut Tapestry, text: &str) -> Vec<Event> {
        let action = game.read(text).unwrap_or_else(|error| panic!("{error}"));
        let mut events = Vec::new();
        let offered: Vec<String> = game.legal().iter().take(30).map(|action| game.write(action)).collect();
        if let Err(error) = game.play(action, &mut events) {
            panic!("`{text}`: {error}; offered: {offered:?}");
        }
        events
    }

    /// Goes on up to the first decision.
    #[track_caller]
    pub(super) fn settle(game: &mut Tapestry, events: &mut Vec<Event>) {
        game.settle(events).unwrap_or_else(|error| panic!("{error}"));
    }

    /// Lets an effect happen to a player, up to the first decision; what happened.
    pub fn happen(game: &mut Tapestry, seat: u8, effect: EffectId) -> Vec<Event> {
        let mut events = Vec::new();
        game.push_effect(seat, effect, Context::default());
        Scenario::settle(game, &mut events);
        events
    }

    /// A player plays a tapestry card from hand on the space of the era, up to the first decision; what happened.
    ///
    /// # Panics
    /// If the card is not in hand.
    #[track_caller]
    pub fn card(game: &mut Tapestry, seat: u8, id: &str) -> Vec<Event> {
        let hand = game.player(seat).hand;
        let card = crate::effects_cards(hand).find(|card| game.kit.card(*card).id == id);
        let card = card.unwrap_or_else(|| panic!("{id} is not in hand"));
        let mut events = Vec::new();
        let slot = game.slot(seat);
        game.play_card(seat, card, slot, true, &mut events);
        Scenario::settle(game, &mut events);
        events
    }

    /// So many income turns have been taken by now.
    pub fn set_income_turns(game: &mut Tapestry, seat: u8, turns: u8) {
        game.player_mut(seat).income_turns = turns;
    }

    /// A player gains a civilization in the middle of the game; what happened.
    ///
    /// # Panics
    /// If there is no such civilization.
    pub fn gain_civ(game: &mut Tapestry, seat: u8, id: &str) -> Vec<Event> {
        let civ = game.kit.find_civ(id).unwrap_or_else(|| panic!("there is no civilization {id}"));
        let mut events = Vec::new();
        game.civs.take(civ);
        game.civs.push(civ);
        game.gain_civ(seat, &mut events);
        Scenario::settle(game, &mut events);
        events
    }

    /// A player uses a civilization as in step 1 of the income turn under way, up to the first decision; what happened.
    ///
    /// # Panics
    /// If the player has no such civilization.
    #[track_caller]
    pub fn use_civ(game: &mut Tapestry, seat: u8, id: &str) -> Vec<Event> {
        let at = Scenario::civ_place(game, seat, id);
        game.turn.income = true;
        game.player_mut(seat).civs[at].moved = 0;
        let effect = game.civ_income(seat, at);
        Scenario::civ_does(game, seat, at, effect)
    }

    /// Something of a civilization mat happens to a player, up to the first decision; what happened.
    ///
    /// # Panics
    /// If the player has no such civilization.
    #[track_caller]
    pub fn civ_moment(
        game: &mut Tapestry,
        seat: u8,
        id: &str,
        moment: impl FnOnce(&CivMat) -> Option<EffectId>,
    ) -> Vec<Event> {
        let at = Scenario::civ_place(game, seat, id);
        let effect = moment(game.mat(game.player(seat).civs[at].civ));
        Scenario::civ_does(game, seat, at, effect)
    }

    #[track_caller]
    fn civ_place(game: &Tapestry, seat: u8, id: &str) -> usize {
        let is = |slot: &crate::state::CivSlot| game.kit.civs[usize::from(slot.civ)].id == id;
        game.player(seat).civs.iter().position(is).unwrap_or_else(|| panic!("seat {seat} has no {id}"))
    }

    fn civ_does(game: &mut Tapestry, seat: u8, at: usize, effect: Option<EffectId>) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(effect) = effect {
            game.push_effect(seat, effect, Context::of_civ(at));
        }
        Scenario::settle(game, &mut events);
        events
    }

    /// One of each resource as [`Goods`].
    pub fn one_of(good: Good) -> Goods {
        Goods::of(good, 1)
    }

    /// Who has to decide.
    pub fn asked(game: &Tapestry) -> Option<Seat> {
        game.to_move()
    }
}
