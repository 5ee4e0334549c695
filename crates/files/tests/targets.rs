//! Whatever stands under a name: nothing that is not ours is lost.

#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

use std::fs::{self, File, Permissions};
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::Command;

fn write(path: &Path, text: &str) -> io::Result<()> {
    files::write(path, |file| file.write_all(text.as_bytes()))
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).unwrap().mode() & 0o7777
}

#[test]
fn a_new_file_has_the_usual_rights() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.csv");
    write(&path, "one").unwrap();
    fs::write(folder.path().join("usual"), "").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "one");
    assert_eq!(mode(&path), mode(&folder.path().join("usual")));
    assert_eq!(names(folder.path()), ["new.csv", "usual"]);
}

#[test]
fn a_file_is_replaced_and_keeps_its_rights() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.csv");
    fs::write(&path, "old").unwrap();
    for rights in [0o600, 0o640, 0o666, 0o755] {
        fs::set_permissions(&path, Permissions::from_mode(rights)).unwrap();
        write(&path, "new").unwrap();
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), mode(&path)), ("new", rights));
    }
    assert_eq!(names(folder.path()), ["old.csv"]);
}

#[test]
fn what_fails_half_way_leaves_everything_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.csv");
    fs::write(&path, "old").unwrap();
    let failed = files::write(&path, |file| {
        file.write_all(b"half of it")?;
        Err::<(), _>(io::Error::other("no more"))
    });
    assert_eq!(failed.unwrap_err().to_string(), "no more");
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    assert_eq!(names(folder.path()), ["old.csv"]);
}

#[test]
fn a_planted_file_beside_it_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (path, victim) = (folder.path().join("x.csv"), folder.path().join("victim"));
    fs::write(&victim, "precious").unwrap();
    symlink(&victim, folder.path().join("x.csv.part")).unwrap();
    write(&path, "mine").unwrap();
    assert_eq!(fs::read_to_string(&victim).unwrap(), "precious");
    assert!(fs::symlink_metadata(&path).unwrap().is_file());
    assert_eq!(names(folder.path()), ["victim", "x.csv", "x.csv.part"]);
}

#[test]
fn a_link_stays_and_its_file_is_replaced() {
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (link, file) = (folder.path().join("link"), elsewhere.path().join("file"));
    fs::write(&file, "old").unwrap();
    symlink(&file, &link).unwrap();
    symlink("link", folder.path().join("further")).unwrap();
    write(&folder.path().join("further"), "new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&file).unwrap(), "new");
    assert_eq!(
        (names(folder.path()), names(elsewhere.path())),
        (vec!["further".into(), "link".into()], vec!["file".into()])
    );
}

#[test]
fn a_link_to_nothing_or_to_itself_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (link, ring) = (folder.path().join("link"), folder.path().join("ring"));
    symlink(folder.path().join("nothing"), &link).unwrap();
    symlink("ring", &ring).unwrap();
    assert!(write(&link, "new").unwrap_err().to_string().contains("leads nowhere"));
    assert!(write(&ring, "new").is_err());
    assert_eq!(names(folder.path()), ["link", "ring"]);
}

#[test]
fn a_pipe_is_written_into() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || {
            let mut text = String::new();
            File::open(pipe).unwrap().read_to_string(&mut text).unwrap();
            text
        }
    });
    write(&pipe, "through").unwrap();
    assert_eq!(reader.join().unwrap(), "through");
    assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
}

#[test]
fn devices_are_written_into_and_stay() {
    // Not in /dev itself: should it fail, the machine would have lost a device. A link is replaced all the same.
    let folder = tempfile::tempdir().unwrap();
    let (full, null) = (folder.path().join("full"), folder.path().join("null"));
    symlink("/dev/full", &full).unwrap();
    symlink("/dev/null", &null).unwrap();
    let error = write(&full, "too much").unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::StorageFull, "{error}");
    write(&null, "away").unwrap();
    for (link, device) in [(full, "/dev/full"), (null, "/dev/null")] {
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert!(fs::metadata(device).unwrap().file_type().is_char_device());
    }
}

#[test]
fn folders_and_places_that_are_none_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("sub")).unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    for bad in
        [folder.path().join("sub"), folder.path().join("no/where"), file.join("below"), "/".into(), "".into()]
    {
        assert!(write(&bad, "new").is_err(), "{}", bad.display());
    }
    assert_eq!(names(folder.path()), ["file", "sub"]);
    // A name as long as the system allows needs no more room beside it.
    write(&folder.path().join("n".repeat(255)), "new").unwrap();
}

/// Not a test: a process whose output goes into the file that it also names.
#[test]
#[ignore = "started by the test below"]
fn prints_and_writes() {
    let Some(path) = std::env::var_os("AUTOMA_TEST_OUT") else { return };
    write(Path::new(&path), "written\n").unwrap();
}

#[test]
fn where_its_own_output_goes_it_is_added_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let status = Command::new(std::env::current_exe().unwrap())
        .args(["prints_and_writes", "--exact", "--ignored", "--nocapture"])
        .env("AUTOMA_TEST_OUT", &path)
        .stdout(File::create(&path).unwrap())
        .status()
        .unwrap();
    assert!(status.success());
    let text = fs::read_to_string(&path).unwrap();
    let (before, after) = text.split_once("written\n").unwrap();
    assert!(before.contains("running 1 test") && after.contains("1 passed"), "{text}");
}

#[test]
fn what_may_not_be_written_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fixed");
    fs::write(&path, "old").unwrap();
    fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
    // Root may write everything.
    let may = File::options().write(true).open(&path).is_ok();
    assert_eq!(write(&path, "new").is_ok(), may);
    assert_eq!(fs::read_to_string(&path).unwrap(), if may { "new" } else { "old" });
}

#[test]
fn a_file_of_ours_grows_and_is_never_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rows");
    files::own(&path).unwrap().write_all(b"one").unwrap();
    let mut again = files::own(&path).unwrap();
    let mut text = String::new();
    again.read_to_string(&mut text).unwrap();
    again.write_all(b" two").unwrap();
    assert_eq!((text.as_str(), fs::read_to_string(&path).unwrap().as_str()), ("one", "one two"));

    let (foreign, link) = (folder.path().join("foreign"), folder.path().join("link"));
    fs::write(&foreign, "precious").unwrap();
    for target in [foreign.as_path(), Path::new("nowhere"), Path::new("/dev/null"), folder.path()] {
        symlink(target, &link).unwrap();
        let error = files::own(&link).unwrap_err();
        assert!(error.to_string().contains("remove it"), "{error}");
        fs::remove_file(&link).unwrap();
    }
    assert_eq!(fs::read_to_string(&foreign).unwrap(), "precious");
    assert!(!folder.path().join("nowhere").exists());
    assert!(files::own(folder.path()).is_err() && files::own(Path::new("/dev/null")).is_err());
}
