//! What the chapters of the Automa share: it sits at seat 1, and a person at seat 0.

use kernel::{Keep, Reasons, Seat, Step, Verdict};
use terra_mystica::automa::{About, Cards, Pick};
use terra_mystica::components::{DecisionCard, FactionCard};
use terra_mystica::scenario::Scenario;
use terra_mystica::{Cult, Event, FactionId, Kit, TerraMystica};

pub const YOU: Seat = Seat(0);
pub const AUTOMA: Seat = Seat(1);

/// A table with a person's faction and an Automa's.
#[track_caller]
pub fn table(you: &str, automa: &str) -> Scenario {
    let card = faction_card(automa);
    Scenario::two(you, automa)
        .options(|options| options.automas = 1)
        .shipping(1, card.shipping)
        .goods(1, 0, 0, 0)
        .bowls(1, [0; 3])
}

#[track_caller]
pub fn faction_card(faction: &str) -> &'static FactionCard {
    Kit::printed().automa.faction(FactionId::from_name(faction).unwrap())
}

/// The index of a decision card by its printed number.
#[track_caller]
pub fn index(number: u8) -> u8 {
    Kit::printed().automa.find(number).unwrap()
}

#[track_caller]
pub fn card(number: u8) -> &'static DecisionCard {
    Kit::printed().automa.card(index(number))
}

/// One action of the Automa by printed numbers; what happened.
#[track_caller]
pub fn act(game: &mut TerraMystica, action: u8, support: u8) -> Vec<Event> {
    act_of(game, AUTOMA, action, support)
}

#[track_caller]
pub fn act_of(game: &mut TerraMystica, seat: Seat, action: u8, support: u8) -> Vec<Event> {
    let mut events = Vec::new();
    game.automa_with(seat, Cards { support: index(support), action: index(action) }, &mut events);
    events
}

/// Lays these cards, by printed numbers, on top of the Automa's deck.
#[track_caller]
pub fn lay(game: &mut TerraMystica, numbers: &[u8]) {
    let cards: Vec<u8> = numbers.iter().map(|number| index(*number)).collect();
    game.lay_cards(AUTOMA, &cards).unwrap();
}

/// The reasons of the first choice about something.
#[track_caller]
pub fn reasons(events: &[Event], about: About) -> &Reasons<Pick> {
    let found = events.iter().find_map(|event| match event {
        Event::AutomaChose { about: of, reasons, .. } if *of == about => Some(reasons),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("nothing was chosen about {about:?}: {events:?}"))
}

/// Whether something was chosen.
pub fn chose(events: &[Event], about: About) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::AutomaChose { about: of, reasons, .. } if *of == about && reasons.chosen.is_some()))
}

/// A pick as a person calls it.
pub fn name(game: &TerraMystica, pick: Pick) -> String {
    let hex = |hex| game.map().name(hex).to_owned();
    match pick {
        Pick::Hex(at) => hex(at),
        Pick::Power(action) => action.id().to_owned(),
        Pick::Cult(cult) => cult.name().to_owned(),
        Pick::Bonus(card) => card.id().to_owned(),
        Pick::Bridge(place) => {
            let (a, b) = game.map().bridges[usize::from(place)];
            format!("{}:{}", hex(a), hex(b))
        }
        Pick::Terrain(terrain) => terrain.colour().to_owned(),
    }
}

/// What was considered, as `C2 D3`.
pub fn candidates(game: &TerraMystica, reasons: &Reasons<Pick>) -> String {
    reasons.candidates.iter().map(|pick| name(game, *pick)).collect::<Vec<_>>().join(" ")
}

/// What was chosen; `-` if nothing.
pub fn chosen(game: &TerraMystica, reasons: &Reasons<Pick>) -> String {
    reasons.chosen.map_or_else(|| "-".to_owned(), |pick| name(game, pick))
}

/// One filter, as `build.steps least: C2 3, E6 1*`: what it measured, and a star for what stayed.
pub fn filter(game: &TerraMystica, step: &Step<Pick>) -> String {
    let keep = match step.keep {
        Keep::Most => "most".to_owned(),
        Keep::Least => "least".to_owned(),
        Keep::AtMost(limit) => format!("<={limit}"),
        Keep::AtLeast(limit) => format!(">={limit}"),
        Keep::Exactly(limit) => format!("={limit}"),
    };
    let rule = step.rule.0.trim_start_matches("automa.");
    let measured = step
        .measured
        .iter()
        .map(|one| format!("{} {}{}", name(game, one.candidate), one.value, if one.kept { "*" } else { "" }));
    match step.verdict {
        Verdict::NotNeeded => format!("{rule}: not needed"),
        Verdict::Skipped => format!("{rule} {keep}: skipped"),
        Verdict::Narrowed | Verdict::KeptAll => {
            format!("{rule} {keep}: {}", measured.collect::<Vec<_>>().join(", "))
        }
    }
}

/// All filters of a choice, one a line.
pub fn trail(game: &TerraMystica, reasons: &Reasons<Pick>) -> Vec<String> {
    reasons.steps.iter().map(|step| filter(game, step)).collect()
}

/// What a choice about something came to.
#[track_caller]
pub fn choice(game: &TerraMystica, events: &[Event], about: About) -> String {
    chosen(game, reasons(events, about))
}

/// Each gain of points, in order.
pub fn gains(events: &[Event]) -> Vec<u16> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, vp, .. } if *seat == AUTOMA => Some(*vp),
            _ => None,
        })
        .collect()
}

/// Where the Automa stands on a track.
pub fn at(game: &TerraMystica, cult: Cult) -> u8 {
    game.player(AUTOMA).purse.cults[cult.index()]
}

pub fn vp(game: &TerraMystica) -> u16 {
    game.player(AUTOMA).purse.vp
}
