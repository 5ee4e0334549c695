//! The program under test.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, ensure};

/// A server that runs.
pub struct Server {
    process: Child,
    pub port: u16,
}

impl Server {
    /// Starts it, on this port if there is one, and with so much room for each file if that is not zero: a limit on the size
    /// of files stands for a full disk.
    pub fn start(program: &Path, database: &Path, at: Option<(u16, u64)>) -> anyhow::Result<Server> {
        let (port, room) = at.unwrap_or((0, 0));
        let mut command = if room > 0 {
            let mut shell = Command::new("sh");
            // In blocks of 512 bytes.
            let limit = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", room.div_ceil(512));
            shell.args(["-c", &limit]).arg(program);
            shell
        } else {
            Command::new(program)
        };
        command.args(["serve", "--port", &port.to_string(), "--database"]).arg(database);
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut line = String::new();
        let out = process.stdout.take().context("no output")?;
        BufReader::new(out).read_line(&mut line)?;
        let port = line.trim().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        Ok(Server { process, port: port.with_context(|| format!("the server said `{}`", line.trim()))? })
    }

    /// The most memory that it had at once, in KiB, as the system counts it.
    pub fn memory_kib(&mut self) -> anyhow::Result<u64> {
        ensure!(self.process.try_wait()?.is_none(), "the server ended by itself");
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let number = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok());
        number.context("the system does not tell how much memory a process has")
    }

    /// Ends it without a word.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        std::thread::sleep(Duration::from_millis(50));
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
