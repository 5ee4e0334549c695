//! A save from elsewhere: its file is chosen, or dropped on the page.

use std::path::Path;

use serde_json::Value;
use thirtyfour::prelude::*;

use crate::digital::until;
use crate::driver::{Browser, PHONE};
use crate::server::Server;

fn save() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/patchwork.automa")
}

/// Waits for a table that was not there before; its address.
async fn table(driver: &WebDriver, before: &str) -> WebDriverResult<String> {
    let at = async || {
        let is_table = "return document.body.dataset.table ? location.href : '';";
        driver.execute(is_table, Vec::new()).await?.convert::<String>()
    };
    until("the table of the file", async || Ok(!at().await?.is_empty() && at().await? != before)).await?;
    at().await
}

#[test]
fn a_file_is_chosen_or_dropped_and_becomes_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    let text = std::fs::read_to_string(save()).unwrap();
    Browser::default().with(PHONE, async |driver: WebDriver| {
        driver.goto(server.as_ref()).await?;
        let file = driver.query(By::Css("input[type=file][data-into=save]")).first().await?;
        file.send_keys(save().canonicalize().unwrap().display().to_string()).await?;
        let chosen = table(&driver, "").await?;
        // The same file again, dropped somewhere on the page.
        driver.goto(server.as_ref()).await?;
        let drop = "
            const data = new DataTransfer();
            data.items.add(new File([arguments[0]], 'evening.automa', { type: 'text/plain' }));
            const event = (kind) => new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
            const taken = !document.querySelector('h1, h2').dispatchEvent(event('dragover'));
            document.querySelector('h1, h2').dispatchEvent(event('drop'));
            return taken;";
        let taken: bool = driver.execute(drop, vec![Value::from(text)]).await?.convert()?;
        assert!(taken, "the page says that it takes files");
        let dropped = table(&driver, &chosen).await?;
        assert_ne!(dropped, chosen);
        Ok(())
    });
}
