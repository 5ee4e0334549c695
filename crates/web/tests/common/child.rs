//! A real server as a process of its own: the test program starts itself once more.

use std::io::{BufRead as _, BufReader, Read};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use table::tables::Tables;

use super::client::Client;

/// The program that [`Server::start`] starts: every file of tests that has servers brings it.
#[allow(unused_macros, reason = "each test file uses a part")]
macro_rules! server_itself {
    () => {
        #[test]
        #[ignore = "a server for the other tests, not a test"]
        fn the_server_itself() {
            crate::common::child::serve_if_asked();
        }
    };
}
#[allow(unused_imports, reason = "each test file uses a part")]
pub(crate) use server_itself;

const DATABASE: &str = "AUTOMA_TEST_DATABASE";
const ADDRESS: &str = "AUTOMA_TEST_ADDRESS";
const READY: &str = "automa is at http://";

/// A running server; killed at the latest when it is dropped.
pub struct Server {
    process: Child,
    pub address: SocketAddr,
    /// What stands behind the address in the printed link.
    pub suffix: String,
    /// What it says after that, on both outputs.
    said: Vec<JoinHandle<String>>,
}

impl Server {
    /// On loopback, over this database.
    pub fn start(database: &str) -> Server {
        Server::start_on(database, IpAddr::V4(Ipv4Addr::LOCALHOST))
    }

    /// The same over a database of its own, in this folder.
    pub fn fresh() -> (tempfile::TempDir, Server) {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path().join("a.db").to_str().unwrap());
        (folder, server)
    }

    pub fn start_on(database: &str, address: IpAddr) -> Server {
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["the_server_itself", "--exact", "--ignored", "--nocapture"])
            .env(DATABASE, database)
            .env(ADDRESS, address.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        // The test program may say something before it, on the same line.
        while !line.contains(READY) {
            line.clear();
            assert_ne!(lines.read_line(&mut line).unwrap(), 0, "the server did not start");
        }
        let link = line.split(READY).nth(1).unwrap().trim();
        let (address, suffix) = link.split_once('/').unwrap();
        // Somebody must listen, or the program could not say that its test is done.
        let said = vec![listen(lines), listen(process.stderr.take().unwrap())];
        Server { process, address: address.parse().unwrap(), suffix: suffix.to_owned(), said }
    }

    pub fn client(&self) -> Client {
        Client::connect(self.address).unwrap()
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Ends it without a word.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Asks it to end, and gives how long that took.
    pub fn stop(self) -> Duration {
        self.stop_and_listen().0
    }

    /// Asks it to end, and gives how long that took and what it has said since it was ready.
    pub fn stop_and_listen(mut self) -> (Duration, String) {
        let start = Instant::now();
        let asked = Command::new("kill").args(["-TERM", &self.id().to_string()]).status().unwrap();
        assert!(asked.success());
        let end = self.process.wait().unwrap();
        let took = start.elapsed();
        let said: String = self.said.drain(..).map(|said| said.join().unwrap()).collect();
        assert!(end.success(), "{end}: {said}");
        (took, said)
    }
}

fn listen(mut output: impl Read + Send + 'static) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut said = String::new();
        let _ = output.read_to_string(&mut said);
        said
    })
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The body of the test `the_server_itself`: nothing, unless this process was started to be a server.
pub fn serve_if_asked() {
    let (Ok(database), Ok(address)) = (std::env::var(DATABASE), std::env::var(ADDRESS)) else { return };
    let tables = Arc::new(Tables::new(table::store::open(Some(&database)).unwrap().into()));
    let address = SocketAddr::new(address.parse().unwrap(), 0);
    web::serve(web::Config::new(address, tables), |link| println!("automa is at {link}")).unwrap();
}
