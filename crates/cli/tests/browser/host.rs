//! A static host: files under a path, and a page for what is not there.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime};

/// Where the app lies on its host, unless it has the host to itself.
const PATH: &str = "/some/automa/";

/// A host that can go away and come back.
pub struct Host {
    /// Where the app is: ends with a slash.
    pub address: String,
    shared: Arc<Shared>,
}

struct Shared {
    path: &'static str,
    folder: PathBuf,
    /// Bytes in a second, and how long it takes until an answer begins; `None` for as quick as can be.
    connection: Option<(u32, Duration)>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    is_away: bool,
    /// Instead of the version that was built.
    version: Option<String>,
    /// Files that were asked for, and when the last byte was sent.
    sent: Vec<(String, SystemTime)>,
}

impl Host {
    /// Serves the app that `cargo xtask site` has built.
    pub fn start() -> Host {
        Host::start_by(PATH, None)
    }

    /// The same without a path before it.
    pub fn start_at_the_root() -> Host {
        Host::start_by("/", None)
    }

    /// The same behind a slow connection: bytes in a second, and how long it takes until an answer begins.
    pub fn start_slow(connection: (u32, Duration)) -> Host {
        Host::start_by(PATH, Some(connection))
    }

    fn start_by(path: &'static str, connection: Option<(u32, Duration)>) -> Host {
        let folder = Path::new(env!("CARGO_BIN_EXE_automa"))
            .ancestors()
            .nth(2)
            .expect("the target folder")
            .join("site");
        assert!(folder.join("sw.js").exists(), "{} is missing: run `cargo xtask site`", folder.display());
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://localhost:{}{path}", listener.local_addr().expect("an address").port());
        let shared = Arc::new(Shared { path, folder, connection, state: Mutex::default() });
        let served = Arc::clone(&shared);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let served = Arc::clone(&served);
                std::thread::spawn(move || answer(&served, stream));
            }
        });
        Host { address, shared }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.shared.state.lock().expect("no thread of it panics")
    }

    /// One of its files.
    pub fn file(&self, name: &str) -> Option<Vec<u8>> {
        std::fs::read(self.shared.folder.join(name)).ok()
    }

    /// From now on nobody is answered.
    pub fn go_away(&self) {
        self.state().is_away = true;
    }

    /// It is there again, with another version of the app.
    pub fn come_back_with(&self, version: &str) {
        *self.state() = State { version: Some(version.to_owned()), ..State::default() };
    }
}

impl Host {
    /// When the last byte of the first file was sent whose name begins so.
    pub fn sent(&self, name: &str) -> Option<SystemTime> {
        self.state().sent.iter().find(|(sent, _)| sent.starts_with(name)).map(|(_, when)| *when)
    }
}

impl AsRef<str> for Host {
    fn as_ref(&self) -> &str {
        &self.address
    }
}

fn answer(shared: &Shared, mut stream: TcpStream) -> Option<()> {
    let mut line = String::new();
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    reader.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.split('?').next()?.to_owned();
    // The rest of the head is read: a connection that is closed over unread bytes is reset.
    while reader.read_line(&mut line).ok()? > 2 {}
    let (away, version) = {
        let state = shared.state.lock().ok()?;
        (state.is_away, state.version.clone())
    };
    if away {
        return None;
    }
    let name = path.strip_prefix(shared.path).map(|name| if name.is_empty() { "index.html" } else { name });
    let file = name
        .filter(|name| !name.contains(".."))
        .and_then(|name| std::fs::read(shared.folder.join(name)).ok());
    let ending = name.and_then(|name| name.rsplit('.').next());
    let (status, kind, body) = match (name, ending, file, version) {
        (Some("version.js"), _, _, Some(version)) => ("200 OK", "text/javascript", version.into_bytes()),
        (_, Some("js"), Some(body), _) => ("200 OK", "text/javascript", body),
        (_, Some("html"), Some(body), _) => ("200 OK", "text/html", body),
        (_, _, Some(body), _) => ("200 OK", "application/octet-stream", body),
        _ => ("404 Not Found", "text/html", std::fs::read(shared.folder.join("404.html")).ok()?),
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    let Some((rate, delay)) = shared.connection else {
        stream.write_all(head.as_bytes()).ok()?;
        return stream.write_all(&body).ok();
    };
    std::thread::sleep(delay);
    stream.write_all(head.as_bytes()).ok()?;
    // Twenty times a second, so that the browser sees a stream.
    for part in body.chunks((rate / 20) as usize) {
        std::thread::sleep(Duration::from_secs_f64(part.len() as f64 / f64::from(rate)));
        stream.write_all(part).ok()?;
    }
    shared.state.lock().ok()?.sent.push((name?.to_owned(), SystemTime::now()));
    Some(())
}
