//! A faction as a card: how it starts, what it pays, what it earns, what it alone can do.

use terra_mystica::components::DiggingKind;
use terra_mystica::{Cult, Faction, FactionId, Home, Kit, Structure, Terrain};
use words::Words;
use words::terra_mystica::pictures::boards;
use words::terra_mystica::pictures::faction_title;
use words::text::{capital, shortened};

use super::bowls;
use super::cults::WIDTH;
use super::goods::{Amount, Form, amount, amounts};
use super::icons::Icon;
use super::land::{self, Land};
use super::look::LOOK;
use crate::paper::{Area, Pen, Picture, width_of};

const MARGIN: f64 = 16.0;
/// How high the head of a board or card is.
pub(super) const HEAD: f64 = 58.0;

/// The terrain in whose colour a card is drawn.
fn colour(faction: &Faction) -> Terrain {
    match faction.home {
        Home::Terrain(terrain) => terrain,
        Home::Ice => Terrain::Ice,
        Home::Volcano => Terrain::Volcano,
        Home::Chosen => Terrain::River,
    }
}

/// Words in lines that are no wider than this.
pub(super) fn wrapped(text: &str, width: f64, size: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width_of(line, size) + width_of(word, size) + size * 0.32 <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A card being written from the top.
struct Card<'a> {
    words: &'a Words,
    faction: &'a Faction,
    y: f64,
}

impl Card<'_> {
    fn heading(&mut self, pen: &mut Pen, id: &str) {
        self.y += 24.0;
        pen.text(MARGIN, self.y, "t2 bold ink2", self.words.text(id));
        self.y += 8.0;
    }

    fn paragraph(&mut self, pen: &mut Pen, text: &str) {
        for line in wrapped(text, WIDTH - 2.0 * MARGIN, 14.0) {
            self.y += 19.0;
            pen.text(MARGIN, self.y, "t14", line);
        }
        self.y += 6.0;
    }

    fn start(&mut self, pen: &mut Pen) {
        self.heading(pen, "tm-heading-start");
        let mut goods = amounts(self.faction.start);
        goods.push(amount(Icon::Dwelling, self.faction.start_dwellings));
        let end = Form::LARGE.row(pen, (MARGIN, self.y + 16.0), &goods);
        let cults = Cult::ALL.into_iter().filter(|cult| self.faction.cults[cult.index()] > 0);
        let steps: Vec<Amount> =
            cults.map(|cult| amount(Icon::of_cult(cult), self.faction.cults[cult.index()])).collect();
        Form::LARGE.row(pen, (end + 26.0, self.y + 16.0), &steps);
        self.y += 38.0;
        pen.group((MARGIN, self.y), 1.0, "", |pen| bowls::draw(pen, self.words, self.faction.bowls));
        self.y += bowls::HEIGHT;
    }

    /// What each structure costs and earns.
    fn structures(&mut self, pen: &mut Pen, kit: &Kit) {
        self.heading(pen, "tm-heading-structures");
        let class = land::piece(colour(self.faction));
        let form = Form { icon: 17.0, text: "t1", gap: 5.0 };
        for kind in Structure::ALL {
            self.y += 30.0;
            pen.icon(Icon::of_structure(kind), MARGIN, self.y - 19.0, 24.0, class);
            form.row(pen, (MARGIN + 34.0, self.y - 7.0), &amounts(self.faction.cost[kind.index()]));
            pen.icon(Icon::Arrow, MARGIN + 116.0, self.y - 12.0, 10.0, "ink2");
            let supply = usize::from(kit.structures.supply[kind.index()]);
            let earns = boards::earnings(self.words, &self.faction.income, kind, supply);
            pen.text(MARGIN + 134.0, self.y - 2.0, "t1", earns);
        }
        self.y += 4.0;
    }

    fn tracks(&mut self, pen: &mut Pen) {
        self.heading(pen, "tm-heading-tracks");
        let shipping = &self.faction.shipping;
        self.y += 28.0;
        pen.icon(Icon::Ship, MARGIN, self.y - 18.0, 22.0, "ink");
        pen.text(MARGIN + 34.0, self.y - 1.0, "t14", boards::shipping_track(self.words, shipping));
        if shipping.max > shipping.start {
            advance(pen, &amounts(shipping.cost), self.y - 6.0);
        }
        self.y += 28.0;
        pen.icon(Icon::Spade, MARGIN, self.y - 18.0, 22.0, "ink");
        let digging = &self.faction.digging;
        let says = match digging.kind {
            DiggingKind::Workers if digging.levels > 1 => boards::digging_track(self.words, digging),
            _ => capital(&boards::digging(self.words, digging, 0)),
        };
        pen.text(MARGIN + 34.0, self.y - 1.0, "t14", says);
        if digging.levels > 1 {
            advance(pen, &amounts(digging.advance_cost), self.y - 6.0);
        }
        self.y += 4.0;
    }
}

/// What an advance costs, at the right.
fn advance(pen: &mut Pen, cost: &[Amount], y: f64) {
    let form = Form { icon: 17.0, text: "t1", gap: 5.0 };
    form.row(pen, (WIDTH - MARGIN - form.width(cost), y), cost);
}

/// The head of a board or card without its words: a band in the colour of the faction, with its land.
pub(super) fn band(pen: &mut Pen, home: Terrain) {
    let (right, r) = (WIDTH - 1.4, 12.6);
    pen.path(
        land::piece(home),
        format_args!(
            "M1.4 {HEAD}V{0}a{r} {r} 0 0 1 {r}-{r}H{1:.1}a{r} {r} 0 0 1 {r} {r}V{HEAD}z",
            1.4 + r,
            right - r
        ),
    );
    pen.group((32.0, HEAD / 2.0), 0.74, "", |pen| pen.put(Land(home), 0.0, 0.0));
}

/// The head of a card.
pub(super) fn head(pen: &mut Pen, words: &Words, faction: &Faction, says: &str) {
    let home = colour(faction);
    band(pen, home);
    let class = land::on_piece(home);
    pen.text(64.0, 27.0, &format!("t4 bold {class}"), shortened(&faction_title(words, faction), 24));
    pen.text(64.0, 46.0, &format!("t1 {class}"), says);
}

/// Draws the card; returns how high it is.
fn draw(pen: &mut Pen, words: &Words, kit: &Kit, id: FactionId) -> f64 {
    let faction = kit.faction(id);
    let mut inside = Pen::new(&LOOK);
    let mut card = Card { words, faction, y: HEAD };
    card.start(&mut inside);
    card.structures(&mut inside, kit);
    card.tracks(&mut inside);
    for (heading, list) in [
        ("tm-heading-ability", boards::ability(words, faction)),
        ("tm-heading-stronghold", boards::stronghold(words, faction)),
    ] {
        if !list.is_empty() {
            card.heading(&mut inside, heading);
            for text in list {
                card.paragraph(&mut inside, &text);
            }
        }
    }
    let height = card.y + 12.0;
    pen.rect(Area::new(0.7, 0.7, WIDTH - 1.4, height - 1.4), 14.0, "card");
    head(pen, words, faction, &boards::faction_home(words, faction));
    pen.raw(format_args!("{}", inside.finish()));
    height
}

/// The card of a faction.
pub(super) fn picture(words: &Words, kit: &Kit, id: FactionId) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw(&mut pen, words, kit, id);
    let faction = kit.faction(id);
    let area = Area::new(0.0, 0.0, WIDTH, height);
    Picture::new(area, faction_title(words, faction), boards::faction(words, faction), pen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_their_order_and_fit() {
        let words = "one two three four five six seven eight nine ten";
        let lines = wrapped(words, 90.0, 14.0);
        assert!(lines.len() > 2 && lines.iter().all(|line| width_of(line, 14.0) <= 90.0));
        assert_eq!(lines.join(" "), words);
        assert_eq!(wrapped("averyverylongwordindeed", 10.0, 14.0).len(), 1);
    }
}
