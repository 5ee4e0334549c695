// Where tables are kept: a row for each, and one for each line. What was acknowledged is on the disk.

/** The format of the shelf. An older copy of the program does not touch what a newer one has written. */
const FORMAT = 1;

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const linesOf = (id, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

self.Shelf = class {
  #database;

  static async open(name) {
    const request = indexedDB.open(name, FORMAT);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("lines");
      request.result.createObjectStore("kept");
    };
    const shelf = new Shelf();
    shelf.#database = await done(request);
    // A newer program wants to change the format: it may.
    shelf.#database.onversionchange = () => shelf.#database.close();
    return shelf;
  }

  /** All tables with their lines, and what else is kept. */
  async all() {
    const transaction = this.#database.transaction(["tables", "lines", "kept"]);
    const [rows, keys, texts, cookies] = await Promise.all([
      done(transaction.objectStore("tables").getAll()),
      done(transaction.objectStore("lines").getAllKeys()),
      done(transaction.objectStore("lines").getAll()),
      done(transaction.objectStore("kept").get("cookies")),
    ]);
    const tables = new Map(rows.map((row) => [row.id, { row, lines: [] }]));
    keys.forEach(([id], at) => tables.get(id)?.lines.push(texts[at]));
    return { tables: [...tables.values()], cookies: cookies ?? {} };
  }

  /** One table with its lines. */
  async one(id) {
    const transaction = this.#database.transaction(["tables", "lines"]);
    const [row, lines] = await Promise.all([
      done(transaction.objectStore("tables").get(id)),
      done(transaction.objectStore("lines").getAll(linesOf(id))),
    ]);
    return row && { row, lines };
  }

  /** Writes changes down, all or none. Says whether it did: not if somebody else was first. */
  write(changes, cookies) {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(["tables", "lines", "kept"], "readwrite", { durability: "strict" });
      let first = true;
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (first ? reject(transaction.error) : resolve(false));
      const [tables, lines] = [transaction.objectStore("tables"), transaction.objectStore("lines")];
      if (cookies) transaction.objectStore("kept").put(cookies, "cookies");
      for (const { put, gone } of changes) {
        if (gone) {
          tables.delete(gone.id);
          lines.delete(linesOf(gone.id));
          continue;
        }
        const { row, had } = put;
        tables.get(row.id).onsuccess = ({ target }) => {
          if ((target.result?.version ?? null) !== had) {
            first = false;
            return transaction.abort();
          }
          tables.put(row);
          put.lines.forEach((line, at) => lines.put(line, [row.id, (had ?? 0) + at]));
        };
      }
    });
  }
};
