//! The API described for programs: `OpenAPI` 3.1.

use std::sync::LazyLock;

use serde_json::{Value, json};

mod paths;
mod schemas;

/// The document.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "automa",
                "version": env!("CARGO_PKG_VERSION"),
                "description": "Tables of games against an Automa: start, look, decide, undo, save. Every change names \
                                the version of the table that it was made for; the later of two gets 409 and the \
                                current version.",
            },
            "servers": [{ "url": "/api/v1" }],
            // Loopback needs none; any other address does.
            "security": [{}, { "token": [] }],
            "paths": paths::paths(),
            "components": {
                "schemas": schemas::schemas(),
                "securitySchemes": {
                    "token": { "type": "http", "scheme": "bearer", "description": "from the link that automa printed" },
                },
            },
        })
    });
    &DOCUMENT
}
