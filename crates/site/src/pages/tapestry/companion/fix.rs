//! Something on the table is not as the program thinks: every fact with its present value, each set right on its own.
//! Here what lies on the boards; `fix_bots` has what the bots own.

use draw::tapestry::hex_in_words;
use kernel::{Game, Role, Seat};
use maud::{Markup, html};
use tapestry::Bot;
use tapestry::companion::MOST_PIECES;
use tapestry::components::BOT_TRACKS;
use tapestry::state::{Item, ItemKind};
use tapestry::{Achievement, Track};
use words::tapestry::{achievement_name, hex_name, track_name};

use super::desk::Desk;
use super::hex::looked_at;
use crate::pages::Look;
use crate::pages::beside::facts::{self, Choice, fact, number, select};
use crate::pages::tapestry::parts::mark;
use crate::pages::tapestry::play::drawn;

/// All facts.
pub fn all(desk: Desk<'_>, look: &Look) -> Markup {
    let facts = Facts { desk };
    html! {
        @for seat in desk.seats() { (facts.tokens(seat)) }
        @if desk.solo() { (facts.hex(look)) (facts.explored()) }
        (facts.landmarks())
        (facts.achievements())
        (facts.bots())
        (facts.cards())
        (facts.turn())
    }
}

/// The facts of a table.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    pub desk: Desk<'a>,
}

impl Facts<'_> {
    /// A form that says `fix` and what stands in its fields.
    pub fn form(&self, key: &str, inside: &Markup) -> Markup {
        facts::form(self.desk, key, inside)
    }

    /// What a seat is called in what is said.
    pub fn word(&self, seat: Seat) -> String {
        match self.desk.table().bot_at(seat) {
            Some(Bot::Automa) => "automa".to_owned(),
            Some(Bot::ShadowEmpire) => "shadow".to_owned(),
            None => format!("P{}", seat.0 + 1),
        }
    }

    /// Everybody, and what stands for nobody.
    pub fn seats(&self, now: Option<Seat>, nobody: Option<&str>) -> Vec<Choice> {
        let nobody = nobody.map(|value| (value.to_owned(), self.desk.t("table-nobody"), now.is_none()));
        let all = self.desk.seats().map(|seat| (self.word(seat), self.desk.seat(seat), now == Some(seat)));
        nobody.into_iter().chain(all).collect()
    }

    /// The four tracks.
    pub fn tracks(&self, now: Option<Track>) -> Vec<Choice> {
        let name = |track: Track| track_name(self.desk.context.words, track);
        BOT_TRACKS.map(|track| (track.key().to_owned(), name(track), now == Some(track))).to_vec()
    }

    /// Where the tokens of a seat stand, and its income turns.
    fn tokens(&self, seat: Seat) -> Markup {
        let (desk, words) = (self.desk, self.desk.context.words);
        let player = desk.table().player_at(seat);
        let bot = desk.table().role(seat) != Role::Person;
        let who = self.word(seat);
        fact(
            &format!("seat-{}", seat.0),
            &html! { (mark(desk.table(), seat)) (desk.seat(seat)) },
            &html! {
                @for track in BOT_TRACKS {
                    @let token = player.tokens[track.index()];
                    @let id = format!("fix-token-{}-{}", seat.0, track.key());
                    (self.form(&format!("token {who} {}", track.key()), &html! {
                        p.co-row-name { b { (track_name(words, track)) } }
                        @if bot { input type="hidden" name="with" value=(track.key()); }
                        @else { (select(&format!("{id}-on"), &desk.t("tac-web-token-on"), &self.tracks(Track::at(token.track)))) }
                        (number(&id, &desk.t("terra-co-space"), token.space.into(), 12))
                    }))
                }
                (self.form(&format!("income {who}"), &number(&format!("fix-income-{}", seat.0), &desk.t("tac-web-fix-income"), player.income_turns.into(), 5)))
            },
        )
    }

    fn hexes(&self, now: Option<kernel::Hex>) -> Vec<Choice> {
        let (table, words) = (self.desk.table(), self.desk.context.words);
        let all = table.map().grid.all().iter();
        all.map(|hex| (hex_name(table, hex), hex_in_words(words, table, hex), now == Some(hex))).collect()
    }

    /// What lies on a territory: first which one, then its pieces.
    fn hex(&self, look: &Look) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let at = looked_at(desk, look);
        fact(
            "hex",
            &html! { (desk.t("tac-web-fix-hex")) },
            &html! {
                div.ta-map { (drawn(&draw::tapestry::map(desk.context.words, table, &self.picks(at)))) }
                @if let Some(hex) = at {
                    @let items = &table.site(hex).items;
                    (self.form(&format!("hex {}", hex_name(table, hex)), &html! {
                        p.co-row-name { b { (hex_in_words(desk.context.words, table, hex)) } }
                        @for place in 0..(items.len() + 1).min(MOST_PIECES) {
                            (select(&format!("fix-piece-{place}"), &(place + 1).to_string(), &self.pieces(items.get(place))))
                        }
                    }))
                    p.small.soft { (desk.t("terra-co-fix-empty")) }
                    (self.form(&format!("hex {} empty", hex_name(table, hex)), &html! {}))
                } @else { p.small.soft { (desk.t("tac-web-fix-hex-help")) } }
            },
        )
    }

    /// Every explored hex leads to its pieces.
    fn picks(&self, at: Option<kernel::Hex>) -> draw::tapestry::MapView {
        let (desk, table) = (self.desk, self.desk.table());
        let pick = |hex| draw::tapestry::HexPick {
            hex,
            link: desk.link(&format!("?open=fix&at={}#fix-hex", hex_name(table, hex))),
            says: desk.t("tac-web-fix-hex"),
        };
        let picks = table.explored().iter().map(pick).collect();
        draw::tapestry::MapView { picks, selected: at, ..draw::tapestry::MapView::default() }
    }

    /// A piece: nothing, or whose and how it lies.
    fn pieces(&self, now: Option<&Item>) -> Vec<Choice> {
        let desk = self.desk;
        let is = |item: &Item, kind: &str| match kind {
            "-toppled" => item.toppled && item.kind != ItemKind::Token,
            "-token" => item.kind == ItemKind::Token,
            "-shared" => item.kind == ItemKind::Shared && !item.toppled,
            _ => !item.toppled && !matches!(item.kind, ItemKind::Token | ItemKind::Shared),
        };
        let mut all = vec![(String::new(), "–".to_owned(), now.is_none())];
        for seat in desk.seats() {
            let kinds =
                [("", "outpost"), ("-toppled", "toppled"), ("-token", "token"), ("-shared", "shared")];
            for (kind, message) in kinds {
                let says = desk.say(&format!("tac-piece-{message}"), &[("who", desk.seat(seat).into())]);
                let same = now.is_some_and(|item| item.seat == seat.0 && is(item, kind));
                all.push((format!("{}{kind}", self.word(seat)), says, same));
            }
        }
        all
    }

    fn explored(&self) -> Markup {
        let desk = self.desk;
        let yes = [("yes", "tac-web-explored"), ("no", "tac-web-unexplored")];
        let yes = yes.map(|(value, name)| (value.to_owned(), desk.t(name), false));
        let tiles = [("left", "tac-web-tiles-left"), ("none", "tac-web-tiles-none")];
        let none = desk.table().piles()[2] == 0;
        let tiles = tiles.map(|(value, name)| (value.to_owned(), desk.t(name), none == (value == "none")));
        fact(
            "explored",
            &html! { (desk.t("tac-web-fix-explored")) },
            &html! {
                (self.form("explored", &html! {
                    (select("fix-explored-at", &desk.t("table-hex"), &self.hexes(None)))
                    (select("fix-explored-is", &desk.t("tac-web-is"), &yes))
                }))
                (self.form("tiles", &select("fix-tiles", &desk.t("tac-web-fix-tiles"), &tiles)))
            },
        )
    }

    fn landmarks(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let owner = |at: u8| desk.seats().find(|seat| table.player_at(*seat).landmarks >> at & 1 == 1);
        let known = (0_u8..).zip(&table.kit().landmarks);
        let known = known.filter(|(_, mark)| desk.game().options().game.plays(mark.set));
        let all: Vec<Choice> = known
            .map(|(at, mark)| {
                let who = owner(at).map_or_else(String::new, |seat| format!(" · {}", desk.seat(seat)));
                (
                    mark.id.clone(),
                    format!("{}{who}", words::tapestry::printed_name(desk.context.words, &mark.name)),
                    false,
                )
            })
            .collect();
        fact(
            "landmark",
            &html! { (desk.t("ta-web-landmarks")) },
            &self.form(
                "landmark",
                &html! {
                    (select("fix-landmark-which", &desk.t("tac-web-landmark"), &all))
                    (select("fix-landmark-who", &desk.t("terra-co-who"), &self.seats(None, Some("nobody"))))
                },
            ),
        )
    }

    fn achievements(&self) -> Markup {
        let (desk, words) = (self.desk, self.desk.context.words);
        let all = [Achievement::CompleteTrack, Achievement::ToppleTwo, Achievement::MiddleIsland];
        let all = all.map(|what| (what.key().to_owned(), achievement_name(words, what), false));
        let has = [("yes", "tac-web-has"), ("no", "tac-web-has-not")];
        let has = has.map(|(value, name)| (value.to_owned(), desk.t(name), false));
        fact(
            "achievement",
            &html! { (desk.t("tac-web-achievements")) },
            &self.form(
                "achievement",
                &html! {
                    (select("fix-achievement-which", &desk.t("tac-web-achievement"), &all))
                    (select("fix-achievement-who", &desk.t("terra-co-who"), &self.seats(None, None)))
                    (select("fix-achievement-has", &desk.t("tac-web-is"), &has))
                },
            ),
        )
    }
}
