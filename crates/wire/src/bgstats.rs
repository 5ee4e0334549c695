//! Results for BG Stats, the app in which many people keep what they have played.
//!
//! Its export is a JSON of lists that refer to each other by number. The form is not published; this is what its own files have, as far as
//! other programs that read and write them agree on it. A single game can also be handed over by a link, whose form is published.

use serde::{Deserialize, Serialize};

use crate::sheet::Row;

/// What is known of a game beyond its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// Its key.
    pub key: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// Its number at `BoardGameGeek`.
    pub bgg: Option<u32>,
}

/// A row in the words of people.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The result.
    pub row: Row,
    /// How hard it was.
    pub level: String,
    /// What the person played.
    pub plays: String,
    /// What the bots played.
    pub against: String,
}

/// What the people and places are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The person.
    pub you: String,
    /// The bots.
    pub automa: String,
    /// The program as a place.
    pub screen: String,
    /// A real table.
    pub table: String,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names are those of the other program")]
pub struct File {
    pub about: String,
    pub players: Vec<Named>,
    pub locations: Vec<Named>,
    pub games: Vec<Game>,
    pub plays: Vec<Play>,
    pub user_info: UserInfo,
}

/// A player or a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names are those of the other program")]
pub struct Named {
    pub uuid: String,
    pub id: u32,
    pub name: String,
    pub modification_date: String,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, clippy::struct_excessive_bools, reason = "the names are those of the other program")]
pub struct Game {
    pub uuid: String,
    pub id: u32,
    pub name: String,
    pub bgg_name: String,
    pub bgg_id: u32,
    pub highest_wins: bool,
    pub no_points: bool,
    pub cooperative: bool,
    pub uses_teams: bool,
    pub is_base_game: u8,
    pub is_expansion: u8,
    pub modification_date: String,
}

/// One game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names are those of the other program")]
pub struct Play {
    pub uuid: String,
    pub game_ref_id: u32,
    pub location_ref_id: u32,
    pub play_date: String,
    pub entry_date: String,
    pub modification_date: String,
    pub board: String,
    pub comments: String,
    pub duration_min: u32,
    pub rounds: u32,
    pub ignored: bool,
    pub manual_winner: bool,
    pub uses_teams: bool,
    pub player_scores: Vec<Score>,
}

/// The points of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names are those of the other program")]
pub struct Score {
    pub player_ref_id: u32,
    pub score: String,
    pub role: String,
    pub winner: bool,
    pub start_player: bool,
    pub new_player: bool,
    pub rank: u8,
    pub seat_order: u8,
}

/// Whose file it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names are those of the other program")]
pub struct UserInfo {
    pub me_ref_id: u32,
}

const YOU: u32 = 1;
const AUTOMA: u32 = 2;

/// A number that is always the same for the same text, in the form that the other program wants.
fn uuid(text: &str) -> String {
    let half = |salt: u8| {
        let mut digest = kernel::Digest::default();
        digest.bytes(&[salt]);
        digest.bytes(text.as_bytes());
        digest.value()
    };
    let (a, b) = (half(1), half(2));
    let (low, high) = (a & 0xfff, b >> 48 & 0x3fff | 0x8000);
    format!("{:08x}-{:04x}-4{low:03x}-{high:04x}-{:012x}", a >> 32, a >> 16 & 0xffff, b & 0xffff_ffff_ffff)
}

/// `2026-11-17 20:15:00`
fn date(seconds: u64) -> String {
    crate::sheet::moment(seconds).trim_end_matches('Z').replace('T', " ")
}

/// All results as a file.
pub fn file(titles: &[Title], names: &Names, results: &[Told]) -> File {
    let day = date(results.iter().map(|told| told.row.at).max().unwrap_or(0));
    let named = |(id, name): (u32, &String)| Named {
        uuid: uuid(&format!("automa {id} {name}")),
        id,
        name: name.clone(),
        modification_date: day.clone(),
    };
    let games = titles.iter().zip(1..).map(|(title, id)| Game {
        uuid: uuid(&format!("automa game {}", title.key)),
        id,
        name: title.name.to_owned(),
        bgg_name: title.name.to_owned(),
        bgg_id: title.bgg.unwrap_or(0),
        highest_wins: true,
        no_points: false,
        cooperative: false,
        uses_teams: false,
        is_base_game: 1,
        is_expansion: 0,
        modification_date: day.clone(),
    });
    let play = |told: &Told| {
        let place = titles.iter().position(|title| title.key == told.row.game)?;
        Some(Play::of(told, place as u32 + 1))
    };
    File {
        about: "automa".to_owned(),
        players: [(YOU, &names.you), (AUTOMA, &names.automa)].map(named).to_vec(),
        locations: [(1, &names.screen), (2, &names.table)].map(named).to_vec(),
        games: games.collect(),
        plays: results.iter().filter_map(play).collect(),
        user_info: UserInfo { me_ref_id: YOU },
    }
}

impl Play {
    fn of(told: &Told, game: u32) -> Play {
        let row = &told.row;
        let ended = &row.ended;
        let score = |player: u32, points: i32, role: &str| {
            let bots = ended.is_decided() && (ended.shared || !ended.is_won());
            let won = if player == YOU { ended.is_won() } else { bots };
            Score {
                player_ref_id: player,
                score: points.to_string(),
                role: role.to_owned(),
                winner: won,
                start_player: false,
                new_player: false,
                rank: if ended.is_decided() { 2 - u8::from(won) } else { 0 },
                seat_order: player as u8 - 1,
            }
        };
        let mut scores = vec![score(YOU, ended.you, &told.plays)];
        if ended.is_decided() {
            scores.push(score(AUTOMA, ended.other, &told.against));
        }
        let when = date(row.at);
        Play {
            uuid: uuid(&format!("automa play {}", row.id.as_deref().unwrap_or(&when))),
            game_ref_id: game,
            location_ref_id: if row.at_table { 2 } else { 1 },
            play_date: when.clone(),
            entry_date: when.clone(),
            modification_date: when,
            board: told.level.clone(),
            comments: row.comment.clone(),
            duration_min: 0,
            rounds: 0,
            ignored: false,
            manual_winner: false,
            uses_teams: false,
            player_scores: scores,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ended::Ended;
    use crate::summary::Side;

    #[test]
    fn a_file_has_every_result_with_its_references() {
        let ended = Ended { you: 41, other: 20, winner: Some(Side::You), ..Ended::default() };
        let row = Row {
            id: Some("0123456789ab".to_owned()),
            game: "b".to_owned(),
            at_table: true,
            at: 86_400,
            ended,
            comment: "!".to_owned(),
        };
        let told = Told { row, level: "III".to_owned(), plays: "Nomads".to_owned(), against: String::new() };
        let unknown = Told { row: Row { game: "c".to_owned(), ..told.row.clone() }, ..told.clone() };
        let titles = [("a", None), ("b", Some(7))].map(|(key, bgg)| Title { key, name: key, bgg });
        let [you, automa, screen, table] = ["You", "Automa", "automa", "Table"].map(str::to_owned);
        let ended = Ended { other: 41, shared: true, ..told.row.ended.clone() };
        let shared = Told { row: Row { ended, ..told.row.clone() }, ..told.clone() };
        let file = file(&titles, &Names { you, automa, screen, table }, &[told, unknown, shared]);
        let [play, shared] = &file.plays[..] else { panic!("a game that is not known has no place") };
        assert_eq!((play.game_ref_id, file.games[1].bgg_id, play.location_ref_id), (2, 7, 2));
        assert_eq!(play.play_date, "1970-01-02 00:00:00");
        let scores = |play: &Play| {
            let told = play.player_scores.iter().map(|one| (one.score.clone(), one.winner, one.rank));
            told.collect::<Vec<_>>()
        };
        assert_eq!(scores(play), [("41".to_owned(), true, 1), ("20".to_owned(), false, 2)]);
        assert_eq!(scores(shared), [("41".to_owned(), true, 1), ("41".to_owned(), true, 1)]);
        let form = |uuid: &str| uuid.split('-').map(str::len).collect::<Vec<_>>();
        assert_eq!(form(&play.uuid), [8, 4, 4, 4, 12]);
        assert_ne!(file.players[0].uuid, file.players[1].uuid);
        let json = serde_json::to_value(&file).expect("it can be written");
        assert_eq!(json["plays"][0]["playerScores"][0]["playerRefId"], 1);
        assert_eq!(json["userInfo"]["meRefId"], 1);
    }
}
