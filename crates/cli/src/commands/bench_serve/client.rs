//! HTTP/1.1 over one connection, with as little work as possible: the server is to be measured.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// No answer takes longer.
const LONGEST: Duration = Duration::from_secs(10);
/// No answer is larger.
const LARGEST: usize = 8 << 20;

/// A connection to the server that is measured, kept open between requests.
pub struct Client {
    stream: TcpStream,
    address: SocketAddr,
    /// What was read and not yet used.
    read: Vec<u8>,
}

/// What the server answered.
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// Its body, still compressed if it was.
    pub body: Vec<u8>,
}

impl Client {
    /// Opens a connection; fails if the server does not accept it in time.
    pub async fn connect(address: SocketAddr) -> anyhow::Result<Client> {
        let stream = timeout(LONGEST, TcpStream::connect(address)).await??;
        stream.set_nodelay(true)?;
        Ok(Client { stream, address, read: Vec::with_capacity(16 << 10) })
    }

    /// Gets something, with an `accept-encoding` unless that is empty.
    pub async fn get(&mut self, path: &str, encoding: &str) -> anyhow::Result<Answer> {
        let more =
            if encoding.is_empty() { String::new() } else { format!("accept-encoding: {encoding}\r\n") };
        let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{more}\r\n", self.address);
        timeout(LONGEST, self.exchange(head.as_bytes())).await?
    }

    /// Sends JSON.
    pub async fn post(&mut self, path: &str, body: &str) -> anyhow::Result<Answer> {
        let message = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        timeout(LONGEST, self.exchange(message.as_bytes())).await?
    }

    async fn exchange(&mut self, message: &[u8]) -> anyhow::Result<Answer> {
        self.stream.write_all(message).await?;
        let head = self.through(b"\r\n\r\n").await?;
        let head = String::from_utf8(head)?.to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no status")?;
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        let body = match header("content-length:") {
            Some(length) => self.take(length.parse()?).await?,
            None if header("transfer-encoding:") == Some("chunked") => self.chunks().await?,
            None => Vec::new(),
        };
        Ok(Answer { status, body })
    }

    async fn chunks(&mut self) -> anyhow::Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let size = String::from_utf8(self.through(b"\r\n").await?)?;
            let size = usize::from_str_radix(size.trim(), 16)?;
            body.extend(self.take(size).await?);
            self.take(2).await?;
            ensure!(body.len() <= LARGEST, "the answer is too large");
            if size == 0 {
                return Ok(body);
            }
        }
    }

    /// Everything up to this mark, with it.
    async fn through(&mut self, mark: &[u8]) -> anyhow::Result<Vec<u8>> {
        loop {
            if let Some(at) = self.read.windows(mark.len()).position(|window| window == mark) {
                return Ok(self.read.drain(..at + mark.len()).collect());
            }
            self.more().await?;
        }
    }

    async fn take(&mut self, count: usize) -> anyhow::Result<Vec<u8>> {
        ensure!(count <= LARGEST, "the answer is too large");
        while self.read.len() < count {
            self.more().await?;
        }
        Ok(self.read.drain(..count).collect())
    }

    async fn more(&mut self) -> anyhow::Result<()> {
        if self.stream.read_buf(&mut self.read).await? == 0 {
            bail!("the server ended the connection");
        }
        Ok(())
    }
}
