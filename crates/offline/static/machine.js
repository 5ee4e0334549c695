// The program: a request in, an answer out. For the service worker and for the worker that thinks.

/** The program with its memory. What it throws makes it useless: whoever holds it takes a new one. */
self.Machine = class {
  #exports;
  #says = "";

  /** Starts the program under a path, with the tables and results that were written down before. */
  static async start(module, base, tables, results = []) {
    const machine = new Machine();
    const chance = new Uint32Array(1);
    const browser = {
      date: () => Date.now(),
      clock: () => performance.now(),
      chance: () => crypto.getRandomValues(chance)[0],
      fails: (at, length) => (machine.#says = machine.#text(at, length)),
    };
    machine.#exports = (await WebAssembly.instantiate(module, { browser })).exports;
    machine.#put([encode(base)]);
    machine.#exports.begin();
    machine.fill(tables);
    machine.#remember(results);
    return machine;
  }

  /** Takes tables as they are written down, each with its result if that comes along; one that it knows is replaced. */
  fill(tables) {
    this.#put([encode(JSON.stringify(tables))]);
    if (!this.#exports.fill()) throw new Error("the tables cannot be read");
    this.#remember(tables.map(({ result }) => result).filter(Boolean));
  }

  #remember(results) {
    this.#put([encode(JSON.stringify(results))]);
    if (!this.#exports.remember()) throw new Error("the results cannot be read");
  }

  /** Answers a request: `[{ status, headers, changes }, body]`. */
  answer(asked, body) {
    const head = encode(JSON.stringify(asked));
    this.#put([new Uint8Array(new Uint32Array([head.length]).buffer), head, new Uint8Array(body ?? 0)]);
    let length;
    try {
      length = this.#exports.answer();
    } catch (error) {
      throw new Error(this.#says || String(error));
    }
    if (!length) throw new Error("the request cannot be read");
    const bytes = new Uint8Array(this.#exports.memory.buffer, this.#exports.room(0), length);
    const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
    return [JSON.parse(decode(bytes.subarray(4, end))), bytes.slice(end)];
  }

  #put(parts) {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    let at = this.#exports.room(Math.max(length, 1));
    for (const part of parts) {
      new Uint8Array(this.#exports.memory.buffer, at, part.length).set(part);
      at += part.length;
    }
  }

  #text(at, length) {
    return decode(new Uint8Array(this.#exports.memory.buffer, at, length));
  }
};

const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);
