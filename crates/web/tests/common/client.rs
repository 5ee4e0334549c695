//! A small HTTP client that can also misbehave.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// A connection to a server.
pub struct Client {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| {
            panic!("{error}: {} {:?}", self.status, String::from_utf8_lossy(&self.body))
        })
    }
}

impl Client {
    pub fn connect(address: SocketAddr) -> std::io::Result<Client> {
        let stream = TcpStream::connect_timeout(&address, Duration::from_secs(5))?;
        stream.set_read_timeout(Some(Duration::from_secs(15)))?;
        stream.set_nodelay(true)?;
        Ok(Client { stream: BufReader::new(stream), address })
    }

    /// From an address of this machine, as if somebody else came.
    pub fn connect_from(from: IpAddr, address: SocketAddr) -> std::io::Result<Client> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        let stream = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4()?;
            socket.bind(SocketAddr::new(from, 0))?;
            socket.connect(address).await?.into_std()
        })?;
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(Duration::from_secs(15)))?;
        stream.set_nodelay(true)?;
        Ok(Client { stream: BufReader::new(stream), address })
    }

    /// How long to wait for an answer.
    pub fn patience(&mut self, longest: Duration) {
        self.stream.get_ref().set_read_timeout(Some(longest)).unwrap();
    }

    /// Bytes as they are.
    pub fn write(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.stream.get_mut().write_all(bytes)
    }

    /// A request as it should be.
    pub fn request(&mut self, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<Answer> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let (host, length) = (self.address, body.len());
        let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
        self.write(
            format!(
                "{method} {path} HTTP/1.1\r\nhost: {host}\r\n{kind}content-length: {length}\r\n\r\n{body}"
            )
            .as_bytes(),
        )?;
        self.answer()
    }

    /// The next answer.
    pub fn answer(&mut self) -> std::io::Result<Answer> {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.stream.read_line(&mut head)? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
        }
        let header = |name: &str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
        };
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let mut body = vec![0; header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0)];
        self.stream.read_exact(&mut body)?;
        Ok(Answer { status, head, body })
    }

    /// Everything until this was said.
    pub fn until(&mut self, wanted: &str) -> String {
        let mut heard = String::new();
        while !heard.contains(wanted) {
            assert_ne!(self.stream.read_line(&mut heard).unwrap(), 0, "the server ended: {heard}");
        }
        heard
    }

    /// Everything until the server ends the connection.
    pub fn rest(&mut self) -> Vec<u8> {
        let mut rest = Vec::new();
        let _ = self.stream.read_to_end(&mut rest);
        rest
    }
}
