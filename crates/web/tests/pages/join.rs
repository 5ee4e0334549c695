//! Joining with another device: an address, and a picture of it for a camera.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, HOST};
use table::tables::Tables;
use tower::ServiceExt as _;

use crate::browser::Browser;

#[tokio::test]
async fn a_server_for_this_machine_says_how_to_let_others_in() {
    let mut browser = Browser::new();
    let fields =
        [("game", "patchwork"), ("seed", "3")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/tables", &fields).await;
    let table = browser.address.clone();
    browser.go(&format!("{table}?open=join")).await;
    assert!(
        browser.page.contains("automa serve --address 0.0.0.0") && !browser.page.contains("class=\"qr\"")
    );
}

#[tokio::test]
async fn a_server_in_a_network_shows_a_code_with_its_own_address_and_key() {
    let folder = tempfile::tempdir().unwrap();
    let store = table::store::open(Some(folder.path().join("tables.db").to_str().unwrap())).unwrap();
    let tables = Arc::new(Tables::new(store.into()));
    let setup = kernel::Setup {
        options: patchwork::PatchworkOptions::default(),
        seed: kernel::Seed(3),
        packs: Vec::new(),
    };
    let id = tables.start::<patchwork::Patchwork>("", setup, site::career::told).unwrap().id;
    let address: SocketAddr = "192.168.1.5:7337".parse().unwrap();
    let app = web::app::App::new(tables, address).unwrap();
    let suffix = app.access.link_suffix();
    let token = suffix.strip_prefix("?token=").unwrap();
    let request = Request::get(format!("/tables/{id}?open=join"))
        .header(HOST, "192.168.1.5:7337")
        .header(AUTHORIZATION, format!("Bearer {token}"));
    let response =
        web::server::router(app.clone()).oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let page = String::from_utf8(to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap();
    let link = format!("http://192.168.1.5:7337/tables/{id}{suffix}");
    assert!(page.contains(&link), "{page}");
    let code = draw::qr::Qr::of(&link).unwrap().svg("QR code with the address of this table");
    assert!(page.contains(&code));
}
