//! The package, built from the program that is there, looked into, and installed into an empty root.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use super::{FILES, PACKED, SHELLS, pack};
use crate::python::cargo;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// The program as the tests built it. This test lies beside it, in `deps`.
fn program() -> PathBuf {
    let test = std::env::current_exe().expect("the test is a file");
    let program = test.ancestors().nth(2).expect("it lies in target/debug/deps").join("automa");
    if !program.exists() {
        let build = Command::new(cargo()).args(["build", "--locked", "--package", "automa"]).status();
        assert!(build.is_ok_and(|status| status.success()), "the program cannot be built");
    }
    program
}

/// The package, made once; unpacked it is quicker.
fn package() -> &'static Path {
    static PACKAGE: OnceLock<PathBuf> = OnceLock::new();
    PACKAGE.get_or_init(|| built("once"))
}

/// A package in a folder of this test.
fn built(name: &str) -> PathBuf {
    pack(root(), &program(), &scratch(name), "none").expect("a package")
}

/// An empty folder.
fn scratch(name: &str) -> PathBuf {
    let folder = program().with_file_name("debian").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a new folder");
    folder
}

fn said(program: impl AsRef<std::ffi::OsStr>, args: &[&str]) -> String {
    let name = program.as_ref().to_string_lossy().into_owned();
    let output = Command::new(program).args(args).output().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(output.status.success(), "{name} {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn dpkg_deb(flag: &str) -> String {
    said("dpkg-deb", &[flag, &package().display().to_string()])
}

#[test]
fn every_file_is_in_its_place_belongs_to_root_and_can_be_read() {
    let list = dpkg_deb("-c");
    let lines: Vec<Vec<&str>> = list.lines().map(|line| line.split_whitespace().collect()).collect();
    let mut files: Vec<&str> =
        lines.iter().filter(|line| line[0].starts_with('-')).map(|line| &line[5][2..]).collect();
    let kept = FILES.iter().chain(PACKED).chain(SHELLS).map(|(_, to)| *to);
    let mut wanted: Vec<&str> = kept.chain(["usr/bin/automa"]).collect();
    files.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(files, wanted);
    for line in lines {
        let mode = match (line[5], line[0].starts_with('d')) {
            (_, true) => "drwxr-xr-x",
            ("./usr/bin/automa", _) => "-rwxr-xr-x",
            _ => "-rw-r--r--",
        };
        assert_eq!((line[0], line[1]), (mode, "root/root"), "{}", line[5]);
    }
}

#[test]
fn the_control_file_says_version_processor_and_libraries() {
    let control = dpkg_deb("-I");
    let version = said(program(), &["--version"]);
    let version = version.split_whitespace().nth(1).expect("automa VERSION");
    let architecture = said("dpkg", &["--print-architecture"]);
    for line in [
        "Package: automa".to_owned(),
        format!("Version: {version}"),
        format!("Architecture: {}", architecture.trim()),
        "Depends: libc6 (>= 2.".to_owned(),
        "Section: games".to_owned(),
    ] {
        assert!(control.contains(&format!("\n {line}")), "{line} is missing in\n{control}");
    }
    assert!(!control.contains("postinst"), "the service is off until somebody wants it");
}

#[test]
fn the_installed_program_runs_and_its_pages_and_completions_are_there() {
    let place = scratch("installed");
    said("dpkg-deb", &["-x", &package().display().to_string(), &place.display().to_string()]);
    let installed = place.join("usr/bin/automa");
    assert_eq!(said(&installed, &["--version"]), said(program(), &["--version"]));
    for (shell, path) in SHELLS {
        let kept = std::fs::read_to_string(place.join(path)).expect(path);
        assert_eq!(kept, said(&installed, &["completions", shell]), "{shell}");
        assert!(kept.contains("companion"), "{shell}");
    }
    let sums = scratch("control");
    said("dpkg-deb", &["-e", &package().display().to_string(), &sums.display().to_string()]);
    let mut check = Command::new("md5sum");
    check.args(["--check", "--quiet"]).arg(sums.join("md5sums")).current_dir(&place);
    assert!(check.status().is_ok_and(|status| status.success()), "the checksums are not those of the files");
}

#[test]
fn dpkg_itself_installs_it_into_an_empty_root() {
    let place = scratch("root");
    for folder in ["var/lib/dpkg/info", "var/lib/dpkg/updates"] {
        std::fs::create_dir_all(place.join(folder)).expect("a new folder");
    }
    std::fs::write(place.join("var/lib/dpkg/status"), "").expect("an empty database");
    let database = format!("--root={}", place.display());
    // There is no C library in that root, and whoever runs this need not be root.
    let force = ["--force-depends", "--force-not-root", "--force-script-chrootless"];
    let package = package().display().to_string();
    said("dpkg", &[&[database.as_str()], &force[..], &["--log=/dev/null", "--install", &package]].concat());
    let status = said("dpkg", &[&database, "--status", "automa"]);
    assert!(status.contains("Status: install ok installed"), "{status}");
    assert!(said(place.join("usr/bin/automa"), &["--version"]).starts_with("automa "));
    let enabled = place.join("etc/systemd/system/multi-user.target.wants/automa.service");
    assert!(!enabled.exists(), "the service is off until somebody wants it");
}

#[test]
fn the_same_program_makes_the_same_bytes() {
    let (one, two) = (std::fs::read(built("one")), std::fs::read(built("two")));
    assert!(one.expect("a package") == two.expect("a package"), "two builds of one package differ");
}

/// The arguments behind `automa` in a line of a file that starts it.
fn starts(file: &str, before: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(file)).expect(file);
    let line = text.lines().find_map(|line| line.strip_prefix(before)).expect(before);
    let words =
        line.split([' ', ',', '[', ']']).map(|word| word.trim_matches('"')).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[test]
fn whatever_starts_the_program_uses_options_that_it_has() {
    let starters = [
        ("packaging/debian/automa.service", "ExecStart=/usr/bin/automa "),
        ("Containerfile", "ENTRYPOINT [\"automa\", "),
    ];
    for (file, before) in starters {
        let args = starts(file, before);
        assert_eq!(args[0], "serve", "{file}");
        assert!(args.len() >= 5, "{file}: {args:?}");
        let args: Vec<&str> = args.iter().map(String::as_str).chain(["--help"]).collect();
        assert!(said(program(), &args).contains("The browser app"), "{file}");
    }
}

/// What systemd says about the unit of the package, changed like this; and whether it is content. The program is not installed
/// here: another one stands for it.
fn analyzed(args: &[&str], change: (&str, &str)) -> (bool, String) {
    let unit = std::fs::read_to_string(root().join("packaging/debian/automa.service")).expect("the unit");
    let program = program().display().to_string();
    let unit = unit.replace("ExecStart=/usr/bin/automa", &format!("ExecStart={program}"));
    assert!(unit.contains(&program) && unit.contains(change.0));
    let file = scratch(&format!("unit-{}-{}", args[0], change.1.len())).join("automa.service");
    std::fs::write(&file, unit.replace(change.0, change.1)).expect("a new file");
    let output = Command::new("systemd-analyze").args(args).arg(&file).output();
    let output = output.expect("systemd-analyze runs; `cargo xtask setup` installs it, or as root on Debian: apt-get install systemd");
    let told =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), told)
}

#[test]
fn systemd_takes_the_unit_and_finds_it_well_shut_in() {
    let same = ("[Unit]", "[Unit]");
    // The manual is not installed here either.
    let verify = ["verify", "--man=no"];
    assert_eq!(analyzed(&verify, same), (true, String::new()));
    let (_, told) = analyzed(&verify, ("ProtectSystem", "ProtectSystems"));
    assert!(told.contains("ProtectSystems"), "a slip is noticed: {told}");
    // From 0, as shut in as can be, to 100. A server needs the network, and little else.
    let security = ["security", "--offline=true", "--no-pager", "--threshold=15"];
    let (good, told) = analyzed(&security, same);
    assert!(good, "{told}");
    let (good, told) = analyzed(&security, ("DynamicUser=yes\n", ""));
    assert!(!good, "an open door is noticed: {told}");
}

#[test]
fn the_manual_names_every_command() {
    let manual = std::fs::read_to_string(root().join("packaging/debian/automa.1")).expect("the manual");
    let named: Vec<&str> =
        manual.split("\n.TP\n.B ").skip(1).filter_map(|part| part.lines().next()).collect();
    let help = said(program(), &["--help"]);
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands =
        commands.take_while(|line| !line.is_empty()).filter_map(|line| line.split_whitespace().next());
    let missing: Vec<&str> = commands.filter(|command| !named.contains(command)).collect();
    assert!(named.len() > 10 && missing.is_empty(), "the manual lacks {missing:?}");
}
