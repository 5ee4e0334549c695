//! Requests with nothing but a socket: one connection each.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::Context;
use serde_json::Value;
use socket2::{Domain, Socket, Type};

/// No answer is waited for longer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Asks a server on this machine; status and body.
pub fn ask(port: u16, method: &str, path: &str, body: Option<&Value>) -> anyhow::Result<(u16, String)> {
    ask_from(Ipv4Addr::LOCALHOST, port, method, path, body)
}

/// The same from another address of this machine, as if somebody else asked.
pub fn ask_from(
    from: Ipv4Addr,
    port: u16,
    method: &str,
    path: &str,
    body: Option<&Value>,
) -> anyhow::Result<(u16, String)> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    if from != Ipv4Addr::LOCALHOST {
        socket.bind(&SocketAddr::from((from, 0)).into())?;
    }
    socket.connect_timeout(&address.into(), PATIENCE)?;
    let mut stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{kind}content-length: {length}\r\n\r\n{body}"
    )?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").context("no whole answer")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no status")?;
    let head = head.to_ascii_lowercase();
    let announced =
        head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
    if head.contains("transfer-encoding: chunked") {
        return Ok((status, joined(body).context("an answer was cut off")?));
    }
    // A server that is killed while it answers has not answered.
    anyhow::ensure!(announced.is_none_or(|length| body.len() >= length), "an answer was cut off");
    Ok((status, body.to_owned()))
}

/// A body that came in pieces.
fn joined(mut body: &str) -> Option<String> {
    let mut whole = String::new();
    loop {
        let (size, rest) = body.split_once("\r\n")?;
        let size = usize::from_str_radix(size.trim(), 16).ok()?;
        if size == 0 {
            return Some(whole);
        }
        whole.push_str(rest.get(..size)?);
        body = rest.get(size + 2..)?;
    }
}

/// The same for an answer that is JSON.
pub fn ask_json(port: u16, method: &str, path: &str, body: Option<&Value>) -> anyhow::Result<(u16, Value)> {
    let (status, text) = ask(port, method, path, body)?;
    Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
}
