//! The parts beside the map: the title, the rounds, the cults, the seats.

use draw::text::terra_mystica::{self as text, Ink, Page, letter, shade};
use kernel::{Game as _, Seat};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use terra_mystica::state::{Phase, ROUNDS};
use terra_mystica::{Act, Cult, TerraMystica, Terrain};
use words::Words;
use words::terra_mystica::pictures::{self, boards, tiles};
use words::terra_mystica::{cult_name, terrain_name};
use words::text::{capital, shortened};

use crate::play::screen::app::App;
use crate::play::screen::frame::{cut, wrap};
use crate::play::screen::ink::{self, Inks};
use crate::play::spoken;

/// From this width on, the tiles of all rounds are listed.
const WIDE: u16 = 40;

/// How wide the table of the seats is.
const SEATS: usize = 68;

/// The first line: which game, how far it is, and what this round scores.
pub fn title(app: &App<TerraMystica>, inks: Inks, width: usize) -> Line<'static> {
    let (words, game) = (app.sitting.words(), app.shown());
    let round = game.scoring_of(game.round()).filter(|_| game.phase() == Phase::Actions).map(|id| {
        let tile = game.kit().scoring(id);
        let args = [
            ("round", game.round().into()),
            ("scored", tiles::scored(words, tile).into()),
            ("bonus", tiles::cult_bonus(words, tile).into()),
        ];
        words.say("tm-scr-round", &args)
    });
    if let Some(text) = round {
        Line::styled(cut(&text, width), ink::bold())
    } else {
        let map = ("map", pictures::map_name(words, game.map()).into());
        Line::styled(cut(&spoken::title(&app.sitting, map), width), inks.faint())
    }
}

/// Beside the map: the rounds and the cults where there is room, else what the letters mean.
pub fn side(app: &App<TerraMystica>, inks: Inks, room: Rect) -> Vec<Line<'static>> {
    if room.width < WIDE {
        return legend(app, inks, room.width as usize);
    }
    let (words, game) = (app.sitting.words(), app.shown());
    let mut lines = rounds(words, game, inks, room.width as usize);
    let cults = text::cults(words, game);
    if lines.len() + cults.height() < room.height as usize {
        lines.push(Line::default());
        lines.extend(inks.shaded(&cults, shade));
    }
    let wheel = legend(app, inks, room.width as usize);
    if lines.len() + wheel.len() < room.height as usize {
        lines.push(Line::default());
        lines.extend(wheel);
    }
    lines
}

/// What the chosen one of the factions on offer is and can do; where there is too little room, that it goes on is seen.
pub fn faction(app: &App<TerraMystica>, room: Rect) -> Option<Vec<Line<'static>>> {
    let Act::Faction(id) = app.desk.deeds.chosen()?.acts.first()?.act else { return None };
    let (words, faction) = (app.sitting.words(), app.shown().kit().faction(id));
    let able = boards::ability(words, faction).into_iter();
    let later = boards::stronghold(words, faction);
    let name = words.text("tm-heading-stronghold");
    let later = (!later.is_empty()).then(|| format!("{name}: {}", later.join(" ")));
    let (width, height) = (room.width as usize, room.height as usize);
    let told = [boards::faction(words, faction)].into_iter().chain(able).chain(later);
    let mut lines: Vec<String> = told.flat_map(|text| wrap(&text, width)).collect();
    if lines.len() > height {
        lines.truncate(height);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last} …"), width);
        }
    }
    Some(lines.into_iter().map(Line::from).collect())
}

/// The rounds: what each scores, and its bonus at the end.
fn rounds(words: &Words, game: &TerraMystica, inks: Inks, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for round in 1..=ROUNDS {
        let Some(id) = game.scoring_of(round) else { continue };
        let tile = game.kit().scoring(id);
        let now = round == game.round() && game.phase() != Phase::Over;
        let style = if now {
            ink::bold()
        } else if round < game.round() {
            inks.faint()
        } else {
            ratatui::style::Style::new()
        };
        let sign = if now { '▸' } else { ' ' };
        let text =
            format!("{sign}{round} {}; {}", tiles::scored(words, tile), tiles::cult_bonus(words, tile));
        lines.push(Line::styled(cut(&text, width), style));
    }
    if let Some(tile) = game.final_tile() {
        lines.push(Line::styled(cut(&format!("   {}", tiles::final_tile(words, tile)), width), inks.faint()));
    }
    lines
}

/// The terrains on their wheel, and how many spades each is away from home.
fn legend(app: &App<TerraMystica>, inks: Inks, width: usize) -> Vec<Line<'static>> {
    let (words, game) = (app.sitting.words(), app.shown());
    let home = app.sitting.human_to_move().map(|seat| game.player(seat)).filter(|own| own.faction.is_some());
    let home = home.map(|own| own.home);
    let row = |terrain: Terrain| {
        let name = cut(&terrain_name(words, terrain), width.saturating_sub(4));
        let away = home.filter(|home| home.is_basic()).map(|home| match home.steps(terrain) {
            0 => " ⌂".to_owned(),
            steps => format!(" {steps}"),
        });
        let sign = Span::styled(letter(terrain).to_string(), inks.shade(shade(Ink::Land(terrain))));
        let style = if home == Some(terrain) { ink::bold() } else { inks.faint() };
        Line::from(vec![sign, Span::styled(format!(" {name}{}", away.unwrap_or_default()), style)])
    };
    Terrain::WHEEL.into_iter().map(row).collect()
}

/// All seats in a table, in turn order: points, goods, power, cults, and whether they have passed.
pub fn seats(words: &Words, game: &TerraMystica) -> Page {
    let mut page = Page::new(SEATS, game.players().len() + 1);
    let head = |what: &str| words.text(&format!("tm-text-head-{what}"));
    let heads = [("vp", 18), ("coins", 22), ("workers", 26), ("priests", 29), ("power", 32), ("ship", 51)];
    for (what, column) in heads {
        page.text(0, column, &shortened(&head(what), 5), Ink::Faint);
    }
    // Between the last two heads stays a blank.
    let card = if head("ship").chars().count() < 5 { 56 } else { 57 };
    page.text(0, card, &head("card"), Ink::Faint);
    let columns = || Cult::ALL.into_iter().zip((39..).step_by(3));
    for (cult, column) in columns() {
        let sign = capital(&cult_name(words, cult)).chars().next().unwrap_or(' ');
        page.put(0, column + 1, sign, Ink::Cult(cult));
    }
    for (row, who) in (1..).zip(game.turn_order().iter().map(|seat| Seat(*seat))) {
        let (player, purse) = (game.player(who), &game.player(who).purse);
        let home = if player.faction.is_some() { player.home } else { Terrain::River };
        page.text(row, 0, if game.to_move() == Some(who) { "▸" } else { " " }, Ink::Strong);
        let name = shortened(&pictures::seat(words, game, who), 12);
        page.text(row, 1, &format!("{} {name:<12} ", who.0 + 1), Ink::Of(who, home));
        page.text(row, 17, &format!("{:>3}", purse.vp), Ink::Gold);
        if game.is_automa(who) {
            page.text(row, 22, &words.text("seat-automa"), Ink::Faint);
        } else {
            let goods =
                [(purse.coins.into(), 20), (purse.workers.into(), 24), (u32::from(purse.priests), 27)];
            for (count, column) in goods {
                page.text(row, column, &format!("{count:>3}"), Ink::Plain);
            }
            let [one, two, three] = purse.bowls;
            page.text(row, 32, &format!("{one}/{two}/{three}"), Ink::Power);
            page.text(row, 51, &player.shipping.to_string(), Ink::Plain);
        }
        for (cult, column) in columns() {
            page.text(row, column, &format!("{:>2}", purse.cults[cult.index()]), Ink::Cult(cult));
        }
        let card = player.bonus.map_or("-", terra_mystica::BonusId::id);
        page.text(row, 56, card, Ink::Plain);
        if player.passed {
            let says = words.text("terra-passed");
            let column = SEATS.saturating_sub(says.chars().count()).min(62).max(57 + card.len());
            page.text(row, column, &shortened(&says, SEATS - column), Ink::Faint);
        }
    }
    page
}
