//! A real `PostgreSQL` server for tests, on loopback and on a free port.
//!
//! It is stopped and removed when it is dropped and when the process ends, however it ends: a shell waits for the end
//! of a pipe that only the test process holds. A machine without the server gets it installed, or the test fails and
//! says what to install; it never passes unseen.

use std::io::Write as _;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

const WANTED: &str = "PostgreSQL is needed for this test: install it (Debian: apt-get install postgresql), so that \
                      `initdb` is on the PATH or in /usr/lib/postgresql/*/bin";

/// A running server.
#[derive(Debug)]
pub struct Postgres {
    tools: PathBuf,
    directory: PathBuf,
    port: u16,
    keeper: Child,
    databases: AtomicU32,
}

impl Postgres {
    /// One server for all tests of a process. Each test takes a database of its own.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Postgres::start)
    }

    /// A server of one's own: to stop it and to start it again.
    pub fn start() -> Postgres {
        let tools = tools();
        let directory = fresh_directory();
        let data = directory.join("data");
        if is_root() {
            done(Command::new("chown").arg("postgres").arg(&directory));
        }
        let initdb = ["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync", "-D"];
        done(as_postgres(&tools.join("initdb")).args(initdb).arg(&data));
        // Quick, since nobody pulls the plug on a test; a test of speed switches it on again.
        let settings = std::fs::OpenOptions::new().append(true).open(data.join("postgresql.conf"));
        let written = settings.and_then(|mut file| file.write_all(b"\nfsync = off\n"));
        written.unwrap_or_else(|error| panic!("cannot write the settings of the server: {error}"));
        let keeper = keeper(&tools, &directory);
        let mut server = Postgres { tools, directory, port: 0, keeper, databases: AtomicU32::new(0) };
        // Another process may take the port in between: then another one.
        for _ in 0..3 {
            server.port = free_port();
            if server.control_start().status.success() {
                return server;
            }
        }
        let log = std::fs::read_to_string(server.directory.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not start:\n{log}");
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// A user whom it asks for this password, in a way that never sends it; gives the address of a new database of that user.
    pub fn with_password(&self, user: &str, password: &str) -> String {
        let create = format!("CREATE ROLE {user} LOGIN PASSWORD '{password}'");
        self.sql("postgres", &format!("SET password_encryption = 'scram-sha-256'; {create}"));
        let rules = self.directory.join("data/pg_hba.conf");
        let others = std::fs::read_to_string(&rules).unwrap_or_else(|error| panic!("pg_hba.conf: {error}"));
        // The first line that fits counts.
        let rule = format!("host all {user} 127.0.0.1/32 scram-sha-256\n{others}");
        std::fs::write(&rules, rule).unwrap_or_else(|error| panic!("pg_hba.conf: {error}"));
        self.sql("postgres", "SELECT pg_reload_conf()");
        let database = self.database();
        let name = database.rsplit('/').next().unwrap_or_default();
        self.sql("postgres", &format!("ALTER DATABASE {name} OWNER TO {user}"));
        database.replace("postgres@", &format!("{user}@"))
    }

    /// From now on it also takes encrypted connections, with a certificate of its own for `localhost`; gives the file of it.
    pub fn encrypt(&self) -> PathBuf {
        let data = self.directory.join("data");
        let (certificate, key) = (self.directory.join("server.crt"), data.join("server.key"));
        let make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
        let names =
            ["-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=critical,CA:FALSE"];
        let files = ["-keyout", &key.display().to_string(), "-out", &certificate.display().to_string()]
            .map(str::to_owned);
        done(Command::new("openssl").args(make).args(names).args(files));
        done(Command::new("cp").arg(&certificate).arg(data.join("server.crt")));
        done(Command::new("chmod").arg("600").arg(&key));
        if is_root() {
            done(Command::new("chown").arg("postgres").args([&key, &data.join("server.crt")]));
        }
        self.sql("postgres", "ALTER SYSTEM SET ssl = on");
        self.sql("postgres", "SELECT pg_reload_conf()");
        certificate
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Runs statements in a database, by name, and gives what they print.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let port = self.port.to_string();
        let mut psql = Command::new(self.tools.join("psql"));
        psql.args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-d", database]);
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql]);
        String::from_utf8_lossy(&done(&mut psql).stdout).trim().to_owned()
    }

    /// Stops it at once, as if it had crashed.
    pub fn stop(&self) {
        done(self.control().args(["-m", "immediate", "stop"]));
    }

    /// Starts it again, on the same port.
    pub fn start_again(&self) {
        done(self.control().args(self.start_arguments()));
    }

    fn control(&self) -> Command {
        let mut control = as_postgres(&self.tools.join("pg_ctl"));
        control.args(["-w", "-t", "30", "-D"]).arg(self.directory.join("data"));
        control
    }

    fn control_start(&self) -> Output {
        self.control().args(self.start_arguments()).output().unwrap_or_else(|error| panic!("pg_ctl: {error}"))
    }

    fn start_arguments(&self) -> [String; 5] {
        let directory = self.directory.display();
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={directory} \
             -c max_connections=100",
            self.port
        );
        // The log is a file: the server must not hold the pipes of whoever waits for `pg_ctl`.
        ["-l".to_owned(), format!("{directory}/log"), "-o".to_owned(), options, "start".to_owned()]
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The end of its input makes the keeper stop the server.
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// A shell that outlives the tests, stops the server and removes its directory.
fn keeper(tools: &Path, directory: &Path) -> Child {
    let run = if is_root() { "runuser -u postgres --" } else { "" };
    let script = format!(
        "while read -r line; do :; done; cd /; {run} '{}/pg_ctl' -D '{dir}/data' -m immediate stop; rm -rf '{dir}'",
        tools.display(),
        dir = directory.display()
    );
    let mut shell = Command::new("sh");
    // A group of its own: Ctrl-C ends the tests, and then the keeper still has work to do.
    shell.args(["-c", &script]).process_group(0);
    shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    shell.spawn().unwrap_or_else(|error| panic!("cannot start a shell: {error}"))
}

/// Where `initdb` and its companions are.
fn tools() -> PathBuf {
    if let Some(found) = find_tools() {
        return found;
    }
    assert!(is_root() && Path::new("/usr/bin/apt-get").exists(), "{WANTED}");
    for _ in 0..3 {
        let apt = "apt-get update && apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends postgresql";
        let _ = Command::new("sh").args(["-c", apt]).env("DEBIAN_FRONTEND", "noninteractive").output();
        if let Some(found) = find_tools() {
            return found;
        }
    }
    panic!("apt-get could not install it. {WANTED}");
}

fn find_tools() -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH")
        .map(|path| std::env::split_paths(&path).collect::<Vec<_>>())
        .unwrap_or_default();
    let mut packaged: Vec<_> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.flatten().map(|version| version.path().join("bin")).collect())
        .unwrap_or_default();
    packaged.sort();
    // A link on the PATH leads to where the companions are.
    on_path
        .into_iter()
        .chain(packaged.into_iter().rev())
        .filter_map(|directory| directory.join("initdb").canonicalize().ok()?.parent().map(Path::to_owned))
        .find(|directory| ["pg_ctl", "psql", "postgres"].iter().all(|tool| directory.join(tool).exists()))
}

/// A directory that the server's own user can reach.
fn fresh_directory() -> PathBuf {
    let base = if Path::new("/tmp").is_dir() { PathBuf::from("/tmp") } else { std::env::temp_dir() };
    for number in 0..1000 {
        let directory = base.join(format!("automa-pg-{}-{number}", std::process::id()));
        if std::fs::create_dir(&directory).is_ok() {
            let readable = std::fs::Permissions::from_mode(0o755);
            std::fs::set_permissions(&directory, readable).unwrap_or_else(|error| panic!("chmod: {error}"));
            return directory;
        }
    }
    panic!("cannot make a directory in {}; make room there", base.display());
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.unwrap_or_else(|error| panic!("no free port: {error}")).port()
}

fn is_root() -> bool {
    static ROOT: OnceLock<bool> = OnceLock::new();
    *ROOT.get_or_init(|| Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0"))
}

/// The server refuses to run as root.
fn as_postgres(tool: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(tool);
        command
    } else {
        Command::new(tool)
    };
    command.current_dir("/").stdin(Stdio::null());
    command
}

fn done(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {said}");
    output
}
