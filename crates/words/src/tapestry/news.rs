//! What happened.

#![allow(clippy::trivially_copy_pass_by_ref, reason = "an event is told by reference in every game")]

use kernel::{Game, Hex, Seat};
use tapestry::automa::Tally;
use tapestry::rules::event::Guessed;
use tapestry::{Act, Action, Bot, Die, Event, Tapestry, Track, Waiting};

use super::acts::act;
use super::effects::effect;
use super::guesses::guessed;
use super::names::{
    achievement_name, all_of, building_name, die_name, goods, hex_name, plot_name, printed_name, seat_name,
    space_name, track_name, who,
};
use super::things;
use crate::log::{Fact, sentence, sentences};
use crate::{Arg, Words};

/// The message that puts a name before what somebody did.
const SAYS: &str = "ta-says";

/// An event as a sentence; `None` for what only programs want to know.
pub fn event(words: &Words, game: &Tapestry, event: &Event) -> Option<String> {
    fact(words, game, event).map(|fact| sentence(words, SAYS, fact.who.as_deref(), &[fact.what]))
}

/// What happened, a sentence for each event that has one. Points that another event tells are not told again.
pub fn news(words: &Words, game: &Tapestry, events: &[Event]) -> Vec<String> {
    let facts = facts(words, game, events);
    facts.map(|fact| sentence(words, SAYS, fact.who.as_deref(), &[fact.what])).collect()
}

/// The seat of the Automa.
fn automa(game: &Tapestry) -> Option<Seat> {
    (0..game.seats() as u8).map(Seat).find(|seat| game.bot_at(*seat) == Some(Bot::Automa))
}

/// The facts of events, without points that were just told.
fn facts<'a>(words: &'a Words, game: &'a Tapestry, events: &'a [Event]) -> impl Iterator<Item = Fact> + 'a {
    let mut told: Option<(Seat, i16)> = None;
    // That something counted nothing is told of a seat of which nothing else is.
    let nothing = |event: &Event| matches!(event, Event::Scored { vp: 0, .. });
    let more = events.iter().filter(|event| !nothing(event)).filter_map(|event| fact(words, game, event));
    let more: Vec<_> = more.map(|fact| fact.who).collect();
    events.iter().filter_map(move |event| {
        match event {
            event if nothing(event) => {
                return fact(words, game, event).filter(|fact| !more.contains(&fact.who));
            }
            Event::Scored { seat, vp, .. } if told == Some((*seat, *vp)) => {
                told = None;
                return None;
            }
            Event::Explored { seat, vp, .. }
            | Event::Island { seat, vp, .. }
            | Event::Achieved { seat, vp, .. } => {
                told = Some((*seat, i16::from(*vp)));
            }
            Event::AutomaTally { tally } => told = automa(game).map(|seat| (seat, tally.total())),
            Event::Scored { .. } => told = None,
            _ => {}
        }
        fact(words, game, event)
    })
}

/// What came of one decision, in one line: the facts of each seat together. `game` is the position before it.
pub fn line(words: &Words, game: &Tapestry, events: &[Event]) -> String {
    let mut sentences = sentences(words, SAYS, facts(words, game, events));
    if sentences.is_empty() {
        // An answer within a longer effect may only be remembered.
        sentences.extend(events.iter().find_map(|event| only_chose(words, game, event)));
    }
    if sentences.is_empty() {
        let who = game.to_move().map(|seat| seat_name(words, game, seat));
        sentences.push(sentence(words, SAYS, who.as_deref(), &[words.text("ta-did-chose")]));
    }
    sentences.join(" ")
}

/// What somebody chose, where nothing else tells it.
fn only_chose(words: &Words, game: &Tapestry, event: &Event) -> Option<String> {
    let Event::Chose { seat, what } = event else { return None };
    let kit = game.kit();
    let said = match *what {
        // Of the question that was asked, which `game` still knows.
        Act::Part(_) if game.decision()?.kind == Waiting::Part => {
            act(words, game, Action { seat: *seat, act: *what })
        }
        Act::Tile(tile) => words.say("ta-did-chose-tile", &[("number", (u32::from(tile) + 1).into())]),
        Act::Hex(hex) => words.say("ta-did-chose-hex", &[("hex", hex_name(game, hex).into())]),
        Act::Turn(_) => words.text("ta-did-chose-turn"),
        Act::Landmark(landmark) => printed_name(words, &kit.landmarks.get(usize::from(landmark))?.name),
        Act::Building(building) => building_name(words, building),
        _ => words.text("ta-did-chose"),
    };
    Some(sentence(words, SAYS, Some(&seat_name(words, game, *seat)), &[said]))
}

/// Who has won, once the game is over.
pub fn result(words: &Words, game: &Tapestry) -> Option<String> {
    let best = game.winners().first()?;
    let winners: Vec<String> = game.winners().iter().map(|seat| seat_name(words, game, seat)).collect();
    let [_, you] = who(words, game, best);
    let args = [
        ("winners", (winners.len() as u32).into()),
        ("who", all_of(words, &winners).into()),
        you,
        ("vp", game.score(best).into()),
    ];
    Some(words.say("ta-won", &args))
}

/// The name of something in the box, by its number.
struct Names<'a>(&'a Words, &'a Tapestry);

impl Names<'_> {
    fn civ(&self, at: u8) -> String {
        self.1.kit().civs.get(usize::from(at)).map_or_else(String::new, |civ| printed_name(self.0, &civ.name))
    }
    fn tech(&self, at: u8) -> String {
        self.1
            .kit()
            .techs
            .get(usize::from(at))
            .map_or_else(String::new, |tech| printed_name(self.0, &tech.name))
    }
    fn card(&self, at: u8) -> String {
        let kit = self.1.kit();
        let kind = kit.copies.get(usize::from(at)).and_then(|kind| kit.cards.get(usize::from(*kind)));
        kind.map_or_else(String::new, |card| printed_name(self.0, &card.name))
    }
    fn landmark(&self, at: u8) -> String {
        let known = self.1.kit().landmarks.get(usize::from(at));
        known.map_or_else(String::new, |landmark| printed_name(self.0, &landmark.name))
    }
    fn piece(&self, at: u8) -> String {
        let known = self.1.kit().masterpieces.get(usize::from(at));
        known.map_or_else(String::new, |piece| printed_name(self.0, &piece.name))
    }
    /// A landmark card: its landmark, and its goal without the full stop.
    fn goal(&self, at: u8) -> Option<[(&'static str, Arg); 2]> {
        let card = self.1.kit().landmark_cards.get(usize::from(at))?;
        let goal = things::landmark_goal(self.0, card);
        let name = things::landmark_of(self.0, self.1.kit(), card);
        Some([("name", name.into()), ("goal", goal.trim_end_matches('.').into())])
    }
    fn space(&self, track: Track, space: u8) -> String {
        let board = self.1.kit().tracks.get(track.index());
        let at = usize::from(space).checked_sub(1);
        let known = board.and_then(|board| board.spaces.get(at?));
        known.map_or_else(String::new, |known| printed_name(self.0, &known.name))
    }
}

/// The points of the Automa's income turn: so many of what, times what each is worth.
fn counted_up(tally: &Tally) -> [(&'static str, Arg); 13] {
    let [land, war, peace] = tally.each;
    let vp = |count: u8, each: u8| Arg::from(u32::from(count) * u32::from(each));
    [
        ("territories", tally.territories.into()),
        ("landmarks", tally.landmarks.into()),
        ("land", land.into()),
        ("territories-vp", vp(tally.territories, land)),
        ("landmarks-vp", vp(tally.landmarks, land)),
        ("war", tally.war.into()),
        ("each-war", war.into()),
        ("war-vp", vp(tally.war, war)),
        ("peace", tally.peace.into()),
        ("each-peace", peace.into()),
        ("peace-vp", vp(tally.peace, peace)),
        ("first", tally.first.into()),
        ("vp", i32::from(tally.total()).into()),
    ]
}

#[allow(clippy::too_many_lines, reason = "one table: each event and its sentence")]
fn fact(words: &Words, game: &Tapestry, event: &Event) -> Option<Fact> {
    let kit = game.kit();
    let names = Names(words, game);
    let all = |id: &str, args: &[(&str, Arg)]| Some(Fact { who: None, what: words.say(id, args) });
    let say = |seat: &Seat, id: &str, args: &[(&str, Arg)]| {
        Some(Fact { who: Some(seat_name(words, game, *seat)), what: words.say(id, args) })
    };
    let name = |name: String| [("name", Arg::from(name))];
    let on = |track: &Track| ("track", Arg::from(track_name(words, *track)));
    let at = |hex: &Hex| ("hex", Arg::from(hex_name(game, *hex)));
    let these = |amount| [("goods", Arg::from(goods(words, amount)))];
    match event {
        Event::Guess { what: Guessed::SpaceTile, id } => {
            let number = guessed(words, kit, Guessed::SpaceTile, *id);
            all("ta-did-guess", &name(words.say("ta-guess-space-tile", &[("number", number.into())])))
        }
        Event::Guess { what, id } => all("ta-did-guess", &name(guessed(words, kit, *what, *id))),
        Event::Civilization { seat, civ } => say(seat, "ta-did-civilization", &name(names.civ(*civ))),
        Event::CivilizationGone { seat, civ } => {
            say(seat, "ta-did-civilization-gone", &name(names.civ(*civ)))
        }
        Event::City { seat, mat } => {
            let city = kit.cities.get(usize::from(*mat)).map(|mat| printed_name(words, &mat.name));
            say(seat, "ta-did-city", &name(city.unwrap_or_default()))
        }
        Event::Begun { first } => all("ta-did-begun", &who(words, game, *first)),
        Event::IncomeTurn { seat, number } => {
            say(seat, "ta-did-income-turn", &[("number", (*number).into())])
        }
        Event::Paid { seat, goods } => say(seat, "ta-did-paid", &these(*goods)),
        Event::Moved { seat, track, from, to } => {
            let id = if to >= from { "ta-did-moved" } else { "ta-did-moved-back" };
            say(seat, id, &[on(track), ("space", space_name(words, game, *track, *to).into())])
        }
        Event::Stuck { seat, track } => say(seat, "ta-did-stuck", &[on(track)]),
        // A benefit and a choice are told by what they bring; why is another page.
        Event::Benefit { .. } | Event::Chose { .. } | Event::AutomaChose { .. } => None,
        Event::Bonus { seat, track, space } => say(seat, "ta-did-bonus", &name(names.space(*track, *space))),
        Event::Declined { seat } => say(seat, "ta-did-declined", &[]),
        Event::Nothing { seat } => say(seat, "ta-did-nothing", &[]),
        Event::Gained { seat, goods } => say(seat, "ta-did-gained", &these(*goods)),
        Event::Lost { seat, goods } => say(seat, "ta-did-lost", &these(*goods)),
        Event::Scored { seat, vp, .. } => say(seat, "ta-did-scored", &[("vp", i32::from(*vp).into())]),
        Event::DrewTile { seat, tile } => {
            say(seat, "ta-did-drew-tile", &[("number", (u32::from(*tile) + 1).into())])
        }
        Event::DrewSpace { seat, tile } => {
            let what =
                kit.space_tiles.get(usize::from(*tile)).map(|tile| things::space_tile(words, kit, tile));
            say(seat, "ta-did-drew-space", &[("what", what.unwrap_or_default().into())])
        }
        // Which card it is, its owner alone may know.
        Event::DrewCard { seat, .. } => say(seat, "ta-did-drew-card", &[]),
        Event::SawHand { seat, of } => {
            say(seat, "ta-did-saw-hand", &[("who", seat_name(words, game, *of).into())])
        }
        Event::TileGone { seat, tile, to: None } => {
            say(seat, "ta-did-tile-gone", &[("number", (u32::from(*tile) + 1).into())])
        }
        Event::TileGone { seat, tile, to: Some(other) } => {
            let to = seat_name(words, game, *other);
            say(seat, "ta-did-tile-given", &[("number", (u32::from(*tile) + 1).into()), ("to", to.into())])
        }
        Event::CardGone { seat, card } => say(seat, "ta-did-card-gone", &name(names.card(*card))),
        Event::TechGone { seat, tech } => say(seat, "ta-did-tech-gone", &name(names.tech(*tech))),
        Event::Invented { seat, tech } => say(seat, "ta-did-invented", &name(names.tech(*tech))),
        Event::Refreshed { seat } => say(seat, "ta-did-refreshed", &[]),
        Event::Upgraded { seat, tech, row } => {
            let id = ["ta-did-upgraded-bottom", "ta-did-upgraded-middle", "ta-did-upgraded-top"];
            say(seat, id[usize::from(*row).min(2)], &name(names.tech(*tech)))
        }
        Event::UsedTech { seat, tech, square } => {
            let id = if *square { "ta-did-square" } else { "ta-did-circle" };
            say(seat, id, &name(names.tech(*tech)))
        }
        Event::Building { seat, building } => {
            say(seat, "ta-did-building", &[("building", building_name(words, *building).into())])
        }
        Event::Placed { seat, x, y } => say(seat, "ta-did-placed", &[("plot", plot_name(*x, *y).into())]),
        Event::PlacedOnCard { seat, card } => say(seat, "ta-did-placed-on-card", &name(names.card(*card))),
        Event::Beside { seat } => say(seat, "ta-did-beside", &[]),
        Event::District { seat, .. } => say(seat, "ta-did-district", &[]),
        Event::Landmark { seat, landmark } => say(seat, "ta-did-landmark", &name(names.landmark(*landmark))),
        // At a real table nobody asks which tile it is.
        Event::Explored { seat, tile: None, hex, .. } => say(seat, "tac-did-explore", &[at(hex)]),
        Event::Explored { seat, tile: Some(tile), hex, vp, .. } => {
            let number = ("number", Arg::from(u32::from(*tile) + 1));
            // A bot scores no sides.
            let id = if game.bot_at(*seat).is_some() { "ta-did-laid" } else { "ta-did-explored" };
            say(seat, id, &[number, at(hex), ("vp", (*vp).into())])
        }
        Event::Island { seat, tile, vp, .. } => {
            let number = ("number", Arg::from(u32::from(*tile) + 1));
            say(seat, "ta-did-island", &[number, ("vp", (*vp).into())])
        }
        Event::ExploredSpace { seat, tile } => {
            let what =
                kit.space_tiles.get(usize::from(*tile)).map(|tile| things::space_tile(words, kit, tile));
            say(seat, "ta-did-explored-space", &[("what", what.unwrap_or_default().into())])
        }
        Event::Conquers { seat, hex } => say(seat, "ta-did-conquers", &[at(hex)]),
        Event::Reserved { seat, stock, id } => {
            let what = things::reserved(words, kit, *stock, *id);
            say(seat, "ta-did-reserved", &[("what", what.into())])
        }
        Event::Responded { seat, card } => say(seat, "ta-did-responded", &name(names.card(*card))),
        Event::Toppled { seat, by, hex } => {
            let [by, you] = who(words, game, *by);
            say(seat, "ta-did-toppled", &[at(hex), by, you])
        }
        Event::Stands { seat, hex, toppled } => {
            say(seat, if *toppled { "ta-did-lies" } else { "ta-did-stands" }, &[at(hex)])
        }
        Event::Rolled { seat, die, face } => {
            let die_is = ("die", Arg::from(die_name(words, *die)));
            let face = match die {
                Die::Red => kit.red.get(usize::from(*face)).map(|face| effect(words, kit, *face)),
                Die::Black => kit.black.get(usize::from(*face)).map(|face| effect(words, kit, *face)),
                Die::Science => Track::at(*face).map(|track| track_name(words, track)),
            };
            say(seat, "ta-did-rolled", &[die_is, ("face", face.unwrap_or_default().into())])
        }
        Event::TookDie { seat, die } => {
            say(seat, "ta-did-took-die", &[("die", die_name(words, *die).into())])
        }
        Event::Achieved { seat, what, vp } => {
            let what = ("what", Arg::from(achievement_name(words, *what)));
            say(seat, "ta-did-achieved", &[what, ("vp", (*vp).into())])
        }
        Event::Played { seat, card, .. } => say(seat, "ta-did-played", &name(names.card(*card))),
        Event::FaceDown { seat, .. } => say(seat, "ta-did-face-down", &[]),
        Event::Copied { seat, card } => say(seat, "ta-did-copied", &name(names.card(*card))),
        Event::Target { seat, target } => {
            say(seat, "ta-did-target", &[("to", seat_name(words, game, *target).into())])
        }
        Event::TargetTrack { seat, track } => say(seat, "ta-did-target-track", &[on(track)]),
        Event::MatToken { seat, node } => {
            say(seat, "ta-did-mat-token", &[("number", (u32::from(*node) + 1).into())])
        }
        Event::Masterpiece { seat, piece } => say(seat, "ta-did-masterpiece", &name(names.piece(*piece))),
        Event::UsedPiece { seat, piece } => say(seat, "ta-did-used-piece", &name(names.piece(*piece))),
        Event::Inspired { seat, building } => {
            say(seat, "ta-did-inspired", &[("building", building_name(words, *building).into())])
        }
        Event::LandmarkCard { seat, card } => say(seat, "ta-did-landmark-card", &names.goal(*card)?),
        Event::GoalMet { seat, card } => say(seat, "ta-did-goal", &names.goal(*card)?),
        Event::Income { seat, goods } => say(seat, "ta-did-income", &these(*goods)),
        Event::AutomaReady { automa, shadow, .. } => all(
            "ta-did-bots-ready",
            &[("automa", track_name(words, *automa).into()), ("shadow", track_name(words, *shadow).into())],
        ),
        Event::AutomaCards { pair } => {
            let number = |card: u8| kit.automa.cards.get(usize::from(card)).map_or(0, |card| card.number);
            all("ta-did-pair", &[("left", number(pair[0]).into()), ("right", number(pair[1]).into())])
        }
        Event::AutomaTiebreaker { card } => {
            let number = kit.automa.cards.get(usize::from(*card)).map_or(0, |card| card.number);
            all("ta-did-tiebreaker", &[("number", number.into())])
        }
        Event::AutomaCard { seat } => say(seat, "ta-did-bot-card", &[]),
        Event::AutomaFavourite { seat, to, .. } => say(seat, "ta-did-favourite", &[on(to)]),
        Event::AutomaTally { tally } => all("ta-did-tally", &counted_up(tally)),
        Event::AutomaProgress { cards } => all("ta-did-progress", &[("count", (*cards).into())]),
        Event::AutomaDeck { cards } => all("ta-did-deck", &[("count", (*cards).into())]),
        Event::Finished { seat, vp } => say(seat, "ta-did-finished", &[("vp", i32::from(*vp).into())]),
        Event::Over { .. } => all("ta-over", &[]),
    }
}
