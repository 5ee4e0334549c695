//! A new game: its tiles and cards are chosen from pictures, as they lie on the table.

use maud::{Markup, html};
use terra_mystica::{BonusId, Kit, ScoringId};

use super::tiles::{Piece, any_of, final_picture, into_places};
use crate::context::Context;
use crate::pages::setup::{keep_first, sent};

/// How many rounds there are.
const ROUNDS: u8 = 6;

/// The form of an option that is chosen from pictures; `None` for all others.
pub fn option_form(context: &Context, key: &str) -> Option<Markup> {
    let (words, kit) = (context.words, Kit::printed());
    match key {
        "scoring" => {
            let tiles = ScoringId::ALL.map(|tile| Piece::scoring(words, kit, tile));
            Some(into_places(&tiles, ROUNDS, ("round", "scoring"), |_| None))
        }
        "bonus-removed" => {
            let cards = BonusId::ALL.map(|card| Piece::bonus(words, kit, card));
            Some(any_of(&cards, "bonus-removed", |_| false))
        }
        _ => None,
    }
}

/// The picture beside a value of an option.
pub fn value_picture(context: &Context, key: &str, value: &str) -> Markup {
    let picture =
        (key == "final-tile").then(|| final_picture(context.words, Kit::printed(), value)).flatten();
    html! { @if let Some(picture) = picture { span.tm-value aria-hidden="true" { (picture) } } }
}

/// Leaves out what the form does not show, and makes one option of the tiles that were tapped into the rounds. Those that
/// were not tapped at all are dealt; what cannot lie on a table so is answered with the message that says why.
pub fn settle(options: &mut Vec<(String, String)>) -> Result<(), &'static str> {
    drop_hidden(options);
    let value = |options: &[(String, String)], key: &str| {
        options.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
    };
    let rounds: Vec<Option<String>> =
        (1..=ROUNDS).map(|round| value(options, &format!("scoring-{round}"))).collect();
    options.retain(|(key, _)| !key.starts_with("scoring-"));
    let mut tiles: Vec<&String> = rounds.iter().flatten().collect();
    if !tiles.is_empty() {
        if tiles.len() < usize::from(ROUNDS) {
            return Err("terra-setup-rounds-missing");
        }
        options.push((
            "scoring".to_owned(),
            tiles.iter().map(|tile| tile.as_str()).collect::<Vec<_>>().join(","),
        ));
        tiles.sort_unstable();
        if tiles.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err("terra-setup-rounds-twice");
        }
    }
    let Some(gone) = value(options, "bonus-removed").filter(|gone| gone != "random") else { return Ok(()) };
    let seats = value(options, "seats").and_then(|seats| seats.parse().ok()).unwrap_or(2_usize);
    let promo = value(options, "promo-shipping").is_none_or(|promo| promo == "on");
    let kit = Kit::printed();
    let in_box = BonusId::ALL.into_iter().filter(|card| promo || !kit.bonus(*card).promo);
    let stay = in_box.filter(|card| !gone.split(',').any(|gone| gone == card.id())).count();
    if stay == seats + 3 { Ok(()) } else { Err("terra-setup-bonus-count") }
}

/// Factions of nobody, and everything about Automas that do not play.
fn drop_hidden(options: &mut Vec<(String, String)>) {
    let number = |key| sent(options, key).and_then(|value| value.parse::<usize>().ok());
    let Some(automas) = number("automas") else { return };
    let people = number("seats").map(|seats| seats.saturating_sub(automas));
    if automas == 0 {
        options.retain(|(key, _)| key != "difficulty" && !key.starts_with("automa-"));
    }
    for (key, places) in
        [("automa-factions", Some(automas)), ("automa-colours", Some(automas)), ("factions", people)]
    {
        if let Some(places @ 1..) = places {
            keep_first(options, key, places);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(options: &[(&str, &str)]) -> Result<Vec<(String, String)>, &'static str> {
        let mut options =
            options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        settle(&mut options).map(|()| options)
    }

    #[test]
    fn tiles_tapped_into_rounds_are_one_option() {
        let tiles = ["SCORE5", "SCORE8", "SCORE1", "SCORE2", "SCORE3", "SCORE4"];
        let rounds = tiles.iter().zip(1..=6).map(|(tile, round)| (format!("scoring-{round}"), *tile));
        let mut rounds: Vec<(String, &str)> = rounds.collect();
        rounds.reverse();
        let fields: Vec<(&str, &str)> = rounds.iter().map(|(key, tile)| (key.as_str(), *tile)).collect();
        let all = settled(&fields).unwrap();
        assert_eq!(all, [("scoring".to_owned(), "SCORE5,SCORE8,SCORE1,SCORE2,SCORE3,SCORE4".to_owned())]);
        assert_eq!(settled(&fields[1..]), Err("terra-setup-rounds-missing"));
        let twice: Vec<(&str, &str)> = fields.iter().map(|(key, _)| (*key, "SCORE5")).collect();
        assert_eq!(settled(&twice), Err("terra-setup-rounds-twice"));
        assert_eq!(settled(&[]), Ok(Vec::new()));
    }

    #[test]
    fn what_the_form_hides_is_left_out() {
        let form = [
            ("seats", "3"),
            ("automas", "2"),
            ("difficulty", "hard"),
            ("factions", "witches,nomads,choose"),
            ("automa-factions", "random,fakirs,darklings,random"),
            ("automa-colours", "random,blue,red,random"),
        ];
        let left = settled(&form).unwrap();
        let value = |options: &[(String, String)], key: &str| sent(options, key).map(ToOwned::to_owned);
        assert_eq!(value(&left, "factions").as_deref(), Some("witches"));
        assert_eq!(value(&left, "automa-factions").as_deref(), Some("random,fakirs"));
        assert_eq!(value(&left, "automa-colours").as_deref(), Some("random,blue"));
        assert_eq!(value(&left, "difficulty").as_deref(), Some("hard"));
        let people = settled(&[("seats", "2"), ("automas", "0"), form[2], form[3], form[4]]).unwrap();
        let keys: Vec<&str> = people.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["seats", "automas", "factions"]);
        assert_eq!(value(&people, "factions").as_deref(), Some("witches,nomads"));
    }

    #[test]
    fn three_cards_more_than_players_stay_in_the_game() {
        let two = "BON1,BON2,BON3,BON4,BON5";
        assert!(settled(&[("bonus-removed", two)]).is_ok());
        assert_eq!(settled(&[("bonus-removed", "BON1")]), Err("terra-setup-bonus-count"));
        assert_eq!(settled(&[("bonus-removed", two), ("seats", "3")]), Err("terra-setup-bonus-count"));
        assert!(settled(&[("bonus-removed", "BON1,BON2,BON3,BON4"), ("promo-shipping", "off")]).is_ok());
    }
}
