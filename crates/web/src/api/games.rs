//! The games with their settings, their rules and their components.

use axum::Json;
use axum::http::StatusCode;
use games::{Kind, with_kind};
use kernel::{Field, Game, Options, Rule};
use serde_json::{Value, json};

use super::error::ApiError;
use super::extract::At;
use super::tables::kind;

type Answer = Result<Json<Value>, ApiError>;

/// `GET /games`
pub async fn list() -> Json<Value> {
    let games: Vec<Value> = Kind::ALL.iter().map(|kind| with_kind!(kind, G => game::<G>())).collect();
    Json(json!({ "games": games }))
}

fn game<G: Game>() -> Value {
    let usual = G::Options::default();
    let option = |field: &Field| {
        let value = |(value, meaning): &(&str, &str)| json!({ "value": value, "meaning": meaning });
        json!({
            "key": field.key, "meaning": field.meaning, "default": usual.get(field.key),
            "values": field.values.iter().map(value).collect::<Vec<_>>(),
        })
    };
    json!({ "game": G::NAME, "options": G::Options::FIELDS.iter().map(option).collect::<Vec<_>>() })
}

/// `GET /rules/{game}`
pub async fn rules(At(game): At<String>) -> Answer {
    let kind = kind(&game)?;
    let rules: Vec<Value> = crate::kind::rules(kind.title()).rules.iter().map(rule_json).collect();
    Ok(Json(json!({ "game": kind.game(), "rules": rules })))
}

/// `GET /rules/{game}/{id}`
pub async fn rule(At((game, id)): At<(String, String)>) -> Answer {
    let kind = kind(&game)?;
    crate::kind::rules(kind.title()).get(&id).map(|rule| Json(rule_json(rule))).ok_or_else(|| {
        let message = format!("there is no such rule; /api/v1/rules/{} lists them all", kind.game());
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    })
}

fn rule_json(rule: &Rule) -> Value {
    json!({
        "id": rule.id, "title": rule.title, "text": rule.text, "source": rule.source,
        "certainty": rule.certainty.name(), "option": rule.option,
    })
}

/// `GET /cards/{game}`: under the names that the command line has for them.
pub async fn cards(At(game): At<String>) -> Answer {
    let kind = kind(&game)?;
    let mut answer = json!({ "game": kind.game() });
    if let (Some(answer), Value::Object(components)) =
        (answer.as_object_mut(), (crate::kind::cover(kind.title()).components_json)())
    {
        answer.extend(components);
    }
    Ok(Json(answer))
}
