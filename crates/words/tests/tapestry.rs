//! Whole games of Tapestry told in every language: no message is missing.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::collections::BTreeSet;

use kernel::{Game, Legal, Purpose, Seat, Seed};
use tapestry::components::Origin;
use tapestry::components::effect::EffectId;
use tapestry::rules::event::Guessed;
use tapestry::rules::points::PointsFrom;
use tapestry::state::Task;
use tapestry::{Act, Event, Hook, Illegal, Kit, Tapestry, TapestryOptions, Track};
use words::tapestry::{
    act, effect, event, guesses, hook_owner, illegal, line, result, seat_name, tech, tile, waiting, whys,
};
use words::{LANGUAGES, Words};

use common::Settings;

const DICE: Purpose = Purpose::new("words/test");

/// Plays a game at random; `tell` sees every step.
fn play(settings: Settings<'_>, seed: u64, tell: impl FnMut(&Tapestry, &Tapestry, &[Event])) -> Tapestry {
    common::play(settings, seed, DICE, tell)
}

/// A sentence without holes: no missing message, nothing that was not put in.
fn is_whole(text: &str) -> bool {
    !text.is_empty() && !text.contains("[ta-") && !text.contains("{$") && !text.contains(": .")
}

const EVERYTHING: [(&str, &str); 2] = [("expansions", "pp,aa,ff"), ("allow-guesses", "on")];

#[test]
fn whole_games_in_every_language() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for seed in 0..12 {
            let seats = (seed % 5 + 1).to_string();
            let settings: Vec<(&str, &str)> = if seed % 2 == 0 {
                vec![("seats", &seats)]
            } else {
                [&EVERYTHING[..], &[("seats", &seats)]].concat()
            };
            let mut dice = Seed(seed).dice(DICE, 1);
            let end = play(&settings, seed, |before, after, events| {
                let told = line(&words, before, events);
                assert!(is_whole(&told) && told.ends_with('.'), "{code}: {told:?} of {events:?}");
                for happened in events {
                    assert!(
                        event(&words, before, happened).is_none_or(|told| is_whole(&told)),
                        "{happened:?}"
                    );
                }
                if let Some(asked) = waiting(&words, after) {
                    assert!(is_whole(&asked), "{code}: {asked}");
                    let action = after.legal().pick(&mut dice).unwrap();
                    let done = act(&words, after, action);
                    assert!(is_whole(&done), "{code}: {done} of {action:?}");
                }
            });
            assert!(is_whole(&result(&words, &end).unwrap()));
        }
    }
}

/// What is legal for one position is mostly refused by another: each refusal is a sentence.
#[test]
fn every_refusal_is_a_sentence() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut kinds: BTreeSet<String> = BTreeSet::new();
        for seed in 0..6 {
            let mut earlier = Vec::new();
            play(&[("seats", "3")], seed, |before, _, _| {
                earlier.extend(before.legal().iter().take(12));
                for action in earlier.iter().rev().step_by(7).take(40) {
                    let Err(why) = before.clone().play(*action, &mut ()) else { continue };
                    let said = illegal(&words, before, &why);
                    assert!(is_whole(&said), "{code}: {said} of {why:?}");
                    kinds.insert(format!("{why:?}").split([' ', '(']).next().unwrap().to_owned());
                }
            });
        }
        assert!(kinds.len() > 8, "{kinds:?}");
    }
}

#[test]
fn what_a_pack_lets_go_on_too_long_is_named() {
    let game = Tapestry::start(Kit::printed(), &TapestryOptions::default(), Seed(1)).unwrap();
    let origins = [
        Origin::Card("Loom"),
        Origin::Civilization("Loom"),
        Origin::Tech("Loom"),
        Origin::Masterpiece("Loom"),
        Origin::City("Loom"),
        Origin::Tile(7),
        Origin::SpaceTile(7),
        Origin::Track(Track::Science),
        Origin::Mat,
        Origin::Together,
    ];
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut said = BTreeSet::new();
        for origin in origins {
            let sentence = illegal(&words, &game, &Illegal::TooLong(origin));
            assert!(is_whole(&sentence), "{code}: {sentence}");
            let name = match origin {
                Origin::Tile(_) | Origin::SpaceTile(_) => "7",
                Origin::Track(_) | Origin::Mat | Origin::Together => "",
                _ => "Loom",
            };
            assert!(sentence.contains(name), "{code}: {sentence}");
            said.insert(sentence);
        }
        assert_eq!(said.len(), origins.len(), "{code}: each is told from the others");
        assert!(is_whole(&illegal(&words, &game, &Illegal::TooManyDecisions)));
    }
}

#[test]
fn every_effect_of_the_box_can_be_said() {
    let kit = Kit::printed();
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for id in 0..kit.book.effects.len() as u16 {
            let said = effect(&words, kit, EffectId(id));
            assert!(is_whole(&said), "{code}: {said} of {:?}", kit.effect(EffectId(id)));
        }
        assert!(kit.techs.iter().all(|card| is_whole(&tech(&words, kit, card))));
        assert!(kit.tiles.iter().all(|known| is_whole(&tile(&words, kit, known))));
    }
}

#[test]
fn every_hook_belongs_to_a_civilization_or_card() {
    let kit = Kit::printed();
    for hook in Hook::ALL {
        let owner = hook_owner(*hook);
        let known = kit.find_civ(owner).is_some() || kit.cards.iter().any(|card| card.id == owner);
        assert!(known, "{} of {owner}", hook.key());
    }
}

#[test]
fn every_tip_is_said() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut said: Vec<String> =
            tapestry::tips::Tip::ALL.iter().map(|tip| words::tapestry::tip(&words, *tip)).collect();
        assert!(said.iter().all(|tip| tip.len() > 60 && tip.ends_with('.')), "{said:?}");
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), tapestry::tips::Tip::ALL.len());
    }
}

#[test]
fn an_effect_is_said_in_both_languages() {
    let kit = Kit::printed();
    let space = &kit.tracks[0].spaces[5];
    let said = |words: &Words| words::tapestry::space(words, kit, space);
    assert_eq!(said(&Words::english()), "Tunnels: 1 territory tile and a farm");
    assert_eq!(said(&Words::of("de").unwrap()), "Tunnel – 1 Landschaftsplättchen und eine Farm");
}

#[test]
fn a_seat_is_called_by_its_civilization_once_it_has_one() {
    let words = Words::english();
    let start = Tapestry::start(Kit::printed(), &TapestryOptions::default(), Seed(1)).unwrap();
    assert_eq!(seat_name(&words, &start, Seat(1)), "Player 2");
    let end = play(&[("civilizations", "heralds,nomads")], 1, |_, _, _| {});
    assert_eq!([0, 1].map(|seat| seat_name(&words, &end, Seat(seat))), ["Heralds", "Nomads"]);
}

/// A card in hand is its owner's secret: the log does not name it.
#[test]
fn the_log_does_not_name_drawn_cards() {
    let words = Words::english();
    let mut drawn = 0;
    play(&[], 3, |before, _, events| {
        for happened in events {
            if let Event::DrewCard { card, .. } = happened {
                drawn += 1;
                let told = event(&words, before, happened).unwrap();
                assert!(!told.contains(&before.kit().card(*card).name), "{told}");
            }
        }
    });
    assert!(drawn > 4, "{drawn}");
}

/// Games against the bots: every choice has a sentence, and every filter that cites a rule is asked and told.
#[test]
fn every_choice_of_the_bots_has_its_reasons() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut cited: BTreeSet<&str> = BTreeSet::new();
        let mut choices = 0;
        for seed in 0..8 {
            play(&[("mode", "automa")], seed, |before, _, events| {
                let told = line(&words, before, events);
                assert!(is_whole(&told), "{code}: {told:?} of {events:?}");
                for why in whys(&words, before, events) {
                    choices += 1;
                    assert!(is_whole(&why.sentence), "{code}: {}", why.sentence);
                    assert_eq!(why.chosen.is_none(), why.candidates.is_empty(), "{}", why.sentence);
                    for row in &why.rows {
                        cited.insert(row.rule.0);
                        assert!(is_whole(&row.question), "{code}: {}", row.rule.0);
                        assert!(
                            row.cells.iter().all(|(_, value, _)| is_whole(value)),
                            "{code}: {}",
                            row.rule.0
                        );
                    }
                }
            });
        }
        assert!(choices > 100 && cited.len() >= 6, "{choices} {cited:?}");
    }
}

/// Nobody is promised the benefit of a space that gives none: research and advances without benefit, jumps, steps back, spaces
/// used this turn.
#[test]
fn a_step_without_benefit_does_not_list_it() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let (mut without, mut with) = (0, 0);
        for seed in 0..12 {
            let settings = [&EVERYTHING[..], &[("seats", "2"), ("version", "printed")]].concat();
            play(&settings, seed, |before, _, _| {
                for action in before.legal().iter().take(12) {
                    let Act::Token(token) = action.act else { continue };
                    let step = before.step_of(action.seat, token).unwrap();
                    let Some(at) = step.space.checked_sub(1) else { continue };
                    let space = &before.kit().tracks[step.track.index()].spaces[usize::from(at)];
                    let benefit = words::tapestry::space(&words, before.kit(), space);
                    let said = act(&words, before, action);
                    assert_eq!(said.contains(&benefit), step.benefit, "{code}: {said} of {step:?}");
                    if step.benefit { with += 1 } else { without += 1 }
                }
            });
        }
        assert!(with > 20 && without > 20, "{with} {without}");
    }
}

#[test]
fn research_without_benefit_is_said_to_be_so() {
    let mut found = BTreeSet::new();
    for seed in 0..40 {
        play(&[("seats", "2"), ("civilizations", "alchemists,heralds")], seed, |before, _, _| {
            let Some(Task::Research { benefit, .. }) = before.pending().map(|frame| frame.task) else {
                return;
            };
            for (code, plain) in [("en", "without its benefit"), ("de", "ohne Vorteil")] {
                let words = Words::of(code).unwrap();
                let asked = waiting(&words, before).unwrap();
                assert_eq!(asked.contains(plain), !benefit, "{asked}");
            }
            found.insert(benefit);
        });
    }
    assert_eq!(found.len(), 2, "both kinds of research were seen");
}

#[test]
fn landmark_cards_are_chosen_and_kept_by_their_goals() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let (mut chosen, mut kept) = (0, 0);
        play(&[&EVERYTHING[..], &[("seats", "3")]].concat(), 5, |before, _, events| {
            let drafts = before.pending().is_some_and(|frame| frame.task == Task::DraftLandmark);
            for action in before.legal().iter().take(if drafts { 9 } else { 0 }) {
                let Act::Landmark(landmark) = action.act else { continue };
                let card = before.kit().landmark_cards.iter().find(|card| card.landmark == landmark).unwrap();
                let goal = words::tapestry::landmark_goal(&words, card);
                assert!(goal.len() > 20 && act(&words, before, action).contains(&goal), "{code}: {goal}");
                chosen += 1;
            }
            for happened in events.iter().filter(|event| matches!(event, Event::LandmarkCard { .. })) {
                let told = event(&words, before, happened).unwrap();
                assert!(!told.contains("pp_") && told.ends_with(")."), "{told}");
                kept += 1;
            }
        });
        assert!(chosen >= 6 && kept == 3, "{chosen} {kept}");
    }
}

#[test]
fn the_guesses_of_a_game_are_named() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let start = |settings: Settings<'_>| common::start::<Tapestry>(settings, 1);
        let of = |settings: Settings<'_>| guesses(&words, &start(settings));
        assert!(of(&[("expansions", "pp,aa,ff")]).is_empty(), "nothing is guessed without leave");
        assert!(of(&[("allow-guesses", "on")]).is_empty(), "the base game is known");
        let all = of(&EVERYTHING);
        assert!(all.len() > 8 && all.iter().all(|line| is_whole(line) && line.ends_with('.')), "{all:#?}");
        let text = all.join(" ");
        let game = start(&EVERYTHING);
        for (what, id) in game.guesses() {
            assert!(text.contains(&guessed_name(&words, &game, what, id)), "{code}: {what:?} {id} of {text}");
        }
        assert!(!text.contains('_'), "{text}");
    }
}

#[test]
fn what_a_step_of_the_arts_track_costs() {
    let board = &Kit::printed().tracks[Track::Arts.index()];
    let told = |code: &str| {
        let words = Words::of(code).unwrap();
        [0, 1, 2, 3].map(|tier| words::tapestry::tier_cost(&words, board, tier))
    };
    let english = [
        "1 resource of any kind",
        "2 resources of any kind, all different",
        "3 resources of any kind",
        "2 resources of one kind",
    ];
    assert_eq!(told("en"), english);
    let german = [
        "1 Rohstoff nach Wahl",
        "2 Rohstoffe nach Wahl, lauter verschiedene",
        "3 Rohstoffe nach Wahl",
        "2 gleiche Rohstoffe",
    ];
    assert_eq!(told("de"), german);
}

fn guessed_name(words: &Words, game: &Tapestry, what: Guessed, id: u8) -> String {
    let (kit, at) = (game.kit(), usize::from(id));
    let name = |name: &str| words::tapestry::printed_name(words, name);
    match what {
        Guessed::Tech => name(&kit.techs[at].name),
        Guessed::Card => name(&kit.cards[at].name),
        Guessed::Landmark => name(&kit.landmarks[at].name),
        Guessed::SpaceTile => kit.space_tiles[at].id.to_string(),
        Guessed::LandmarkCard => words::tapestry::landmark_of(words, kit, &kit.landmark_cards[at]),
        Guessed::Track => words::tapestry::track_name(words, Track::Arts),
        Guessed::Adjustment => name(&kit.civs[at].name),
    }
}

#[test]
fn a_guessed_adjustment_is_named_once_the_civilization_is_played() {
    let words = Words::english();
    let settings = [&EVERYTHING[..], &[("version", "adjusted"), ("civilizations", "spies,heralds")]].concat();
    let mut last = Vec::new();
    play(&settings, 2, |before, _, _| last = guesses(&words, before));
    let adjusted: Vec<&String> = last.iter().filter(|line| line.contains("adjustment")).collect();
    assert_eq!(adjusted, ["The adjustment of Spies is a guess: what it takes."]);
}

/// The points of an exploration, an achievement or the Automa's mat are told once.
#[test]
fn points_are_told_once() {
    let words = Words::english();
    let mut seen = BTreeSet::new();
    for seed in 0..30 {
        let settings: Settings<'_> = if seed % 2 == 0 { &[("mode", "automa")] } else { &[("seats", "2")] };
        play(settings, seed, |before, _, events| {
            for two in events.windows(2) {
                let [first, Event::Scored { seat, vp, .. }] = two else { continue };
                let kind = match first {
                    Event::Explored { seat: own, vp: told, .. } if own == seat => (*told > 0, "explored"),
                    Event::Achieved { seat: own, vp: told, .. } if own == seat => (*told > 0, "achieved"),
                    Event::AutomaTally { tally } => (tally.total() > 0, "tally"),
                    _ => continue,
                };
                let told = line(&words, before, two);
                assert_eq!(told.matches(&format!("{vp} VP")).count(), 1, "{told} of {two:?}");
                assert_eq!(words::tapestry::news(&words, before, two).len(), 1);
                seen.extend(kind.0.then_some(kind.1));
            }
        });
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
    // Other points stay: two of the same size are both told.
    let game = common::start::<Tapestry>(&[], 1);
    let three = Event::Scored { seat: Seat(0), vp: 3, from: PointsFrom::Tracks };
    let twice = [three.clone(), three];
    assert_eq!(line(&words, &game, &twice).matches("3 VP").count(), 2);
}

/// Nobody declines what was not on offer: a bonus that cannot be paid, an answer without a choice.
#[test]
fn only_offers_are_declined() {
    let mut declined = 0;
    for seed in 0..40 {
        play(&[&EVERYTHING[..], &[("seats", "2")]].concat(), seed, |before, after, events| {
            let told = events.iter().filter(|event| matches!(event, Event::Declined { .. })).count();
            let one = |action: tapestry::Action| matches!(action.act, Act::No | Act::Done);
            let could = before.legal().iter().any(one) && before.legal().count() > 1;
            assert!(told <= usize::from(could), "{told} in {events:?} of {:?}", after.decision());
            declined += told;
        });
    }
    assert!(declined > 50, "{declined}");
}

#[test]
fn a_toppled_outpost_is_told_to_lie() {
    let (english, german) = (Words::english(), Words::of("de").unwrap());
    let mut lies = 0;
    for seed in 0..20 {
        play(&[("mode", "automa")], seed, |before, after, events| {
            for happened in events {
                let Event::Stands { seat, hex, toppled } = happened else { continue };
                let [told, erzählt] =
                    [&english, &german].map(|words| event(words, before, happened).unwrap());
                assert_eq!((told.contains("toppled"), erzählt.contains("gestürzt")), (*toppled, *toppled));
                if *toppled {
                    let items = &after.site(*hex).items;
                    assert!(items.iter().any(|item| item.seat == seat.0 && item.toppled), "{told}");
                    lies += 1;
                }
            }
        });
    }
    assert!(lies > 3, "{lies}");
}

/// Who chooses between two rolls, or between the science dice, reads what they are.
#[test]
fn rolls_to_choose_between_are_told() {
    let (mut faces, mut dice) = (0, 0);
    let own = [("seats", "2"), ("civilizations", "psionics,alchemists"), ("either-die", "on")];
    let spoken =
        [("en", "Choice "), ("de", "Möglichkeit ")].map(|(code, vague)| (Words::of(code).unwrap(), vague));
    for seed in 0..60 {
        play(&[&EVERYTHING[..], &own].concat(), seed, |before, _, _| {
            match before.pending().map(|frame| frame.task) {
                Some(Task::PickFace { .. }) => faces += 1,
                Some(Task::ChooseDie) => dice += 1,
                _ => return,
            }
            for (words, vague) in &spoken {
                for action in before.legal().iter() {
                    let said = act(words, before, action);
                    assert!(is_whole(&said) && !said.starts_with(vague), "{said}");
                }
            }
        });
    }
    assert!(faces > 5 && dice > 5, "{faces} {dice}");
}
