//! The server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context as _;

/// A server that runs; it is ended when this is dropped.
pub struct Server {
    process: Child,
    /// The address that the server listens on.
    pub address: SocketAddr,
    /// How long it took to say so.
    pub ready: Duration,
}

impl Server {
    /// Starts this very program as a server, on any free port of this machine.
    pub fn start(database: &Path) -> anyhow::Result<Server> {
        let program = std::env::current_exe().context("cannot find the program itself")?;
        let start = Instant::now();
        let mut process = Command::new(program)
            .args(["serve", "--port", "0", "--database"])
            .arg(database)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start the server")?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let ready = start.elapsed();
        let address =
            line.split("http://").nth(1).and_then(|rest| rest.trim().trim_end_matches('/').parse().ok());
        // Ended with the guard, also when it did not say where it is.
        let mut server = Server { process, address: SocketAddr::from(([127, 0, 0, 1], 0)), ready };
        server.address = address.context("the server did not start; try `automa serve`")?;
        Ok(server)
    }

    /// Its memory, where the system tells.
    pub fn resident_mib(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(kib / 1024.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
