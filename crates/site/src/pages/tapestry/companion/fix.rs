//! Something on the table is not as the program thinks: every fact with its present value, each set right on its own.
//! Here what lies on the boards; `fix_bots` has what the bots own.

use draw::tapestry::hex_in_words;
use kernel::{Game, Hex, Role, Seat};
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
use crate::pages::beside::facts::{self, Pictured, fact, pictures};
use crate::pages::tapestry::parts::{mark, ta_icon};
use crate::pages::tapestry::play::drawn;

/// All facts.
pub fn all(desk: Desk<'_>, look: &Look) -> Markup {
    let facts = Facts { desk };
    html! {
        @for seat in desk.seats() { (facts.tokens(seat)) }
        @if desk.solo() { (facts.hex(look)) (facts.tiles()) }
        (facts.landmarks())
        (facts.achievements())
        (facts.bots())
        (facts.cards(look))
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

    /// A fact that one tap sets right.
    pub fn taps(&self, id: &str, key: &str, label: &str, values: &[Pictured]) -> Markup {
        facts::taps(self.desk, id, key, &html! { (label) }, values)
    }

    /// A seat as its mark; its name for those who cannot see it.
    pub fn seen(&self, seat: Seat) -> Markup {
        html! { (mark(self.desk.table(), seat)) span.hide { (self.desk.seat(seat)) } }
    }

    /// Everybody; and what stands for nobody.
    pub fn seats(&self, now: Option<Seat>, nobody: Option<&str>) -> Vec<Pictured> {
        let none = || html! { "–" span.hide { (self.desk.t("table-nobody")) } };
        let nobody = nobody.map(|value| (value.to_owned(), none(), now.is_none()));
        let all = self.desk.seats().map(|seat| (self.word(seat), self.seen(seat), now == Some(seat)));
        nobody.into_iter().chain(all).collect()
    }

    /// The four tracks.
    pub fn tracks(&self, now: Option<Track>) -> Vec<Pictured> {
        BOT_TRACKS.map(|track| (track.key().to_owned(), self.track(track), now == Some(track))).to_vec()
    }

    /// A track as its sign.
    fn track(&self, track: Track) -> Markup {
        html! { (ta_icon(track.key())) span.hide { (track_name(self.desk.context.words, track)) } }
    }

    /// Where the tokens of a seat stand, and its income turns.
    fn tokens(&self, seat: Seat) -> Markup {
        let desk = self.desk;
        let player = desk.table().player_at(seat);
        let bot = desk.table().role(seat) != Role::Person;
        let who = self.word(seat);
        fact(
            &format!("seat-{}", seat.0),
            &html! { (mark(desk.table(), seat)) (desk.seat(seat)) },
            &html! {
                @for track in BOT_TRACKS {
                    @let token = player.tokens[track.index()];
                    // The token of a person may have been moved to another track; a bot's stays on its own.
                    @let on = Track::at(token.track).filter(|_| !bot).unwrap_or(track);
                    @let label = html! {
                        (ta_icon(track.key())) (track_name(desk.context.words, track))
                        @if on != track { " → " (ta_icon(on.key())) (track_name(desk.context.words, on)) }
                    };
                    (facts::taps(desk, &format!("fix-token-{}-{}", seat.0, track.key()), &format!("token {who} {} {}", track.key(), on.key()), &label, &numbers(12, token.space)))
                }
                @if !bot { (self.elsewhere(seat)) }
                (self.taps(&format!("fix-income-{}", seat.0), &format!("income {who}"), &desk.t("tac-web-fix-income"), &numbers(5, player.income_turns)))
            },
        )
    }

    /// A token that was moved to another track.
    fn elsewhere(&self, seat: Seat) -> Markup {
        let desk = self.desk;
        let id = format!("fix-elsewhere-{}", seat.0);
        html! {
            details #(id) {
                summary { (ta_icon("token")) (desk.t("tac-web-token-elsewhere")) }
                (self.form(&format!("token {}", self.word(seat)), &html! {
                    (pictures(&format!("{id}-of"), 1, &html! { (desk.t("tac-web-token-began")) }, &self.tracks(None)))
                    (pictures(&format!("{id}-on"), 2, &html! { (desk.t("tac-web-token-on")) }, &self.tracks(None)))
                    (pictures(&format!("{id}-at"), 3, &html! { (desk.t("terra-co-space")) }, &numbers(12, 13)))
                }))
            }
        }
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
                    @let (name, items) = (hex_name(table, hex), &table.site(hex).items);
                    p.co-row-name { b { (hex_in_words(desk.context.words, table, hex)) } }
                    @if table.explored().contains(hex) {
                        (self.form(&format!("hex {name}"), &html! {
                            @for place in 0..(items.len() + 1).min(MOST_PIECES) {
                                (pictures(&format!("fix-piece-{place}"), place as u8 + 1, &html! { (place + 1) }, &self.pieces(items.get(place))))
                            }
                        }))
                        p.small.soft { (desk.t("terra-co-fix-empty")) }
                        (self.form(&format!("hex {name} empty"), &html! {}))
                    }
                    (self.is_explored(hex))
                } @else { p.small.soft { (desk.t("tac-web-fix-hex-help")) } }
            },
        )
    }

    /// Every hex leads to what lies there.
    fn picks(&self, at: Option<Hex>) -> draw::tapestry::MapView {
        let (desk, table) = (self.desk, self.desk.table());
        let pick = |hex| draw::tapestry::HexPick {
            hex,
            link: desk.link(&format!("?open=fix&at={}#fix-hex", hex_name(table, hex))),
            says: desk.t("tac-web-fix-hex"),
        };
        let picks = table.map().grid.all().iter().map(pick).collect();
        draw::tapestry::MapView { picks, selected: at, ..draw::tapestry::MapView::default() }
    }

    /// A piece: nothing, or whose and how it lies.
    fn pieces(&self, now: Option<&Item>) -> Vec<Pictured> {
        let desk = self.desk;
        let is = |item: &Item, kind: &str| match kind {
            "-toppled" => item.toppled && item.kind != ItemKind::Token,
            "-token" => item.kind == ItemKind::Token,
            "-shared" => item.kind == ItemKind::Shared && !item.toppled,
            _ => !item.toppled && !matches!(item.kind, ItemKind::Token | ItemKind::Shared),
        };
        let mut all = vec![(String::new(), html! { "–" }, now.is_none())];
        for seat in desk.seats() {
            let kinds = [
                ("", "outpost", "tower"),
                ("-toppled", "toppled", "topple"),
                ("-token", "token", "token"),
                ("-shared", "shared", "land"),
            ];
            for (kind, message, sign) in kinds {
                let says = desk.say(&format!("tac-piece-{message}"), &[("who", desk.seat(seat).into())]);
                let same = now.is_some_and(|item| item.seat == seat.0 && is(item, kind));
                let seen = html! { span.pair title=(says) { (mark(desk.table(), seat)) (ta_icon(sign)) span.hide { (says) } } };
                all.push((format!("{}{kind}", self.word(seat)), seen, same));
            }
        }
        all
    }

    /// Whether a hex is explored.
    fn is_explored(&self, hex: Hex) -> Markup {
        let desk = self.desk;
        let now = desk.table().explored().contains(hex);
        let values = [("yes", "tac-web-explored", now), ("no", "tac-web-unexplored", !now)];
        let values = values.map(|(value, name, now)| (value.to_owned(), html! { (desk.t(name)) }, now));
        let key = format!("explored {}", hex_name(desk.table(), hex));
        self.taps("fix-explored-is", &key, &desk.t("tac-web-fix-explored"), &values)
    }

    /// Whether there are territory tiles left.
    fn tiles(&self) -> Markup {
        let desk = self.desk;
        let none = desk.table().piles()[2] == 0;
        let tiles = [("left", "tac-web-tiles-left"), ("none", "tac-web-tiles-none")];
        let tiles = tiles
            .map(|(value, name)| (value.to_owned(), html! { (desk.t(name)) }, none == (value == "none")));
        let title = desk.t("tac-web-fix-tiles");
        fact("tiles", &html! { (ta_icon("tile")) (title) }, &self.taps("fix-tiles-left", "tiles", "", &tiles))
    }

    /// Every landmark with its shape, and whose it is.
    fn landmarks(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let owner = |at: u8| desk.seats().find(|seat| table.player_at(*seat).landmarks >> at & 1 == 1);
        let known = (0_u8..).zip(&table.kit().landmarks);
        let known = known.filter(|(_, mark)| desk.game().options().game.plays(mark.set));
        let one = |at: u8, id: &str| {
            let label = html! {
                @if let Some(shape) = draw::tapestry::landmark_shape(desk.context.words, table.kit(), at) { span.shape { (drawn(&shape)) } }
                (desk.landmark(at))
            };
            let values = self.seats(owner(at), Some("nobody"));
            facts::taps(desk, &format!("fix-landmark-{id}"), &format!("landmark {id}"), &label, &values)
        };
        fact(
            "landmark",
            &html! { (ta_icon("landmark")) (desk.t("ta-web-landmarks")) },
            &html! { @for (at, mark) in known { (one(at, &mark.id)) } },
        )
    }

    /// Every achievement: a tap on a seat gives it, another takes it away.
    fn achievements(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let one = |what: Achievement| {
            let values: Vec<Pictured> = desk
                .seats()
                .map(|seat| {
                    let has = table.player_at(seat).achievements >> what.index() & 1 == 1;
                    (format!("{} {}", self.word(seat), if has { "no" } else { "yes" }), self.seen(seat), has)
                })
                .collect();
            let key = format!("achievement {}", what.key());
            let id = format!("fix-achievement-{}", what.key().replace('_', "-"));
            self.taps(&id, &key, &achievement_name(desk.context.words, what), &values)
        };
        let all = [Achievement::CompleteTrack, Achievement::ToppleTwo, Achievement::MiddleIsland];
        fact(
            "achievement",
            &html! { (desk.t("tac-web-achievements")) },
            &html! { @for what in all { (one(what)) } },
        )
    }
}

/// Small numbers to tap.
pub fn numbers(most: u8, now: u8) -> Vec<Pictured> {
    (0..=most).map(|at| (at.to_string(), html! { (at) }, at == now)).collect()
}
