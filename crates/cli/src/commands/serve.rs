//! `automa serve`, and `automa` alone: the browser app.

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use anyhow::Context;
use clap::ArgMatches;
use table::tables::Tables;
use web::Config;

use crate::terminal;

/// The port that is tried first when none is asked for; any free one otherwise.
const USUAL_PORT: u16 = 7337;

/// Serves until it is stopped.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let address = *matches.get_one::<IpAddr>("address").unwrap_or(&IpAddr::V4(Ipv4Addr::LOCALHOST));
    let database = matches.get_one::<String>("database").map(String::as_str);
    let store = table::store::open(database).context("cannot open the store of the tables")?;
    let tables = Arc::new(Tables::new(store.into()));
    let port = match matches.get_one::<u16>("port") {
        Some(port) => *port,
        None if is_free(address) => USUAL_PORT,
        None => 0,
    };
    let config = Config { address: SocketAddr::new(address, port), tables };
    web::serve(config, |link| {
        // Whoever started us may read this line to find the address.
        let _ = writeln!(terminal::out(), "automa is at {link}");
        let _ = writeln!(terminal::err(), "Press Ctrl-C to stop. Everything is saved as you play.");
    })?;
    Ok(())
}

fn is_free(address: IpAddr) -> bool {
    std::net::TcpListener::bind((address, USUAL_PORT)).is_ok()
}
