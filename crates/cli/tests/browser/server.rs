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
        let mut child = Command::new(env!("CARGO_BIN_EXE_automa"))
            .args(["serve", "--port", "0", "--database"])
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

    /// Ends it without a chance to tidy up, as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
