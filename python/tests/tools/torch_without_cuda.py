"""Makes the torch of the Python index usable without the CUDA libraries that it is linked with.

On Linux the index has torch for CUDA only: 0.5 GB, and 2 GB of libraries beside it that the tests never call, since they learn on
the processor. So torch is installed without what it asks for, and this program puts one small library in the place of them all: it has
the names that torch looks for when it is loaded, and each of them answers "there is no device". For tests only.

    python python/tests/tools/torch_without_cuda.py    # with the interpreter whose torch is meant
"""

import importlib.util
import re
import subprocess
import sys
import tempfile
from pathlib import Path

NO_DEVICE = 100
"""What `cudaGetDeviceCount` answers on a machine without one."""


def output(*command: object) -> str:
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


def main() -> None:
    found = importlib.util.find_spec("torch")
    if found is None or found.origin is None:
        sys.exit("torch is not installed here")
    folder = Path(found.origin).parent / "lib"
    own = {path.name for path in folder.glob("*.so*") if not path.is_symlink()}
    needed: set[str] = set()
    wanted: dict[str, str] = {}
    for path in folder.glob("libtorch*.so"):
        needed |= set(re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "-d", path)))
    for path in folder.glob("lib*.so"):
        for line in output("nm", "-D", "--undefined-only", "--with-symbol-versions", path).splitlines():
            name, _, version = line.split()[-1].partition("@")
            if re.match(r"_?_?(cu|nv|nccl)[A-Za-z]", name):
                wanted[name] = wanted.get(name) or version.lstrip("@")
    missing = sorted(lib for lib in needed - own if re.match(r"lib(cu|nv|nccl)", lib))
    if not missing:
        print("torch needs no CUDA libraries here")
        return
    versions: dict[str, list[str]] = {}
    for name, version in wanted.items():
        versions.setdefault(version, []).append(name)
    stub = folder / "libno_cuda.so"
    with tempfile.TemporaryDirectory() as scratch:
        code, script = Path(scratch, "stub.c"), Path(scratch, "stub.map")
        code.write_text("".join(f"int {name}(void) {{ return {NO_DEVICE}; }}\n" for name in wanted))
        nodes = [f"{version} {{ global: {'; '.join(names)}; }};\n" for version, names in versions.items() if version]
        # Names without a version are looked for in any library.
        script.write_text("".join(nodes))
        command = ["cc", "-shared", "-fPIC", "-w", "-fno-builtin", "-o", stub, code]
        output(*command, *([f"-Wl,--version-script={script}"] if nodes else []))
    for name in missing:
        link = folder / name
        link.unlink(missing_ok=True)
        link.symlink_to(stub.name)
    print(f"{len(missing)} libraries of CUDA replaced: {', '.join(missing)}")


if __name__ == "__main__":
    main()
