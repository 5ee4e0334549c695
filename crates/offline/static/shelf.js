// Where tables are kept: a row for each, and one for each line. What was acknowledged is on the disk.

/** The format of the shelf. An older copy of the program does not touch what a newer one has written. */
const FORMAT = 3;

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const notesOf = (id) => IDBKeyRange.bound([id], [id, []]);
const linesOf = (id, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

self.Shelf = class {
  #database;

  static async open(name) {
    const request = indexedDB.open(name, FORMAT);
    request.onupgradeneeded = ({ oldVersion }) => {
      const shelf = request.result;
      if (oldVersion < 1) {
        shelf.createObjectStore("tables", { keyPath: "id" });
        shelf.createObjectStore("lines");
        shelf.createObjectStore("kept");
      }
      if (oldVersion < 2) shelf.createObjectStore("notes");
      if (oldVersion < 3) {
        const results = shelf.createObjectStore("results", { keyPath: "id" });
        // Games that had ended before there were results count, too.
        request.transaction.objectStore("tables").getAll().onsuccess = ({ target }) => {
          for (const { id, game, updated, summary } of target.result)
            if (summary.includes('"waiting":"over"')) results.put({ id, game, ended: updated, text: summary, comment: "" });
        };
      }
    };
    const shelf = new Shelf();
    shelf.#database = await done(request);
    // A newer program wants to change the format: it may.
    shelf.#database.onversionchange = () => shelf.#database.close();
    return shelf;
  }

  /** All tables with their lines, and what else is kept. */
  async all() {
    const transaction = this.#database.transaction(["tables", "lines", "notes", "results", "kept"]);
    const [rows, keys, texts, names, notes, results, cookies] = await Promise.all([
      done(transaction.objectStore("tables").getAll()),
      done(transaction.objectStore("lines").getAllKeys()),
      done(transaction.objectStore("lines").getAll()),
      done(transaction.objectStore("notes").getAllKeys()),
      done(transaction.objectStore("notes").getAll()),
      done(transaction.objectStore("results").getAll()),
      done(transaction.objectStore("kept").get("cookies")),
    ]);
    const tables = new Map(rows.map((row) => [row.id, { row, lines: [], notes: {} }]));
    keys.forEach(([id], at) => tables.get(id)?.lines.push(texts[at]));
    names.forEach(([id, name], at) => tables.has(id) && (tables.get(id).notes[name] = notes[at]));
    return { tables: [...tables.values()], results, cookies: cookies ?? {} };
  }

  /** One table with its lines, notes and result. */
  async one(id) {
    const transaction = this.#database.transaction(["tables", "lines", "notes", "results"]);
    const [row, lines, names, notes, result] = await Promise.all([
      done(transaction.objectStore("tables").get(id)),
      done(transaction.objectStore("lines").getAll(linesOf(id))),
      done(transaction.objectStore("notes").getAllKeys(notesOf(id))),
      done(transaction.objectStore("notes").getAll(notesOf(id))),
      done(transaction.objectStore("results").get(id)),
    ]);
    return row && { row, lines, result, notes: Object.fromEntries(names.map(([, name], at) => [name, notes[at]])) };
  }

  /** Writes changes down, all or none. Says whether it did: not if somebody else was first. */
  write(changes, cookies) {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(["tables", "lines", "notes", "results", "kept"], "readwrite", { durability: "strict" });
      let first = true;
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (first ? reject(transaction.error) : resolve(false));
      const [tables, lines, notes, results] = ["tables", "lines", "notes", "results"].map((name) => transaction.objectStore(name));
      // A new table may bring notes along, before its row is there to be found.
      const brought = new Set(changes.map(({ put }) => put?.row.id));
      if (cookies) transaction.objectStore("kept").put(cookies, "cookies");
      for (const { put, noted, gone, result, forgotten } of changes) {
        if (result) results.put(result.row);
        if (forgotten) results.delete(forgotten.id);
        if (result ?? forgotten) continue;
        if (gone) {
          tables.delete(gone.id);
          lines.delete(linesOf(gone.id));
          notes.delete(notesOf(gone.id));
          continue;
        }
        if (noted) {
          const { id, name, text } = noted;
          // A table that is gone takes no notes.
          tables.getKey(id).onsuccess = ({ target }) => {
            if (brought.has(id) || target.result) text ? notes.put(text, [id, name]) : notes.delete([id, name]);
          };
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
