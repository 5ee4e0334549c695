//! Which track. Rules: `automa.track.*`, `automa.favourite.*`.

use kernel::{Choice, Keep, Sink, Trail};

use super::{About, Pick, reasoned};
use crate::components::{BOT_TRACKS, Indicator, Track};
use crate::rulebook::rules;
use crate::rules::event::Event;
use crate::state::{LAST, NONE, Tapestry};

/// The spaces of the landmarks.
const LANDMARKS: [u8; 3] = [4, 7, 10];

impl Tapestry {
    /// Steps to the first unclaimed landmark ahead, or to the end.
    fn steps_to_landmark(&self, track: Track, space: u8) -> i32 {
        let board = &self.kit.tracks[track.index()];
        let ahead = LANDMARKS.iter().zip(board.landmarks);
        let mut ahead = ahead.filter(|(at, mark)| **at > space && self.landmarks >> mark & 1 == 1);
        let goal = ahead.next().map_or(LAST, |(at, _)| *at);
        i32::from(goal) - i32::from(space)
    }

    /// The favourite track of a bot.
    pub(crate) fn favourite(&self, bot: u8) -> Track {
        self.bots.favourite[usize::from(!self.is_automa(bot))]
    }

    /// The place of a track in the list of a tiebreaker card, as this bot reads it.
    fn place_in_list(&self, bot: u8, card: u8, track: Track) -> i32 {
        let favourite = self.favourite(bot);
        let order = self.kit.automa.card(card).order;
        let fits = |known: &Option<Track>| known.unwrap_or(favourite) == track;
        let place =
            if self.is_automa(bot) { order.iter().position(fits) } else { order.iter().rev().position(fits) };
        place.map_or(9, |place| place as i32 + 1)
    }

    /// The track on which a bot goes on: by this indicator, with ties by the list of this card.
    pub(crate) fn choose_track<T: Trail<Pick>>(
        &self,
        bot: u8,
        indicator: Indicator,
        tiebreaker: u8,
        trail: &mut T,
    ) -> Option<Track> {
        let space = |track: Track| self.player(bot).tokens[track.index()].space;
        let of = |pick: &Pick| match pick {
            Pick::Track(track) => *track,
            Pick::Hex(_) => Track::Exploration,
        };
        let to_end = |pick: &Pick| i32::from(LAST) - i32::from(space(of(pick)));
        let mut choice: Choice<'_, _, _, 4> = Choice::among(BOT_TRACKS.map(Pick::Track), trail);
        choice.require(rules::TRACK_UNFINISHED, Keep::AtLeast(1), to_end);
        match indicator {
            Indicator::Any => {}
            Indicator::End => {
                choice.prefer(rules::TRACK_END, Keep::Least, to_end);
            }
            Indicator::Landmark => {
                choice.prefer(rules::TRACK_LANDMARK, Keep::Least, |pick| {
                    self.steps_to_landmark(of(pick), space(of(pick)))
                });
            }
        }
        choice.prefer(rules::TRACK_ORDER, Keep::Least, |pick| self.place_in_list(bot, tiebreaker, of(pick)));
        choice.decide().map(|pick| of(&pick))
    }

    /// The track by the pair on the table.
    pub(crate) fn track_by_pair<S: Sink<Event>>(&self, bot: u8, sink: &mut S) -> Option<Track> {
        let [left, right] = self.bots.pair;
        let card = self.kit.automa.card(left);
        let indicator = if self.is_automa(bot) { card.automa } else { card.shadow };
        reasoned!(sink, bot, About::Track, |trail| self.choose_track(bot, indicator, right, trail))
    }

    /// Whether a bot's favourite is finished, or somebody is further there.
    pub(crate) fn favourite_is_lost(&self, bot: u8) -> bool {
        let track = self.favourite(bot);
        let mine = self.player(bot).tokens[track.index()].space;
        let further = |other: u8| {
            let tokens = self.player(other).tokens.iter();
            tokens.filter(|token| token.track == track as u8).any(|token| token.space > mine)
        };
        mine == LAST || self.others(bot).any(further)
    }

    /// Tests the favourite track of a bot, and changes it.
    pub(crate) fn test_favourite<S: Sink<Event>>(&mut self, bot: u8, sink: &mut S) {
        let tiebreaker = self.bots.pair[1];
        if tiebreaker == NONE || !self.favourite_is_lost(bot) {
            return;
        }
        let chosen = reasoned!(sink, bot, About::Favourite, |trail| {
            self.choose_track(bot, Indicator::Landmark, tiebreaker, trail)
        });
        let from = self.favourite(bot);
        // With all tracks complete the favourite stays.
        let to = chosen.unwrap_or(from);
        self.bots.favourite[usize::from(!self.is_automa(bot))] = to;
        if S::ON {
            sink.event(Event::AutomaFavourite { seat: kernel::Seat(bot), from, to });
        }
    }
}
