//! A server, and as much of HTTP as these tests need.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A running server; ended when dropped.
pub struct Server {
    child: Child,
    host: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// On a free port, with its store in this folder.
    pub fn start(folder: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_automa"));
        command.args(["serve", "--port", "0", "--database"]).arg(folder.join("tables.db"));
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.trim().trim_start_matches("automa is at http://").trim_end_matches('/').to_owned();
        Server { child, host }
    }

    /// The status line with its headers, and the body.
    fn answer(&self, message: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.write_all(message.as_bytes()).unwrap();
        let mut read = Vec::new();
        stream.read_to_end(&mut read).unwrap();
        let text = String::from_utf8(read).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    fn fetch(&self, path: &str, more: &str) -> String {
        let host = &self.host;
        let (head, body) =
            self.answer(&format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n{more}connection: close\r\n\r\n"));
        assert!(head.starts_with("HTTP/1.1 200"), "GET {path}: {head}\n{body}");
        body
    }

    fn send(&self, path: &str, kind: &str, body: &str) -> (String, String) {
        let (host, length) = (&self.host, body.len());
        self.answer(&format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        ))
    }

    /// A page in English.
    pub fn page(&self, path: &str) -> String {
        self.page_in("en", path)
    }

    /// A page in a language.
    pub fn page_in(&self, language: &str, path: &str) -> String {
        self.fetch(path, &format!("accept-language: {language}\r\n"))
    }

    /// Sends a form; where it leads.
    pub fn form(&self, path: &str, fields: &str) -> String {
        let (head, body) = self.send(path, "application/x-www-form-urlencoded", fields);
        let to = head.lines().find_map(|line| line.strip_prefix("location: "));
        to.unwrap_or_else(|| panic!("POST {path}: {head}\n{body}")).to_owned()
    }

    /// Asks the API.
    pub fn get(&self, path: &str) -> Value {
        serde_json::from_str(&self.fetch(&format!("/api/v1{path}"), "")).unwrap()
    }

    /// Tells the API.
    pub fn post(&self, path: &str, body: &Value) -> Value {
        let (head, body) = self.send(&format!("/api/v1{path}"), "application/json", &body.to_string());
        assert!(head.starts_with("HTTP/1.1 20"), "POST {path}: {head}\n{body}");
        serde_json::from_str(&body).unwrap()
    }
}
