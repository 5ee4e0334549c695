//! `automa serve`, and `automa` alone: the browser app.

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use clap::ArgMatches;
use table::tables::Tables;
use web::Config;
use web::guard::{Access, PublicUrl};
use web::log::Log;

use super::token;
use crate::args::Usage;
use crate::terminal;

/// The port that is tried first when none is asked for; any free one otherwise.
const USUAL_PORT: u16 = 7337;

/// Serves until it is stopped.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let address = *matches.get_one::<IpAddr>("address").unwrap_or(&IpAddr::V4(Ipv4Addr::LOCALHOST));
    let database = matches.get_one::<String>("database").map(String::as_str);
    let store = table::store::open_with(database, password(matches)?)
        .context("cannot open the store of the tables")?;
    let tables = Arc::new(Tables::new(store.into()));
    let public = matches.get_one::<String>("public-url").map(|url| url.parse::<PublicUrl>());
    let public = public.transpose().map_err(|error| Usage(error.to_string()))?;
    let port = match matches.get_one::<u16>("port") {
        Some(port) => *port,
        None if is_free(address) => USUAL_PORT,
        None => 0,
    };
    let mut config = Config::new(SocketAddr::new(address, port), tables);
    if Access::needs_token(address, public.as_ref()) {
        let file = match matches.get_one::<PathBuf>("token-file") {
            Some(file) => file.clone(),
            None => table::store::beside(database, "token")?,
        };
        config.token = Some(token::kept(&file, matches.get_flag("new-token"))?);
    } else if matches.get_flag("new-token") {
        let why = "nobody but this machine can come in here, without a token; --new-token goes with --address or --public-url";
        return Err(Usage(why.to_owned()).into());
    }
    config.public = public;
    if matches.get_flag("log") {
        // Should standard error be gone, there is nobody to tell.
        config.log = Some(Log::new(Arc::new(|line| drop(writeln!(terminal::err(), "{line}")))));
    }
    web::serve(config, |link| {
        // Whoever started us may read this line to find the address.
        let _ = writeln!(terminal::out(), "automa is at {link}");
        let _ = writeln!(terminal::err(), "Press Ctrl-C to stop. Everything is saved as you play.");
    })?;
    Ok(())
}

/// The password of the database, if it stands in a file.
fn password(matches: &ArgMatches) -> anyhow::Result<Option<String>> {
    let Some(file) = matches.get_one::<PathBuf>("password-file") else { return Ok(None) };
    let text = super::read_text(file).context("the password of the database")?;
    Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
}

fn is_free(address: IpAddr) -> bool {
    std::net::TcpListener::bind((address, USUAL_PORT)).is_ok()
}
