//! Checks a value against a schema of our own document: the words that it uses, and no others.

use serde_json::Value;

/// What does not fit, with its place; nothing if all does.
pub fn misfits(document: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    check(document, schema, value, "$", &mut found);
    found
}

fn check(document: &Value, schema: &Value, value: &Value, place: &str, found: &mut Vec<String>) {
    let Some(words) = schema.as_object() else { return found.push(format!("{place}: no schema")) };
    for (word, rule) in words {
        let fits = match word.as_str() {
            "$ref" => {
                let name = rule.as_str().and_then(|name| name.strip_prefix('#')).unwrap_or("?");
                match document.pointer(name) {
                    Some(schema) => check(document, schema, value, place, found),
                    None => found.push(format!("{place}: {rule} leads nowhere")),
                }
                true
            }
            "type" => match rule {
                Value::Array(types) => types.iter().any(|kind| is_type(kind, value)),
                kind => is_type(kind, value),
            },
            "enum" => rule.as_array().is_some_and(|known| known.contains(value)),
            "minimum" => value.as_f64().is_none_or(|number| number >= rule.as_f64().unwrap_or(f64::MAX)),
            "maximum" => value.as_f64().is_none_or(|number| number <= rule.as_f64().unwrap_or(f64::MIN)),
            "maxLength" => {
                value.as_str().is_none_or(|text| text.chars().count() as u64 <= rule.as_u64().unwrap_or(0))
            }
            "required" => {
                let names = rule.as_array().into_iter().flatten().filter_map(Value::as_str);
                value
                    .as_object()
                    .is_none_or(|members| names.into_iter().all(|name| members.contains_key(name)))
            }
            "properties" => {
                for (name, schema) in rule.as_object().into_iter().flatten() {
                    if let Some(member) = value.get(name) {
                        check(document, schema, member, &format!("{place}.{name}"), found);
                    }
                }
                true
            }
            "additionalProperties" => {
                let known = &schema["properties"];
                let others =
                    value.as_object().into_iter().flatten().filter(|(name, _)| known.get(name).is_none());
                for (name, member) in others {
                    match rule {
                        Value::Bool(false) => found.push(format!("{place}.{name} is not described")),
                        Value::Bool(true) => {}
                        schema => check(document, schema, member, &format!("{place}.{name}"), found),
                    }
                }
                true
            }
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    check(document, rule, item, &format!("{place}[{index}]"), found);
                }
                true
            }
            // Of the patterns only the one of a table's id is used on answers; the routes check it themselves.
            "pattern" | "description" | "examples" | "default" => true,
            other => {
                found.push(format!("{place}: the checker does not know `{other}`"));
                true
            }
        };
        if !fits {
            found.push(format!("{place}: {value} does not fit {word} {rule}"));
        }
    }
}

fn is_type(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("null") => value.is_null(),
        _ => false,
    }
}
