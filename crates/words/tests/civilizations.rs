//! What the mats of all civilizations say is all that they do, in every wording and language.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use kernel::{Game, Legal, Seed};
use tapestry::components::effect::{Effect, EffectId};
use tapestry::components::{Civ, CivMat};
use tapestry::{Act, Building, Good, Kit, MatChoice, Tapestry, TapestryOptions, Track, Version};
use words::Words;
use words::tapestry::{act, adjustment, civ_text, mat_text};

/// A language, and the word in which it tells what an effect does.
struct Language {
    code: &'static str,
    word: fn(Effect) -> Option<String>,
    later: &'static str,
    turns: fn(u8, u8) -> String,
    short: &'static [&'static str],
}

const LANGUAGES: [Language; 2] = [
    Language {
        code: "en",
        word: english,
        later: "ained later|ained mid-game|when you gain this",
        turns: |first, last| format!("Income turns {first} to {last}"),
        short: &["as printed", "the same onto"],
    },
    Language {
        code: "de",
        word: german,
        later: "päter bekommen|sie später bekommst|wenn du sie bekommst",
        turns: |first, last| format!("Einkommenszüge {first} bis {last}"),
        short: &["wie gedruckt", "wie aufgedruckt", "dasselbe auf"],
    },
];

fn english(effect: Effect) -> Option<String> {
    Some(match effect {
        Effect::Resource(good, _) => match good {
            Good::Coin => "coin|each resource",
            Good::Worker => "worker|each resource",
            Good::Food => "food|each resource",
            Good::Culture => "culture|each resource",
        }
        .to_owned(),
        Effect::AnyResource(n) => format!("any {n}"),
        Effect::Vp(n) => format!("{n} VP"),
        Effect::VpPer(_, n) => format!("{} VP", n.abs()),
        Effect::TerritoryTile(_) => "territory tile".to_owned(),
        Effect::SpaceTile(_) | Effect::ExploreSpace { .. } => "space tile".to_owned(),
        Effect::TapestryCard(_) => "tapestry card".to_owned(),
        Effect::DrawKeepTech(_) => "tech cards, keep 1".to_owned(),
        Effect::DrawKeepTapestry(_) => "tapestry cards, keep 1".to_owned(),
        Effect::Invent(..) | Effect::InventAndUpgrade(_) => "invent|tech card|invention".to_owned(),
        Effect::Upgrade { .. } => "upgrade".to_owned(),
        Effect::Build(building) => match building {
            Building::Market => "market",
            Building::House => "house",
            Building::Farm => "farm",
            Building::Armory => "armory",
        }
        .to_owned(),
        Effect::BuildAny | Effect::BuildBeside => "any income building".to_owned(),
        Effect::Explore { .. } => "explore".to_owned(),
        Effect::Conquer { .. } => "conquer".to_owned(),
        Effect::Research { benefit: true, .. } => "research with benefit".to_owned(),
        Effect::Research { benefit: false, .. } => "research without benefit".to_owned(),
        Effect::TerritoryBenefitAny => "benefit of a territory tile".to_owned(),
        Effect::Jump { n, .. } => format!("{n} spaces"),
        Effect::DiscardDownTo(n) => format!("{n}"),
        Effect::Lose(..) | Effect::LoseAny(_) => "pay|lose".to_owned(),
        _ => return None,
    })
}

fn german(effect: Effect) -> Option<String> {
    Some(match effect {
        Effect::Resource(good, _) => match good {
            Good::Coin => "Münze|jedem Rohstoff",
            Good::Worker => "Arbeiter|jedem Rohstoff",
            Good::Food => "Nahrung|jedem Rohstoff",
            Good::Culture => "Kultur|jedem Rohstoff",
        }
        .to_owned(),
        Effect::AnyResource(n) => format!("{n} beliebige"),
        Effect::Vp(n) => format!("{n} SP"),
        Effect::VpPer(_, n) => format!("{} SP", n.abs()),
        Effect::TerritoryTile(_) => "Landschaftsplättchen".to_owned(),
        Effect::SpaceTile(_) | Effect::ExploreSpace { .. } => "Weltraumplättchen".to_owned(),
        Effect::TapestryCard(_) => "Wandteppichkarte".to_owned(),
        Effect::DrawKeepTech(_) => "Technologiekarten, behalte 1".to_owned(),
        Effect::DrawKeepTapestry(_) => "Wandteppichkarten, behalte 1".to_owned(),
        Effect::Invent(..) | Effect::InventAndUpgrade(_) => "erfind|Technologiekarte".to_owned(),
        Effect::Upgrade { .. } => "verbesser".to_owned(),
        Effect::Build(building) => match building {
            Building::Market => "Markt",
            Building::House => "Haus",
            Building::Farm => "Farm",
            Building::Armory => "Waffenkammer",
        }
        .to_owned(),
        Effect::BuildAny | Effect::BuildBeside => "beliebiges Einkommensgebäude".to_owned(),
        Effect::Explore { .. } => "erkunde".to_owned(),
        Effect::Conquer { .. } => "erober".to_owned(),
        Effect::Research { benefit: true, .. } => "forschen mit Vorteil".to_owned(),
        Effect::Research { benefit: false, .. } => "forschen ohne Vorteil".to_owned(),
        Effect::TerritoryBenefitAny => "Vorteil eines Landschaftsplättchens".to_owned(),
        Effect::Jump { n, .. } => format!("{n} Felder"),
        Effect::DiscardDownTo(n) => format!("{n}"),
        Effect::Lose(..) | Effect::LoseAny(_) => "zahle|verliere".to_owned(),
        _ => return None,
    })
}

/// An effect and all that it is made of.
fn parts(kit: &Kit, id: EffectId, all: &mut Vec<Effect>) {
    let effect = kit.effect(id);
    let inner: Vec<EffectId> = match effect {
        Effect::Seq(list) | Effect::All(list) | Effect::OneOf(list) | Effect::NOf(_, list) => {
            kit.members(list).collect()
        }
        Effect::May(inner)
        | Effect::Pay(_, inner)
        | Effect::Times(_, inner)
        | Effect::TimesCount(_, inner)
        | Effect::Each(_, inner)
        | Effect::ForEachTrack(_, inner)
        | Effect::RedrawOr(inner) => vec![inner],
        Effect::If(_, yes, no) => vec![yes, no],
        _ => Vec::new(),
    };
    all.push(effect);
    inner.into_iter().filter(|inner| inner.0 != 0).for_each(|inner| parts(kit, inner, all));
}

/// Everything that a mat does by the language of the data.
fn deeds(kit: &Kit, mat: &CivMat) -> Vec<Effect> {
    let own = [
        mat.setup,
        mat.first,
        mat.income,
        mat.last,
        mat.after_tapestry,
        mat.final_points,
        mat.end,
        mat.midgame,
    ];
    let lasting = mat.abilities.on.iter().map(|(_, effect)| *effect);
    let nodes = mat.nodes.iter().map(|node| node.effect);
    let mut all = Vec::new();
    own.into_iter().flatten().chain(lasting).chain(nodes).for_each(|id| parts(kit, id, &mut all));
    all
}

fn says(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    word.split('|').any(|word| text.contains(&word.to_lowercase()))
}

/// The wordings of a civilization.
fn mats(civ: &Civ) -> Vec<(&'static str, &CivMat)> {
    [("printed", Some(&civ.printed)), ("later", civ.pack.as_ref())]
        .into_iter()
        .filter_map(|(name, mat)| Some((name, mat?)))
        .collect()
}

#[test]
fn every_mat_tells_all_that_it_does() {
    let kit = Kit::printed();
    assert_eq!(kit.civs.len(), 41);
    for Language { code, word, later, turns, short } in &LANGUAGES {
        let words = Words::of(code).unwrap();
        for civ in &kit.civs {
            for (wording, mat) in mats(civ) {
                let paragraphs = mat_text(&words, mat, civ);
                let text = paragraphs.join(" ");
                let name = format!("{code}: {} ({wording})", civ.id);
                assert!(
                    !paragraphs.is_empty() && paragraphs.iter().all(|one| one.len() > 12),
                    "{name}: {text}"
                );
                let cut = short.iter().find(|cut| says(&text, cut));
                assert_eq!(cut, None, "{name}: {text}");
                for effect in deeds(kit, mat) {
                    let told = word(effect).is_none_or(|word| says(&text, &word));
                    assert!(told, "{name} does not tell {effect:?}: {text}");
                }
                let nothing = |id: EffectId| kit.effect(id) == Effect::Nothing;
                if mat.midgame.is_some_and(|id| !nothing(id)) {
                    assert!(says(&text, later), "{name}: what happens when it is gained later: {text}");
                }
                let [first, last] = mat.turns[0];
                if mat.income.is_some() && mat.turns[0] != [2, 5] {
                    // Some do the same in the last income turn.
                    let same = [turns(first, last), turns(first, 5)];
                    assert!(same.iter().any(|turns| text.contains(turns)), "{name}: {text}");
                }
            }
        }
    }
}

/// The names of the four tracks, of landmarks and terrains that mats speak of.
#[test]
fn tracks_landmarks_and_terrains_of_a_mat_are_named() {
    let kit = Kit::printed();
    for Language { code, .. } in &LANGUAGES {
        let words = Words::of(code).unwrap();
        let track = |track: Track| words::tapestry::track_name(&words, track);
        for civ in &kit.civs {
            for (wording, mat) in mats(civ) {
                let text = mat_text(&words, mat, civ).join(" ");
                for node in &mat.nodes {
                    if let Effect::Advance(how) = kit.effect(node.effect)
                        && let tapestry::components::effect::Tracks::Of(bits) = how.tracks
                    {
                        let named = Track::ALL.iter().filter(|track| bits >> track.index() & 1 == 1);
                        named.for_each(|one| {
                            assert!(says(&text, &track(*one)), "{} ({wording}): {text}", civ.id);
                        });
                    }
                }
                for landmark in &mat.landmarks {
                    let name = &kit.landmarks[usize::from(*landmark)].name;
                    let name = words::tapestry::printed_name(&words, name);
                    assert!(text.contains(&name), "{} ({wording}) lacks {name}: {text}", civ.id);
                }
                for terrain in &mat.middle {
                    assert!(says(&text, &words::tapestry::terrain_name(&words, *terrain)), "{}", civ.id);
                }
            }
        }
    }
}

/// A game in this wording whose first player has the choice between civilizations.
fn game(version: Version, allow_guesses: bool, civ: u8) -> Tapestry {
    let mut options =
        TapestryOptions { version, allow_guesses, expansions: [true; 3], ..TapestryOptions::default() };
    options.civilizations[0] = MatChoice::Named(civ);
    Tapestry::start(Kit::printed(), &options, Seed(1)).unwrap()
}

#[test]
fn the_adjusted_wording_tells_the_adjustment_or_that_it_is_unknown() {
    let kit = Kit::printed();
    for (code, prefix, unknown) in
        [("en", "Adjustment", "could not be read"), ("de", "Anpassung", "nicht lesbar")]
    {
        let words = Words::of(code).unwrap();
        let (mut told, mut open) = (BTreeSet::new(), BTreeSet::new());
        for (at, civ) in (0_u8..).zip(&kit.civs) {
            let of = |version, guesses| civ_text(&words, &game(version, guesses, at), at);
            let adjusted = of(Version::Adjusted, false);
            let more = adjusted.len() - of(Version::Printed, false).len();
            assert!(more <= 1 && adjusted[..adjusted.len() - more] == of(Version::Printed, false)[..]);
            assert!(of(Version::Latest, true).iter().all(|one| !one.contains(prefix)), "{}", civ.id);
            assert_eq!(more == 1, adjustment(&words, civ, false).is_some());
            if more == 1 {
                let last = adjusted.last().unwrap();
                if civ.adjust_missing.is_empty() {
                    assert!(last.starts_with(prefix) && !last.contains(unknown), "{last}");
                    let mut effects = Vec::new();
                    let both = civ.adjust.iter().flat_map(|adjust| [adjust.setup, adjust.first]);
                    both.flatten().for_each(|id| parts(kit, id, &mut effects));
                    let word = if code == "en" { english } else { german };
                    for effect in effects {
                        assert!(word(effect).is_none_or(|word| says(last, &word)), "{}: {last}", civ.id);
                    }
                    told.insert(civ.id.as_str());
                } else {
                    assert!(last.contains(unknown), "{last}");
                    // With guesses allowed it is played, and told to be a guess.
                    let guess = of(Version::Adjusted, true);
                    assert_eq!(guess.last().unwrap().starts_with(prefix), civ.adjust.is_some(), "{guess:?}");
                    open.insert(civ.id.as_str());
                }
            } else {
                assert!(civ.adjust.is_none(), "{} has an adjustment without words", civ.id);
            }
        }
        assert_eq!(told.len(), 14, "{told:?}");
        assert_eq!(
            open.into_iter().collect::<Vec<_>>(),
            ["collectors", "isolationists", "spies", "urban_planners"]
        );
    }
}

/// Who chooses a civilization reads all of it.
#[test]
fn the_choice_of_a_civilization_tells_the_whole_mat() {
    let words = Words::english();
    let options = TapestryOptions { version: Version::Adjusted, ..TapestryOptions::default() };
    let start = Tapestry::start(Kit::printed(), &options, Seed(3)).unwrap();
    let mut civs = 0;
    for action in start.legal().iter() {
        let Act::Civ(civ) = action.act else { continue };
        let said = act(&words, &start, action);
        assert!(civ_text(&words, &start, civ).iter().all(|paragraph| said.contains(paragraph)), "{said}");
        civs += 1;
    }
    assert_eq!(civs, 2);
}
