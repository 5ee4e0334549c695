//! What happened.

use kernel::{Game, Hex, Seat, Seats};
use terra_mystica::automa::Pick;
use terra_mystica::rules::event::{FinalScore, Why};
use terra_mystica::{Conversion, Event, FinalTile, Purse, TerraMystica};

use super::names::{
    all_of, counted, cult_name, faction_name, hex_name, of_seat, seat_name, seat_number, structure_name,
    terrain_name, who,
};
use super::things::{bonus, favour, power, special_with_id, town};
use super::why::{pick_name, why};
use crate::log::{Fact, sentence, sentences};
use crate::{Arg, Words};

/// The message that puts a name before what somebody did.
const SAYS: &str = "tm-says";

/// An event as a sentence; `None` for what only programs want to know.
pub fn event(words: &Words, game: &TerraMystica, event: &Event) -> Option<String> {
    fact(words, game, event).map(|fact| sentence(words, SAYS, fact.who.as_deref(), &[fact.what]))
}

/// What came of one decision, in one line: the facts of each seat together.
pub fn line(words: &Words, game: &TerraMystica, events: &[Event]) -> String {
    let mut sentences = sentences(words, SAYS, events.iter().filter_map(|event| fact(words, game, event)));
    let quiet = |event: &Event| matches!(event, Event::AutomaRevealed { .. } | Event::AutomaChose { .. });
    if events.iter().all(quiet) {
        // In the setup an Automa may only choose: a bonus card, or no dwelling at all.
        sentences.extend(events.iter().filter_map(|event| only_chose(words, game, event)));
    }
    sentences.join(" ")
}

/// What came of one decision, without the end of the round and the next one's income that may follow.
pub fn deed(words: &Words, game: &TerraMystica, events: &[Event]) -> String {
    let ends = |event: &Event| matches!(event, Event::RoundOver { .. } | Event::IncomeBegins { .. });
    let own = events.iter().position(ends).unwrap_or(events.len());
    line(words, game, &events[..own])
}

/// What an Automa did in its turn, the act alone: without its cards, its points and what others may do about it.
pub fn deed_without_cards(words: &Words, game: &TerraMystica, events: &[Event]) -> String {
    let aside = |event: &&Event| {
        !matches!(event, Event::AutomaCards { .. } | Event::Scored { .. } | Event::Offered { .. })
    };
    let acts: Vec<Event> = events.iter().filter(aside).cloned().collect();
    deed(words, game, &acts)
}

/// What the points of one seat were for: "2 VP (its cards), 1 VP (round tile)".
pub fn scored(words: &Words, seat: Seat, events: &[Event]) -> String {
    let own = events.iter().filter_map(|event| match event {
        Event::Scored { seat: whose, vp, why } if *whose == seat => {
            let why = scored_for(words, *why);
            Some(words.say("tm-did-scored", &[("vp", u32::from(*vp).into()), ("why", why.into())]))
        }
        _ => None,
    });
    own.collect::<Vec<_>>().join(", ")
}

fn scored_for(words: &Words, why: Why) -> String {
    match why {
        Why::RoundTile => words.text("tm-for-round"),
        Why::Favour(_) if !words.has_codes() => words.text("tm-kind-favour"),
        Why::Favour(tile) => words.say("tm-for-favour", &[("tile", tile.id().into())]),
        Why::Faction => words.text("tm-for-faction"),
        Why::Automa => words.text("tm-for-automa"),
    }
}

/// What the Automa chose, where nothing else tells it.
fn only_chose(words: &Words, game: &TerraMystica, event: &Event) -> Option<String> {
    let Event::AutomaChose { seat, about, reasons } = event else { return None };
    let what = match reasons.chosen {
        Some(Pick::Bonus(card)) => {
            words.say("tm-did-takes", &[("what", bonus(words, game.kit(), card).into())])
        }
        Some(pick) => pick_name(words, game, pick),
        None => {
            let why = why(words, game, *seat, *about, reasons);
            return Some(why.sentence);
        }
    };
    Some(sentence(words, SAYS, Some(&seat_name(words, game, *seat)), &[what]))
}

/// Who has won, once the game is over.
pub fn result(words: &Words, game: &TerraMystica) -> Option<String> {
    won(words, game, game.winners(), |seat| game.score(seat))
}

/// Who won with how many points, alone or together; `None` while nobody has.
pub(crate) fn won(
    words: &Words,
    game: &TerraMystica,
    winners: Seats,
    points: impl Fn(Seat) -> i32,
) -> Option<String> {
    let best = winners.first()?;
    let names: Vec<String> = winners.iter().map(|seat| seat_name(words, game, seat)).collect();
    let [_, many] = who(words, game, best);
    let args = [
        ("winners", (names.len() as u32).into()),
        ("who", all_of(words, &names).into()),
        many,
        ("vp", points(best).into()),
    ];
    Some(words.say("tm-won", &args))
}

fn fact(words: &Words, game: &TerraMystica, event: &Event) -> Option<Fact> {
    let of = |seat: Seat, what: String| Some(Fact { who: Some(seat_name(words, game, seat)), what });
    let say = |seat: Seat, id: &str, args: &[(&str, Arg)]| of(seat, words.say(id, args));
    let all = |id: &str, args: &[(&str, Arg)]| Some(Fact { who: None, what: words.say(id, args) });
    let hex = |hex: Hex| Arg::from(hex_name(game, hex));
    let kit = game.kit();
    match event {
        Event::Faction { seat, faction, .. } => Some(Fact {
            who: Some(seat_number(words, game, *seat)),
            what: words.say("tm-did-faction", &[("faction", faction_name(words, *faction).into())]),
        }),
        Event::Colour { seat, terrain } => {
            say(*seat, "tm-did-colour", &[("terrain", terrain_name(words, *terrain).into())])
        }
        Event::Built { seat, hex: at } => say(*seat, "tm-did-built", &[("hex", hex(*at))]),
        Event::Flew { seat, hex: at, vp } => {
            say(*seat, "tm-did-flew", &[("hex", hex(*at)), ("vp", (*vp).into())])
        }
        Event::Chose { seat, hex: at } => say(*seat, "tm-did-chose", &[("hex", hex(*at))]),
        Event::Terraformed { seat, hex: at, from, to, spades, .. } => {
            let mut args = vec![
                ("hex", hex(*at)),
                ("from", terrain_name(words, *from).into()),
                ("to", terrain_name(words, *to).into()),
            ];
            if *spades == 0 {
                return say(*seat, "tm-did-terraformed", &args);
            }
            args.push(("spades", counted(words, "spade", *spades).into()));
            say(*seat, "tm-did-terraformed-spades", &args)
        }
        Event::PaidCult { seat, cult, steps } => {
            let steps = counted(words, "step", *steps);
            say(
                *seat,
                "tm-did-paid-cult",
                &[("steps", steps.into()), ("cult", cult_name(words, *cult).into())],
            )
        }
        Event::TokensGone { seat, bowls } => {
            let tokens = counted(words, "token", bowls.iter().sum::<u8>());
            say(*seat, "tm-did-tokens-gone", &[("tokens", tokens.into())])
        }
        Event::TokensCame { seat, count, bowl } => {
            let tokens = counted(words, "token", *count);
            let bowl = ["I", "II", "III"].get(usize::from(*bowl).saturating_sub(1)).copied().unwrap_or("I");
            say(*seat, "tm-did-tokens-came", &[("tokens", tokens.into()), ("bowl", bowl.into())])
        }
        Event::Upgraded { seat, hex: at, to } => {
            let structure = structure_name(words, *to);
            say(*seat, "tm-did-upgraded", &[("structure", structure.into()), ("hex", hex(*at))])
        }
        Event::Shipping { seat, level, vp } => {
            of(*seat, with_vp(words, words.say("tm-did-shipping", &[("level", (*level).into())]), *vp))
        }
        Event::Digging { seat, level, vp } => {
            of(*seat, with_vp(words, words.say("tm-did-digging", &[("level", (*level).into())]), *vp))
        }
        Event::Sent { seat, cult, stays } => {
            let id = if *stays { "tm-did-sent" } else { "tm-did-sent-back" };
            say(*seat, id, &[("cult", cult_name(words, *cult).into())])
        }
        Event::Cult { seat, cult, from, to, power } => {
            let cult = ("cult", cult_name(words, *cult).into());
            if from == to {
                return say(*seat, "tm-did-cult-stays", &[cult, ("at", (*to).into())]);
            }
            let (from, to) = (("from", (*from).into()), ("to", (*to).into()));
            if *power == 0 {
                return say(*seat, "tm-did-cult", &[cult, from, to]);
            }
            say(*seat, "tm-did-cult-power", &[cult, from, to, ("power", (*power).into())])
        }
        Event::Power { seat, action } => {
            let id = if game.is_automa(*seat) { "tm-did-blocked" } else { "tm-did-power" };
            say(*seat, id, &[("what", power(words, kit, *action).into())])
        }
        Event::Special { seat, action } => {
            say(*seat, "tm-did-special", &[("what", special_with_id(words, kit, *action).into())])
        }
        Event::Burnt { seat } => say(*seat, "tm-did-burnt", &[]),
        Event::Converted { seat, what } => {
            let (paid, got) = rates(words, game, *what);
            say(*seat, "tm-did-converted", &[("paid", paid.into()), ("got", got.into())])
        }
        Event::Favour { seat, tile } => {
            say(*seat, "tm-did-favour", &[("what", favour(words, kit, *tile).into())])
        }
        Event::Town { seat, tile } => say(*seat, "tm-did-town", &[("what", town(words, kit, *tile).into())]),
        Event::Connected { seat, river } => say(*seat, "tm-did-connected", &[("hex", hex(*river))]),
        Event::Bridge { seat, ends } => {
            say(*seat, "tm-did-bridge", &[("a", hex(ends.0)), ("b", hex(ends.1))])
        }
        Event::Unlocked { seat, terrain, .. } => {
            say(*seat, "tm-did-unlocked", &[("terrain", terrain_name(words, *terrain).into())])
        }
        Event::PriestKept { seat, lost } => {
            say(*seat, if *lost { "tm-did-priest-lost" } else { "tm-did-priest-kept" }, &[])
        }
        Event::Scored { seat, vp, why } => {
            let why = scored_for(words, *why);
            say(*seat, "tm-did-scored", &[("vp", u32::from(*vp).into()), ("why", why.into())])
        }
        Event::Offered { to, from, amount } => {
            let from = of_seat(words, game, *from);
            say(*to, "tm-did-offered", &[("power", (*amount).into()), ("from", from.into())])
        }
        Event::Leeched { seat, from, power, vp } => {
            let from = ("from", of_seat(words, game, *from).into());
            let power = ("power", (*power).into());
            if *vp == 0 {
                return say(*seat, "tm-did-leeched", &[from, power]);
            }
            say(*seat, "tm-did-leeched-vp", &[from, power, ("vp", (*vp).into())])
        }
        Event::Declined { seat, from, amount } => {
            let from = of_seat(words, game, *from);
            say(*seat, "tm-did-declined", &[("power", (*amount).into()), ("from", from.into())])
        }
        Event::RewardDue { seat, .. } => say(*seat, "tm-did-reward", &[]),
        Event::AllDeclined { seat, .. } => say(*seat, "tm-did-all-declined", &[]),
        Event::Passed { seat, vp, card } => {
            // An Automa's points for passing are told one by one before it.
            let mut what = if *vp == 0 || game.is_automa(*seat) {
                words.text("tm-did-passed")
            } else {
                words.say("tm-did-passed-vp", &[("vp", u32::from(*vp).into())])
            };
            // A person's card is told by itself, with the coins on it.
            if let Some(card) = card.filter(|_| game.is_automa(*seat)) {
                let card = bonus(words, kit, card);
                what = format!("{what}, {}", words.say("tm-did-takes", &[("what", card.into())]));
            }
            of(*seat, what)
        }
        Event::BonusCard { seat, card, coins } => {
            let card = ("what", Arg::from(bonus(words, kit, *card)));
            if *coins == 0 {
                return say(*seat, "tm-did-takes", &[card]);
            }
            let coins = counted(words, "coin", *coins);
            say(*seat, "tm-did-takes-coins", &[card, ("coins", coins.into())])
        }
        Event::Done { seat } => say(*seat, "tm-did-done", &[]),
        Event::Left { seat, .. } => say(*seat, "tm-did-left", &[]),
        Event::RoundOver { round, .. } => all("tm-round-over", &[("round", (*round).into())]),
        Event::IncomeBegins { round, .. } => all("tm-round-income", &[("round", (*round).into())]),
        Event::RoundBegan { round } => all("tm-round-began", &[("round", (*round).into())]),
        Event::CultBonus { seat, purse } => {
            say(*seat, "tm-did-cult-bonus", &[("has", has(words, purse).into())])
        }
        Event::Income { seat, purse } => say(*seat, "tm-did-income", &[("has", has(words, purse).into())]),
        Event::Final { seat, what, vp, .. } => {
            let what = final_score(words, *what);
            say(*seat, "tm-did-final", &[("vp", u32::from(*vp).into()), ("what", what.into())])
        }
        Event::AutomaCards { seat, cards } => {
            let (action, support) = (kit.automa.card(cards.action), kit.automa.card(cards.support));
            let deed = words.text(&format!("tm-deed-{}", action.action.name()));
            let args =
                [("action", action.number.into()), ("deed", deed.into()), ("support", support.number.into())];
            say(*seat, "tm-did-cards", &args)
        }
        Event::AutomaRevealed { seat, card } => {
            say(*seat, "tm-did-revealed", &[("card", kit.automa.card(*card).number.into())])
        }
        Event::AutomaStops { seat, drawn: Some(card), .. } => {
            say(*seat, "tm-did-stops-card", &[("card", kit.automa.card(*card).number.into())])
        }
        Event::AutomaStops { seat, drawn: None, .. } => say(*seat, "tm-did-stops-empty", &[]),
        // What it chose is told by what it did; why is another page.
        Event::AutomaChose { .. } => None,
        Event::Over => all("tm-over", &[]),
    }
}

/// What points at the end are for.
pub fn final_score(words: &Words, what: FinalScore) -> String {
    match what {
        FinalScore::Network => words.text("tm-final-network"),
        FinalScore::Extra(tile) => final_name(words, tile),
        FinalScore::Cult(cult) => words.say("tm-final-cult", &[("cult", cult_name(words, cult).into())]),
        FinalScore::Resources => words.text("tm-final-resources"),
    }
}

pub(super) fn final_name(words: &Words, tile: FinalTile) -> String {
    words.text(&format!("tm-final-{}", tile.key()))
}

fn with_vp(words: &Words, what: String, vp: u8) -> String {
    if vp == 0 { what } else { format!("{what}, {}", counted(words, "vp", vp)) }
}

/// What a player has: goods and the three bowls.
fn has(words: &Words, purse: &Purse) -> String {
    let [one, two, three] = purse.bowls;
    let args = [
        ("coins", counted(words, "coin", purse.coins).into()),
        ("workers", counted(words, "worker", purse.workers).into()),
        ("priests", counted(words, "priest", purse.priests).into()),
        ("bowls", format!("{one}/{two}/{three}").into()),
    ];
    words.say("tm-has", &args)
}

/// What a conversion takes and gives.
pub(super) fn rates(words: &Words, game: &TerraMystica, what: Conversion) -> (String, String) {
    let ((paid, got), (from, to)) = (what.rate(game.kit()), good_names(what));
    (counted(words, from, paid), counted(words, to, got))
}

/// What a conversion takes and gives, as messages call it.
pub(super) fn good_names(what: Conversion) -> (&'static str, &'static str) {
    let name = |good: &str| match good {
        "pw" => "power",
        "w" => "worker",
        "p" => "priest",
        "vp" => "vp",
        _ => "coin",
    };
    let (from, to) = what.goods();
    (name(from), name(to))
}
