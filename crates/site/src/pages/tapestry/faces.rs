//! What a choice looks like: a card, a tile, a landmark, a die as it is, with its name and its text.

use draw::tapestry as drawn;
use kernel::Hex;
use maud::{Markup, PreEscaped, html};
use tapestry::state::Task;
use tapestry::{Act, Action, Die, Track};
use words::tapestry as told;

use super::parts::{Shared, mark, ta_icon};
use super::steps;

/// What is seen of a choice.
#[derive(Default)]
pub struct Face {
    /// Its picture.
    pub picture: Option<Markup>,
    /// What it is called.
    pub name: String,
    /// The lines of text below the name.
    pub text: Vec<Markup>,
    /// Whether the picture is a tile that stands above its words.
    pub tall: bool,
    /// Whether it is a card or tile with much to read beside it.
    pub card: bool,
}

impl Face {
    /// The picture, the name and the text as HTML.
    pub fn shown(&self) -> Markup {
        html! {
            @if let Some(picture) = &self.picture { span.pic { (picture) } }
            span.what { b { (self.name) } @for text in &self.text { span.more { (text) } } }
        }
    }
}

fn shown(picture: &drawn::Picture) -> Markup {
    html! { (PreEscaped(picture.inline())) }
}

fn line(text: &str) -> Markup {
    html! { (text) }
}

/// What of it is not certain, if anything.
fn doubt(unsure: Option<String>) -> Option<Markup> {
    unsure.map(|unsure| html! { span.kind { (unsure) } })
}

/// The face of a choice; its words alone where there is nothing to see.
pub fn face(shared: Shared<'_>, action: Action) -> Face {
    let plain = || Face { name: shared.act(action), ..Face::default() };
    card(shared, action).or_else(|| piece(shared, action)).unwrap_or_else(plain)
}

/// Cards, mats and landmarks.
fn card(shared: Shared<'_>, action: Action) -> Option<Face> {
    let game = shared.game();
    let (words, kit) = (shared.context.words, game.kit());
    let named = |name: &str| told::printed_name(words, name);
    Some(match action.act {
        Act::Card(at) => {
            let known = kit.copies.get(usize::from(at)).map(|_| kit.card(at))?;
            let mut text = vec![
                html! { span.kind { (told::kind_of_card(words, known.kind)) } },
                line(&told::card_text(words, known)),
            ];
            text.extend(doubt(told::doubt_of_card(words, known)));
            Face {
                picture: drawn::small_card(words, kit, kit.copies[usize::from(at)]).as_ref().map(shown),
                name: named(&known.name),
                text,
                card: true,
                ..Face::default()
            }
        }
        Act::Tech(at) => {
            let known = kit.techs.get(usize::from(at))?;
            let row =
                |sign: &str, effect| html! { span.row { (sign) " " (told::effect(words, kit, effect)) } };
            let needs = shared.say("ta-card-needs", &[("what", told::prerequisite(words, known).into())]);
            let mut text = vec![
                row("\u{25cf}", known.circle),
                row("\u{25a0}", known.square),
                html! { span.kind { (needs) } },
            ];
            text.extend(doubt(told::doubt(words, &known.missing, known.certainty)));
            Face {
                picture: drawn::small_tech(words, kit, at).as_ref().map(shown),
                name: named(&known.name),
                text,
                card: true,
                ..Face::default()
            }
        }
        Act::Deck => Face {
            picture: Some(html! { span.ta-down { "?" } }),
            name: shared.act(action),
            ..Face::default()
        },
        Act::Piece(at) => {
            let known = kit.masterpieces.get(usize::from(at))?;
            Face {
                picture: drawn::small_masterpiece(words, kit, at).as_ref().map(shown),
                name: named(&known.name),
                text: vec![line(&told::masterpiece(words, kit, known))],
                card: true,
                ..Face::default()
            }
        }
        Act::City(at) => {
            let known = kit.cities.get(usize::from(at))?;
            Face {
                picture: drawn::city_mat(words, kit, at).as_ref().map(shown),
                name: named(&known.name),
                text: vec![line(&told::city(words, known))],
                tall: true,
                ..Face::default()
            }
        }
        Act::Landmark(at) => {
            let known = kit.landmarks.get(usize::from(at))?;
            let drafted = matches!(game.pending().map(|frame| frame.task), Some(Task::DraftLandmark));
            let goal = kit.landmark_cards.iter().find(|card| drafted && card.landmark == at);
            let (says, unsure) = match goal {
                Some(card) => {
                    (told::landmark_card(words, kit, card), told::doubt(words, &card.missing, card.certainty))
                }
                None => (told::landmark(words, known), told::doubt(words, &known.missing, known.certainty)),
            };
            Face {
                picture: drawn::landmark_shape(words, kit, at).as_ref().map(shown),
                name: named(&known.name),
                text: [line(&says)].into_iter().chain(doubt(unsure)).collect(),
                ..Face::default()
            }
        }
        _ => return None,
    })
}

/// Tiles, dice, goods, buildings, tracks.
fn piece(shared: Shared<'_>, action: Action) -> Option<Face> {
    let game = shared.game();
    let (words, kit) = (shared.context.words, game.kit());
    let task = game.pending().map(|frame| frame.task);
    let name = shared.act(action);
    Some(match (action.act, task) {
        (Act::Tile(tile), _) => {
            let known = kit.tiles.get(usize::from(tile))?;
            let picture = html! { (shown(&drawn::tile(words, kit, tile, 0))) (shown(&drawn::signs(words, kit, known.benefit))) };
            Face {
                picture: Some(picture),
                name: shared.say("ta-tile", &[("number", (u32::from(tile) + 1).into())]),
                text: vec![line(&told::effect(words, kit, known.benefit))],
                tall: true,
                ..Face::default()
            }
        }
        (Act::Turn(turn), Some(Task::ExploreTurn { tile, hex })) => {
            let on_map = usize::from(hex) < game.map().grid.len();
            let picture = if on_map {
                drawn::laid(words, game, tile, Hex(hex), turn)
            } else {
                drawn::tile(words, kit, tile, turn)
            };
            let points = aligned(shared, action).map(|vp| line(&shared.say("ta-vp", &[("vp", vp.into())])));
            Face {
                picture: Some(shown(&picture)),
                name,
                text: points.into_iter().collect(),
                tall: true,
                ..Face::default()
            }
        }
        (Act::Space(at), _) => {
            let known = kit.space_tiles.get(usize::from(at))?;
            let unsure = told::doubt(words, &known.missing, known.certainty);
            Face {
                picture: drawn::small_space(words, kit, at).as_ref().map(shown),
                name: shared.say("ta-guess-space-tile", &[("number", known.id.into())]),
                text: [line(&told::space_tile(words, kit, known))].into_iter().chain(doubt(unsure)).collect(),
                card: true,
                ..Face::default()
            }
        }
        (Act::Die(die), Some(Task::ConquerDie { red, black, .. })) => {
            let face = if die == Die::Red { red } else { black };
            Face {
                picture: Some(shown(&drawn::die(words, kit, die, face))),
                name,
                tall: true,
                ..Face::default()
            }
        }
        (Act::Gain(goods) | Act::Pay(goods), _) => {
            Face { picture: Some(steps::goods(goods)), name, ..Face::default() }
        }
        (Act::Building(building), _) => Face {
            picture: drawn::opened(words, game, action.seat, building).as_ref().map(shown),
            name,
            ..Face::default()
        },
        (Act::Part(part), _) => {
            let effect = told::part_effect(game, part)?;
            Face { picture: Some(shown(&drawn::signs(words, kit, effect))), name, ..Face::default() }
        }
        (Act::Track(track), _) => Face { picture: Some(ta_icon(track.key())), name, ..Face::default() },
        (Act::Token(token), _) => {
            let at = game.player_at(action.seat).tokens.get(usize::from(token))?;
            Face { picture: Track::at(at.track).map(|track| ta_icon(track.key())), name, ..Face::default() }
        }
        (Act::Seat(seat), _) => Face { picture: Some(mark(game, seat)), name, ..Face::default() },
        (Act::Decision(card), _) => Face {
            picture: drawn::decision_card(words, kit, card).as_ref().map(shown),
            name,
            tall: true,
            ..Face::default()
        },
        _ => return None,
    })
}

/// The points that a rotation would bring for matching sides.
pub fn aligned(shared: Shared<'_>, action: Action) -> Option<u8> {
    let (_, entry) = shared.session().preview(action).ok()?;
    entry.events.iter().find_map(|event| match event {
        tapestry::Event::Explored { vp, .. } => Some(*vp),
        _ => None,
    })
}
