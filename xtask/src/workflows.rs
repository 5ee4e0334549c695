//! The workflows of `.github`, which only run elsewhere: they can be read, and what they name is there.

use std::collections::BTreeSet;
use std::path::Path;

use yaml_rust2::{Yaml, YamlLoader};

use crate::TASKS;

const WORKFLOWS: [&str; 2] = [".github/workflows/test.yml", ".github/workflows/release.yml"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

fn read(file: &str) -> String {
    std::fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The jobs of a workflow, by name.
fn jobs(file: &str) -> Vec<(String, Yaml)> {
    let mut documents =
        YamlLoader::load_from_str(&read(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(documents.len(), 1, "{file}");
    let Yaml::Hash(jobs) = documents.remove(0)["jobs"].clone() else { panic!("{file} has no jobs") };
    jobs.into_iter().map(|(name, job)| (text(&name), job)).collect()
}

fn text(yaml: &Yaml) -> String {
    yaml.as_str().unwrap_or_else(|| panic!("{yaml:?} is not a text")).to_owned()
}

/// One text, or a list of them.
fn texts(yaml: &Yaml) -> Vec<String> {
    match yaml {
        Yaml::BadValue => Vec::new(),
        Yaml::Array(list) => list.iter().map(text).collect(),
        one => vec![text(one)],
    }
}

fn steps(job: &Yaml) -> &[Yaml] {
    job["steps"].as_vec().map_or(&[], Vec::as_slice)
}

/// Every text of a workflow.
fn all_texts(yaml: &Yaml, found: &mut Vec<String>) {
    match yaml {
        Yaml::String(text) => found.push(text.clone()),
        Yaml::Array(list) => {
            for item in list {
                all_texts(item, found);
            }
        }
        Yaml::Hash(map) => {
            for item in map.values() {
                all_texts(item, found);
            }
        }
        _ => {}
    }
}

/// The words of every command of every workflow, and of the arguments that are handed to an action, with their places.
fn commands() -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for file in WORKFLOWS {
        for (name, job) in jobs(file) {
            for step in steps(&job) {
                let lines = [&step["run"], &step["with"]["args"]].into_iter().filter_map(Yaml::as_str);
                for line in lines.flat_map(str::lines) {
                    let words =
                        line.split_whitespace().map(|word| word.trim_matches(['"', '(', ')']).to_owned());
                    found.push((format!("{file}, {name}: {line}"), words.collect()));
                }
            }
        }
    }
    assert!(found.len() > 30, "the commands were not found");
    found
}

/// The words behind these two, wherever they stand.
fn after(words: &[String], one: &str, two: &str) -> Option<Vec<String>> {
    let at = words.windows(2).position(|pair| pair[0].ends_with(one) && pair[1] == two)?;
    Some(words[at + 2..].to_vec())
}

#[test]
fn a_job_waits_for_jobs_that_are_there_and_has_something_to_do() {
    for file in WORKFLOWS {
        let jobs = jobs(file);
        let names: Vec<&str> = jobs.iter().map(|(name, _)| name.as_str()).collect();
        for (name, job) in &jobs {
            for needed in texts(&job["needs"]) {
                assert!(names.contains(&needed.as_str()), "{file}: {name} waits for {needed}");
            }
            assert!(!steps(job).is_empty() || !job["uses"].is_badvalue(), "{file}: {name} does nothing");
            for step in steps(job) {
                let (run, uses) = (!step["run"].is_badvalue(), !step["uses"].is_badvalue());
                assert!(run != uses, "{file}: {name} has a step that is no command and no action: {step:?}");
            }
        }
    }
}

#[test]
fn the_release_waits_for_the_tests_and_for_every_file() {
    let jobs = jobs(WORKFLOWS[1]);
    let publish = &jobs.iter().find(|(name, _)| name == "publish").expect("a job that publishes").1;
    let awaited = texts(&publish["needs"]);
    let makes = |job: &Yaml| {
        steps(job).iter().any(|step| {
            let name = step["with"]["name"].as_str().unwrap_or_default();
            step["uses"].as_str().is_some_and(|uses| uses.contains("upload-artifact"))
                && name.starts_with("files-")
        })
    };
    let makers: Vec<&str> =
        jobs.iter().filter(|(_, job)| makes(job)).map(|(name, _)| name.as_str()).collect();
    assert!(makers.len() >= 6, "{makers:?}");
    for name in makers.into_iter().chain(["test"]) {
        assert!(awaited.iter().any(|awaited| awaited == name), "the release does not wait for {name}");
    }
}

#[test]
fn the_test_workflow_runs_the_command_of_the_readme() {
    let command = read("README.md").lines().find_map(|line| {
        line.starts_with("cargo xtask test")
            .then(|| line.split('#').next().unwrap_or_default().trim().to_owned())
    });
    let command = command.expect("the README names the command that tests everything");
    let runs = jobs(WORKFLOWS[0])
        .iter()
        .any(|(_, job)| steps(job).iter().any(|step| step["run"].as_str() == Some(command.as_str())));
    assert!(runs, "no step runs `{command}`");
}

#[test]
fn known_faults_of_what_it_is_built_from_are_looked_up_also_when_nothing_changes() {
    let looks_up = |step: &Yaml| {
        let uses = step["uses"].as_str().unwrap_or_default();
        uses.starts_with("EmbarkStudios/cargo-deny-action@")
            && step["with"]["command"].as_str() == Some("check advisories")
    };
    assert!(jobs(WORKFLOWS[0]).iter().any(|(_, job)| steps(job).iter().any(looks_up)));
    let documents = YamlLoader::load_from_str(&read(WORKFLOWS[0])).expect("it can be read");
    let times = &documents[0]["on"]["schedule"][0]["cron"];
    assert_eq!(times.as_str().map(|times| times.split(' ').count()), Some(5), "{times:?}");
    assert!(read("deny.toml").contains("[advisories]"));
}

#[test]
fn every_task_is_one_that_xtask_has() {
    let mut named = BTreeSet::new();
    for (place, words) in commands() {
        if let Some(rest) = after(&words, "cargo", "xtask") {
            let name = rest.first().unwrap_or_else(|| panic!("{place}"));
            assert!(TASKS.iter().any(|task| task.name == name), "{place}: there is no task `{name}`");
            named.insert(name.clone());
        }
    }
    assert_eq!(named.into_iter().collect::<Vec<_>>(), ["deb", "notes", "site", "test"]);
}

#[test]
fn every_package_that_is_built_is_one_of_the_workspace() {
    let names: Vec<String> = ["crates/cli/Cargo.toml", "python/Cargo.toml"].map(read).to_vec();
    let mut seen = 0;
    for (place, words) in commands() {
        if let Some(package) = words.iter().skip_while(|word| *word != "--package").nth(1) {
            let line = format!("name = \"{package}\"");
            assert!(names.iter().any(|manifest| manifest.contains(&line)), "{place}");
            seen += 1;
        }
    }
    assert!(seen >= 4, "the packages were not found");
}

#[test]
fn every_file_that_is_named_is_in_the_repository() {
    let mut seen = 0;
    for (place, words) in commands() {
        let is_ours = |word: &&String| {
            let starts = ["crates/", "docs/", "packaging/", "python/", "xtask/"];
            starts.iter().any(|start| word.starts_with(start))
                || Path::new(word).extension().is_some_and(|end| end == "md")
                || word.starts_with("LICENSE")
        };
        // The notes are written by the workflow itself.
        for word in words.iter().filter(is_ours).filter(|word| *word != "notes.md") {
            assert!(root().join(word).exists(), "{place}: {word} is not there");
            seen += 1;
        }
    }
    assert!(seen > 10, "the files were not found");
    for file in WORKFLOWS {
        for (name, job) in jobs(file) {
            if let Some(path) = job["uses"].as_str().and_then(|uses| uses.strip_prefix("./")) {
                assert!(WORKFLOWS.contains(&path), "{file}: {name} uses {path}");
            }
        }
    }
}

#[test]
fn what_a_matrix_is_asked_for_it_has() {
    for file in WORKFLOWS {
        for (name, job) in jobs(file) {
            let mut texts = Vec::new();
            all_texts(&job, &mut texts);
            let asked = texts.iter().flat_map(|text| text.split("${{ matrix.").skip(1));
            for asked in asked.filter_map(|rest| rest.split(' ').next()) {
                let matrix = &job["strategy"]["matrix"];
                let each = matrix["include"].as_vec();
                let has = !matrix[asked].is_badvalue()
                    || each.is_some_and(|each| each.iter().all(|row| !row[asked].is_badvalue()));
                assert!(has, "{file}: {name} asks its matrix for `{asked}`");
            }
        }
    }
}

/// What a release must hold: the systems that docs/releasing.md promises.
#[test]
fn every_system_has_a_program_and_a_python_package() {
    let mut texts = Vec::new();
    for (_, job) in jobs(WORKFLOWS[1]) {
        all_texts(&job, &mut texts);
    }
    let document = read("docs/releasing.md");
    for target in [
        "x86_64-unknown-linux-musl",
        "aarch64-unknown-linux-musl",
        "x86_64-apple-darwin",
        "aarch64-apple-darwin",
        "x86_64-pc-windows-msvc",
    ] {
        assert!(texts.iter().any(|text| text == target), "{target} is not built");
        assert!(document.contains(target), "docs/releasing.md does not name {target}");
    }
}

#[test]
fn what_the_container_copies_is_there() {
    let text = read("Containerfile");
    let copied = text.lines().filter(|line| line.starts_with("COPY") && !line.contains("--from"));
    let names: Vec<&str> = copied
        .flat_map(|line| {
            let words: Vec<&str> = line.split_whitespace().skip(1).collect();
            words[..words.len() - 1].to_vec()
        })
        .collect();
    assert!(names.len() > 3, "{names:?}");
    for name in names {
        assert!(root().join(name).exists(), "{name}");
    }
    let users: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("USER ")).collect();
    assert_eq!(users, ["automa"], "it does not run as root");
}
