//! The forms of records: the same games as a table, as a copied ledger, as JSON and as what was typed.

use terra_mystica::ledger::{self, Form, Ledger, LedgerError, Row};
use terra_mystica::{Act, Action};

const GAMES: [&str; 4] = [
    include_str!("ledgers/syn_a20_5p_fire_ice_revised.tsv"),
    include_str!("ledgers/syn_b03_2p_fire_ice_revised.tsv"),
    include_str!("ledgers/syn_b09_4p_base.tsv"),
    include_str!("ledgers/syn_b10_4p_fire_ice_new.tsv"),
];

fn header<'a>(text: &'a str, key: &str) -> &'a str {
    let found = text.lines().find_map(|line| line.strip_prefix('#')?.strip_prefix(key)?.strip_prefix(": "));
    found.unwrap_or_else(|| panic!("no #{key}"))
}

/// What the site says before the rows, as comments of its ledger.
fn comments(text: &str) -> Vec<String> {
    let mut said = vec!["Player 1: somebody".to_owned(), format!("map {}", record_id(text))];
    said.extend(header(text, "options").split(' ').map(|name| format!("option {name}")));
    let tiles = header(text, "scoring").split(' ').enumerate();
    said.extend(tiles.map(|(round, tile)| format!("Round {} scoring: {tile}, D >> 2", round + 1)));
    said.extend(header(text, "bonus_removed").split(' ').map(|card| format!("Removing tile {card}")));
    let extra = header(text, "final_extra");
    if extra != "none" {
        said.push(format!("Added final scoring tile: {extra}"));
    }
    said
}

fn record_id(text: &str) -> String {
    let kit = terra_mystica::Kit::printed();
    let map = kit.find_map(header(text, "map")).unwrap();
    kit.map(map).record_id.clone()
}

fn list(values: &[u8]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
}

/// What a row shows, column by column: points, goods, power and cults.
fn columns(row: &Row) -> [String; 6] {
    let shown = &row.shown;
    [
        shown.vp.unwrap().to_string(),
        shown.coins.unwrap().to_string(),
        shown.workers.unwrap().to_string(),
        shown.priests.unwrap().to_string(),
        list(&shown.bowls.unwrap()),
        list(&shown.cults.unwrap()),
    ]
}

/// The ledger as a browser copies it: changes, values with units, amounts of offers without their colours.
fn as_page(text: &str) -> String {
    let mut page = comments(text);
    for row in Ledger::parse(text).unwrap().rows {
        let [vp, coins, workers, priests, bowls, cults] = columns(&row);
        let Row { faction, text, .. } = row;
        let offers: Vec<String> = row.offers.unwrap().iter().map(|(_, amount)| amount.to_string()).collect();
        let offers = offers.join(" ");
        page.push(format!(
            "{}\t+2\t{vp} VP\t\t{coins} C\t-1\t{workers} W\t\t{priests} P\t\t{bowls} PW\t\t{cults}\t{offers}\t{text}",
            faction.key(),
        ));
    }
    page.join("\tshow history\n")
}

/// The ledger as the page gets it.
fn as_json(text: &str) -> String {
    let quoted = |text: &str| format!("\"{text}\"");
    let mut rows: Vec<String> =
        comments(text).iter().map(|comment| format!("{{\"comment\": {}}}", quoted(comment))).collect();
    let ledger = Ledger::parse(text).unwrap();
    for row in &ledger.rows {
        let mut offers: Vec<(String, u32)> = Vec::new();
        for (colour, amount) in row.offers.as_ref().unwrap() {
            // The site adds up what a row offers to one colour.
            match offers.iter_mut().find(|(other, _)| other == colour) {
                Some((_, sum)) => *sum += u32::from(*amount),
                None => offers.push((colour.clone(), u32::from(*amount))),
            }
        }
        let offers: Vec<String> = offers.iter().map(|(colour, sum)| format!("\"{colour}\": {sum}")).collect();
        let [vp, coins, workers, priests, bowls, cults] = columns(row);
        rows.push(format!(
            "{{\"faction\": \"{}\", \"commands\": {}, \"warning\": \"\", \"leech\": {{{}}}, \"VP\": {{\"value\": {vp}, \"delta\": 0}}, \
             \"C\": {{\"value\": {coins}}}, \"W\": {{\"value\": \"{workers}\"}}, \"P\": {{\"value\": {priests}}}, \
             \"PW\": {{\"value\": \"{bowls}\"}}, \"CULT\": {{\"value\": \"{cults}\", \"delta\": 1}}}}",
            row.faction.key(),
            quoted(&row.text),
            offers.join(", "),
        ));
    }
    let points: Vec<String> =
        ledger.final_vp.iter().map(|(id, vp)| format!("\"{}\": {{\"VP\": {vp}}}", id.key())).collect();
    format!(
        "{{\"finished\": 1, \"factions\": {{{}}}, \"ledger\": [\n{}\n]}}",
        points.join(", "),
        rows.join(",\n")
    )
}

/// What the players typed, a line for each row, and the administrator's lines.
fn as_commands(text: &str) -> String {
    let tiles = header(text, "scoring").replace(' ', ",");
    let mut lines = vec!["# a game".to_owned(), format!("map {}", record_id(text)), format!("score {tiles}")];
    lines.extend(header(text, "options").split(' ').map(|name| format!("option {name}")));
    lines.extend(header(text, "bonus_removed").split(' ').map(|card| format!("delete {card}")));
    let extra = header(text, "final_extra");
    if extra != "none" {
        lines.push(format!("final-scoring {extra}"));
    }
    lines.extend(header(text, "factions").split(' ').map(|name| format!("setup {name}")));
    for row in Ledger::parse(text).unwrap().rows.iter().filter(|row| !row.auto) {
        let typed = row.text.split(". ").filter(|word| !word.ends_with("income_for_faction"));
        lines.push(format!("{}: {}", row.faction.key(), typed.collect::<Vec<_>>().join(". ")));
    }
    lines.join("\n")
}

fn decided(report: &ledger::Report) -> Vec<Action> {
    report.played.iter().map(|one| one.action).filter(|action| action.act != Act::Done).collect()
}

#[test]
fn every_form_of_a_game_comes_to_the_same_decisions() {
    for text in GAMES {
        let known = ledger::replay(text).unwrap();
        for (form, other) in [
            (Form::Page, as_page(text)),
            (Form::Json, as_json(text)),
            (Form::Commands, as_commands(text)),
            (Form::Tsv, text.replace('\n', "\r\n")),
        ] {
            assert_eq!(Form::of(&other), Some(form));
            let report = ledger::replay(&other).unwrap_or_else(|error| panic!("{form:?}: {error}"));
            assert_eq!(report.mismatch, None, "{form:?} of {}", known.game);
            assert_eq!(report.checked, report.rows, "{form:?} of {}", known.game);
            assert_eq!(
                (&report.final_vp, report.over),
                (&known.final_vp, true),
                "{form:?} of {}",
                known.game
            );
            // Where lines are no turns, answers may come before the turn is ended.
            assert!(decided(&report) == decided(&known), "{form:?} of {}", known.game);
        }
    }
}

#[test]
fn the_examples_of_the_document_agree() {
    let document = include_str!("../../../docs/records.md");
    let examples: Vec<&str> =
        document.split("```record\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    let forms: Vec<Option<Form>> = examples.iter().map(|text| Form::of(text)).collect();
    assert_eq!(forms, [Form::Tsv, Form::Commands, Form::Page, Form::Json].map(Some));
    let mut games = Vec::new();
    for text in examples {
        let report = ledger::replay(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((&report.mismatch, report.checked), (&None, report.rows), "{text}");
        games.push(decided(&report));
    }
    assert!(games.iter().all(|game| *game == games[0]), "they are the same game");
}

#[test]
fn a_difference_is_found_in_every_form() {
    let text = GAMES[1];
    let page = as_page(text);
    let row = page.lines().find(|line| line.contains("build ") && line.contains(" VP")).unwrap();
    let mismatch = ledger::replay(&page.replace(row, &row.replace(" VP", "9 VP"))).unwrap().mismatch.unwrap();
    assert_eq!(mismatch.field, "vp");
    let json = as_json(text).replacen("\"PW\": {\"value\": \"", "\"PW\": {\"value\": \"1", 1);
    assert_eq!(ledger::replay(&json).unwrap().mismatch.unwrap().field, "bowls");
    let typed = as_commands(text).replacen("pass BON", "build A1. pass BON", 1);
    assert_eq!(ledger::replay(&typed).unwrap().mismatch.unwrap().field, "legal");
}

#[test]
fn what_was_drawn_and_not_said_is_asked_for() {
    let typed = as_commands(GAMES[1]);
    let tiles = typed.lines().find(|line| line.starts_with("score ")).unwrap();
    let drawn = typed.replace(tiles, "randomize v1 seed 3");
    assert_eq!(ledger::replay(&drawn), Err(LedgerError::Drawn));
    let unknown = typed.replace(tiles, &format!("{tiles}\nfrobnicate"));
    assert!(matches!(ledger::replay(&unknown), Err(LedgerError::Row { .. })));
}

#[test]
fn a_line_is_no_turn_in_what_was_typed() {
    let text = "option errata-cultist-power\nscore SCORE8,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6\n\
        delete BON2\ndelete BON3\ndelete BON5\ndelete BON9\nsetup witches\nsetup nomads for somebody\n\
        witches: build A3\nnomads: build A5\nnomads: build B1\nwitches: build A10\nnomads: build B4\n\
        nomads: +BON1\nwitches: pass BON4\n\
        witches: burn 1 # a remark\nwitches: upgrade A3 to TP\nwitches: convert 1pw to 1c\n\
        nomads: send p to fire. leech 1\n";
    let report = ledger::replay(text).unwrap();
    // The Nomads have neither an offer nor a priest; up to there all lines are played.
    assert_eq!(report.mismatch.unwrap().row, 19);
    assert_eq!(report.played.last().unwrap().row, 19, "the turn of the Witches is over by then");
    let alone = text
        .replace("nomads: send p to fire. leech 1", "nomads: pass BON6\nwitches: done\nwitches: pass BON1");
    let report = ledger::replay(&alone).unwrap();
    assert_eq!(report.mismatch, None);
    assert!(!report.over);
}

/// Any change of any record: read or refused, never a panic.
#[test]
fn damaged_records_are_refused_or_played_as_far_as_they_go() {
    let mut dice = kernel::Dice::new(5);
    for text in GAMES {
        for whole in [text.to_owned(), as_page(text), as_json(text), as_commands(text)] {
            let lines: Vec<&str> = whole.lines().collect();
            for _ in 0..60 {
                let mut damaged: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
                for _ in 0..=dice.below(3) {
                    damage(&mut damaged, &mut dice);
                }
                if let Ok(report) = ledger::replay(&damaged.join("\n")) {
                    assert!(report.checked <= report.rows);
                }
            }
        }
    }
}

fn damage(lines: &mut Vec<String>, dice: &mut kernel::Dice) {
    let at = dice.below(lines.len() as u32) as usize;
    let other = lines[dice.below(lines.len() as u32) as usize].clone();
    match dice.below(6) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, other),
        2 => lines.truncate(at.max(1)),
        3 => lines[at] = lines[at].replace(['1', '2', '.'], "99999"),
        4 => lines[at] = lines[at].replace("build", "resign. +fire. -SPADE. dig 255. burn"),
        _ => {
            let line = &mut lines[at];
            let cut = line.floor_char_boundary(dice.below(line.len() as u32 + 1) as usize);
            line.truncate(cut);
            line.push('ß');
        }
    }
}
