import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../apps/api/src/sample/random.ts";

const EXPORT = "/api/searchExport/congressional/?current_office_state_abbr=WA";
/** The server mails twenty books an hour to a reader. */
const MAILS_MAX = 18;
/** Below the server's limit. */
const FOLDERS_MAX = 100;
/** The server saves 600 notes an hour of a reader, and none of staff. */
const NOTES_MAX = 500;

interface Count {
  min: number;
  max: number;
}

/** Makes random requests of one reader, and remembers what the server acknowledged. */
export class Reader {
  readonly name: string;
  acknowledged = 0;
  readonly mails: Count = { min: 0, max: 0 };
  readonly #headers: Record<string, string>;
  readonly #items: readonly string[];
  readonly #bookFolder: number;
  readonly #random: Random;
  /** Possible states of folders and items: two while an answer is missing. */
  readonly #folders = new Map<string, Set<boolean>>();
  readonly #saved = new Map<string, Set<boolean>>();
  readonly #folderIds = new Map<string, number>();
  readonly #exported: Count = { min: 0, max: 0 };
  /** Texts that the reader's note has had. */
  readonly #texts = new Map<string, Set<boolean>>();
  readonly #note = { id: randomUUID(), version: 0 };
  readonly #hasNotes: boolean;
  readonly #send: typeof fetch;
  #rowsPerExport = 0;
  #created = 0;

  constructor(
    name: string,
    {
      token,
      items,
      bookFolder,
      hasNotes,
      random,
      send = fetch,
    }: {
      token: string;
      items: readonly string[];
      bookFolder: number;
      hasNotes: boolean;
      random: Random;
      send?: typeof fetch | undefined;
    },
  ) {
    this.name = name;
    this.#headers = { cookie: `rotunda_session=${token}`, "sec-fetch-site": "same-origin" };
    this.#items = items;
    this.#bookFolder = bookFolder;
    this.#hasNotes = hasNotes;
    this.#random = random;
    this.#send = send;
  }

  /** Makes requests until the server is gone or the test ends. */
  async use(origin: string, isOver = () => false): Promise<void> {
    for (let isThere = true; isThere && !isOver();) {
      try {
        await this.#act(origin);
        this.acknowledged += 1;
        await pause(this.#random.int(0, 20));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        isThere = false;
      }
    }
  }

  async #act(origin: string): Promise<void> {
    switch (
      this.#random.weighted({
        add: this.#folderIds.size < FOLDERS_MAX ? 4 : 0,
        remove: 2,
        toggle: 5,
        export: 2,
        letter: 0.3,
        note: 4,
      })
    ) {
      case "remove": {
        const [name, id] = this.#random.pick([...this.#folderIds, ["", 0] as const]);
        if (name !== "") return this.#change(this.#folders, name, false, () => this.#deleteFolder(origin, name, id));
        return undefined;
      }
      case "toggle": {
        const item = this.#random.pick(this.#items);
        // An item in no folder can't be removed.
        const isAdded = this.#saved.get(item)?.has(true) !== true || this.#random.chance(0.3);
        const body = { briefcase_item_ids: [item], action: isAdded ? "add" : "remove" };
        return this.#change(this.#saved, item, isAdded, () => this.#post(origin, "/api/briefcase/toggle/", body));
      }
      case "note":
        if (this.#hasNotes && this.#texts.size < NOTES_MAX) await this.#saveNote(origin);
        return undefined;
      case "export":
        return this.#export(origin);
      case "letter":
        if (this.mails.max < MAILS_MAX) await this.#requestBook(origin);
        return undefined;
      default: {
        const name = `Folder ${(this.#created += 1)}`;
        return this.#change(this.#folders, name, true, () => this.#addFolder(origin, name));
      }
    }
  }

  async #change(states: Map<string, Set<boolean>>, key: string, to: boolean, request: () => Promise<unknown>) {
    const before = states.get(key) ?? new Set([false]);
    states.set(key, new Set([...before, to]));
    await request();
    states.set(key, new Set([to]));
  }

  async #addFolder(origin: string, name: string): Promise<void> {
    const { folder_id } = await this.#post<{ folder_id: number }>(origin, "/api/briefcase/folder/add", {
      folder_name: name,
    });
    this.#folderIds.set(name, folder_id);
  }

  async #deleteFolder(origin: string, name: string, id: number): Promise<void> {
    this.#folderIds.delete(name);
    await this.#post(origin, "/api/briefcase/folder/delete", { folder_id: id });
  }

  async #saveNote(origin: string): Promise<void> {
    const text = `Text ${this.#texts.size + 1}`;
    const { id, version } = this.#note;
    const body = { id, record: this.#items[0], audience: "private", text, version };
    await this.#change(this.#texts, text, true, async () => {
      const saved = await this.#post<{ version: number }>(origin, "/api/notes/save", body);
      this.#note.version = saved.version;
    });
  }

  /** Each saved text is a version, once, and the newest one is the note's. */
  async #verifyNote(origin: string): Promise<void> {
    const { notes } = await this.#request<{ notes: { id: string; text: string; version: number }[] }>(
      origin,
      `/api/notes/?record=${this.#items[0]}`,
    );
    const note = notes.find(({ id }) => id === this.#note.id);
    const path = `/api/notes/versions/?id=${this.#note.id}`;
    const { versions } = note ? await this.#request<{ versions: { text: string }[] }>(origin, path) : { versions: [] };
    this.#compare(
      this.#texts,
      versions.map(({ text }) => text),
    );
    if (note?.text !== versions[0]?.text) throw new Error(`${this.name}: the note isn't its newest version.`);
    this.#note.version = note?.version ?? 0;
  }

  async #export(origin: string): Promise<void> {
    const before = this.#exported.min;
    this.#exported.max += this.#rowsPerExport;
    const { almanac_export_count: count } = await this.#request<{ almanac_export_count: number }>(origin, EXPORT);
    // The first export shows how many rows an export has.
    this.#rowsPerExport ||= count - before;
    this.#exported.max = count;
    this.#exported.min = count;
  }

  async #requestBook(origin: string): Promise<void> {
    this.mails.max += 1;
    const path = `/api/folderDossierDownloadCheck/${this.#bookFolder}?email=true&datatype=docx`;
    const { started } = await this.#request<{ started: boolean }>(origin, path);
    if (!started) throw new Error("A book was not started.");
    this.mails.min += 1;
  }

  /**
   * Compares the server's data with the acknowledged requests. Requests without a response may have been made or not.
   */
  async verify(origin: string): Promise<void> {
    const briefcase = await this.#request<{
      folders: { id: number; name: string; items: { briefcase_item_id: string }[] }[];
    }>(origin, "/api/briefcase/");
    const own = briefcase.folders.filter(({ name }) => name.startsWith("Folder "));
    this.#compare(
      this.#folders,
      own.map(({ name }) => name),
    );
    this.#folderIds.clear();
    for (const { id, name } of own) this.#folderIds.set(name, id);
    const [general] = briefcase.folders;
    this.#compare(this.#saved, general?.items.map((item) => item.briefcase_item_id) ?? []);
    if (this.#hasNotes) await this.#verifyNote(origin);
    const session = await this.#request<{ almanac_export_count: number }>(origin, "/api/session/");
    const { min, max } = this.#exported;
    const count = session.almanac_export_count;
    if (count < min || count > Math.max(max, min))
      throw new Error(`${this.name}: ${count} exported rows are counted instead of ${min} to ${max}.`);
    this.#exported.min = count;
    this.#exported.max = count;
  }

  #compare(states: Map<string, Set<boolean>>, found: readonly string[]): void {
    const present = new Set(found);
    if (present.size !== found.length) throw new Error(`${this.name}: duplicates in ${found.join(", ")}`);
    for (const key of new Set([...states.keys(), ...present])) {
      const possible = states.get(key) ?? new Set([false]);
      if (!possible.has(present.has(key)))
        throw new Error(`${this.name}: ${key} is ${present.has(key) ? "there although it was removed" : "lost"}.`);
      states.set(key, new Set([present.has(key)]));
    }
  }

  #post<T>(origin: string, path: string, body: object): Promise<T> {
    return this.#request(origin, path, { method: "POST", body: JSON.stringify(body) });
  }

  /** Throws a TypeError, as fetch does, if the server is gone. */
  async #request<T>(origin: string, path: string, init: RequestInit = {}): Promise<T> {
    const headers = init.body === undefined ? this.#headers : { ...this.#headers, "content-type": "application/json" };
    const answer = await this.#send(`${origin}${path}`, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  }
}
