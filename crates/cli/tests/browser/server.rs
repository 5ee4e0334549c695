//! The program under test, as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server; killed when dropped.
pub struct Server {
    child: Child,
    /// Where it is: ends with a slash.
    pub address: String,
}

impl Server {
    /// Starts on a free port with this database, and waits until it listens.
    pub fn start(database: &Path) -> Server {
        Server::start_on(0, database)
    }

    /// Starts on this port.
    pub fn start_on(port: u16, database: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_automa"))
            .args(["serve", "--port", &port.to_string(), "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("its output is ours");
        BufReader::new(stdout).read_line(&mut line).expect("it says where it is");
        let address =
            line.trim().strip_prefix("automa is at ").expect("the line that programs read").to_owned();
        Server { child, address }
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        let port = self.address.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        port.expect("an address ends with its port")
    }

    /// Ends it without a chance to tidy up, as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl AsRef<str> for Server {
    fn as_ref(&self) -> &str {
        &self.address
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
