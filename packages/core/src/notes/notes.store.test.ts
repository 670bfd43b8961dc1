import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aNote, aNotesPage, aNoteVersion, fakeNotesApi } from "../../testing/notes.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import type { NotesApi } from "./notes.port.ts";
import { createNotesStore, type NotesStore } from "./notes.store.ts";
import { TAGS_MAX } from "./plan-note.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));
const offline = () => Promise.reject(new CallFailed({ kind: "offline" }));
const late =
  <Answer>(answer: Answer) =>
  () =>
    settle().then(() => answer);
const lateFailure = () => settle().then(offline);
const FAILED = "An error occurred, please try again.";
const NEW_DRAFT = {
  id: "new-1",
  version: 0,
  base: "",
  text: "",
  audience: "organization",
  isSaving: false,
  isWaiting: false,
  problem: "",
  conflict: null,
};

function storeWith(fields: Partial<NotesApi> = {}) {
  const api = fakeNotesApi(fields);
  const save = vi.spyOn(api, "save");
  const notices: Notice[] = [];
  const log = fakeLog();
  const kept = new Map<string, string>();
  const memory = {
    recall: (name: string) => kept.get(name) ?? null,
    remember: (name: string, text: string) => void kept.set(name, text),
    forget: (name: string) => void kept.delete(name),
  };
  let made = 0;
  const store = createNotesStore({
    api,
    log,
    notices: { show: (notice) => void notices.push(notice) },
    memory,
    newId: () => `new-${(made += 1)}`,
  });
  return {
    store,
    api,
    save,
    log,
    kept,
    messages: () => notices.map(({ color, message }) => `${color}: ${message}`),
    state: () => store.state$.value,
  };
}

async function opened(fields: Partial<NotesApi> = {}) {
  const world = storeWith(fields);
  world.store.show("1-profile", 7);
  await settle();
  return world;
}

describe("the notes of a record", () => {
  it("are loaded, retried after a failure, and shown only for the open record", async () => {
    let answer: (page: ReturnType<typeof aNotesPage>) => void = () => {};
    const notes = vi
      .fn<NotesApi["notes"]>()
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      .mockImplementationOnce(offline)
      .mockResolvedValue(aNotesPage({ notes: [aNote()] }));
    const { store, state, log } = storeWith({ notes });
    expect(state()).toEqual({ status: "idle", record: "", page: null, failure: null, draft: null, history: null });
    store.show("1-profile", 7);
    store.show("2-profile", 7);
    answer(aNotesPage({ organizationName: "Of the other" }));
    await settle();
    expect(state()).toMatchObject({ status: "failed", page: null, failure: { kind: "offline" } });
    expect(log.errors).toEqual(["The notes could not be loaded"]);
    store.retry();
    expect(state().status).toBe("loading");
    await settle();
    expect(state()).toMatchObject({ status: "done", page: { notes: [{ version: 1 }] } });
    store.show("2-profile", 7);
    expect(state()).toMatchObject({ status: "loading", page: { notes: [{ version: 1 }] } });
  });

  it("are written, edited and deleted", async () => {
    const other = aNote();
    const { store, save, state, kept, messages } = await opened({ notes: async () => aNotesPage({ notes: [other] }) });
    store.write();
    expect(state().draft).toEqual(NEW_DRAFT);
    store.change({ text: "One", audience: "private" });
    expect(kept.size).toBe(1);
    store.write();
    store.save();
    store.save();
    store.change({ text: "Too late" });
    expect(state().draft).toEqual({ ...NEW_DRAFT, text: "One", audience: "private", isSaving: true });
    await settle();
    expect(save.mock.calls).toEqual([
      [{ id: "new-1", record: "1-profile", audience: "private", text: "One", version: 0, setAside: "" }],
    ]);
    expect(state()).toMatchObject({ draft: null, page: { notes: [{ id: "new-1", text: "One" }, other] } });
    expect(kept.size).toBe(0);
    expect(messages()).toEqual(["primary: Note saved."]);
    const [note] = state().page?.notes ?? [];
    if (note) store.edit(note, "An older text");
    store.save();
    await settle();
    expect(state().page?.notes).toMatchObject([{ text: "An older text", version: 2 }, other]);
    await store.remove(aNote({ id: "new-1", version: 2 }));
    expect(state().page?.notes).toEqual([other]);
  });

  it("stay when they can't be deleted", async () => {
    const notes = [aNote()];
    const { store, state, messages, log } = await opened({ notes: async () => aNotesPage({ notes }), remove: offline });
    await store.remove(aNote());
    expect(state().page?.notes).toEqual(notes);
    expect(messages()).toEqual([`error: ${FAILED}`]);
    expect(log.errors).toEqual(["A note could not be deleted"]);
  });

  it("are written and tagged even if the existing ones could not be loaded", async () => {
    const { store, state, messages } = await opened({ notes: offline });
    store.write();
    store.change({ text: "One" });
    store.save();
    expect(store.addTag("farm", "private")).toBe("");
    await settle();
    expect(state()).toMatchObject({ status: "failed", page: null, draft: null });
    expect(messages()).toEqual(["primary: Note saved."]);
  });

  it("refuses a text before it is sent", async () => {
    const { store, save, state } = await opened();
    store.write();
    store.save();
    expect(state().draft).toEqual({ ...NEW_DRAFT, problem: "Write something first." });
    expect(save).not.toHaveBeenCalled();
  });
});

describe("a response that arrives after the reader went to another record", () => {
  const note = aNote({ text: "Of the first record" });
  const conflict = late({ status: "conflict", note } as const);
  const save = (store: NotesStore) => store.save();

  it.each<[string, Partial<NotesApi>, (store: NotesStore) => unknown, string | undefined]>([
    ["saved note", { save: late({ status: "saved", note }) }, save, undefined],
    ["deletion found by a save", { save: late({ status: "gone" }) }, save, "Kept"],
    ["conflict of a save", { save: conflict }, save, "Kept"],
    ["failed save", { save: lateFailure }, save, "Kept"],
    ["conflict of a deletion", { remove: conflict }, (store) => store.remove(note), "Kept"],
    ["tag", { setTag: late([]) }, (store) => store.addTag("farm", "private"), "Kept"],
  ])("changes nothing there: %s", async (_, api, act, draft) => {
    const page = aNotesPage({ notes: [aNote()], tags: [{ tag: "water", audience: "private" }] });
    const { store, state, messages } = await opened({ notes: async () => page, ...api });
    store.write();
    store.change({ text: "Kept" });
    act(store);
    store.show("2-profile", 7);
    await settle();
    expect(state()).toEqual({ status: "done", record: "2-profile", page, failure: null, draft: null, history: null });
    expect(messages()).toEqual([]);
    store.show("1-profile", 7);
    expect(state().draft?.text).toBe(draft);
  });
});

describe("a draft", () => {
  it("waits for a connection and is sent again with the same id", async () => {
    const { store, save, state, kept, log } = await opened();
    save.mockImplementationOnce(offline);
    store.write();
    store.change({ text: "Kept" });
    store.save();
    await settle();
    expect(state().draft).toEqual({ ...NEW_DRAFT, text: "Kept", isWaiting: true });
    expect(log.errors).toEqual(["A note could not be saved"]);
    expect(kept.size).toBe(1);
    store.saveWaiting();
    await settle();
    expect(save.mock.calls.map(([sent]) => sent.id)).toEqual(["new-1", "new-1"]);
    expect(state().draft).toBeNull();
    store.saveWaiting();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{ kind: "refused", status: 409, message: "Too many." }, "Too many."],
    [{ kind: "refused", status: 400 }, FAILED],
    [{ kind: "broken", status: 500, message: "relation does not exist" }, FAILED],
  ] as const)("stays with a reason after %j, until it changes", async (failure, problem) => {
    const { store, save, state } = await opened();
    save.mockRejectedValueOnce(new CallFailed(failure));
    store.write();
    store.change({ text: "Kept" });
    store.save();
    await settle();
    expect(state().draft).toEqual({ ...NEW_DRAFT, text: "Kept", problem });
    store.change({ text: "Shorter" });
    expect(state().draft).toEqual({ ...NEW_DRAFT, text: "Shorter" });
  });

  it("begins when the reader types, and offers no choice without a conflict", async () => {
    const { store, save, state } = await opened();
    store.change({ text: "Lost" });
    store.save();
    store.choose("mine");
    expect(state().draft).toBeNull();
    store.write();
    store.choose("mine");
    expect(state().draft).toEqual(NEW_DRAFT);
    expect(save).not.toHaveBeenCalled();
  });

  it("belongs to its reader and record, and survives a reload", async () => {
    const { store, state, kept } = await opened();
    store.write();
    store.change({ text: "Mine" });
    for (const [record, reader, text] of [
      ["2-profile", 7, undefined],
      ["1-profile", 8, undefined],
      ["1-profile", 7, "Mine"],
    ] as const) {
      store.show(record, reader);
      expect(state().draft?.text).toBe(text);
    }
    store.cancel();
    expect(kept.size).toBe(0);
    store.show("2-profile", 7);
    store.show("1-profile", 7);
    expect(state().draft).toBeNull();
  });

  it("becomes a new note when its note was deleted meanwhile", async () => {
    const other = aNote({ id: "other" });
    const { store, save, state } = await opened({ notes: async () => aNotesPage({ notes: [aNote(), other] }) });
    save.mockImplementationOnce(offline);
    save.mockResolvedValueOnce({ status: "gone" });
    store.edit(aNote(), "Longer");
    store.save();
    await settle();
    store.saveWaiting();
    await settle();
    expect(state().draft).toEqual({
      ...NEW_DRAFT,
      text: "Longer",
      problem: "The note was deleted while you were writing. Save to keep your text as a new note.",
    });
    expect(state().page?.notes).toEqual([other]);
  });
});

describe("a conflict", () => {
  const theirs = aNote({ text: "One. Theirs.", version: 2 });
  const conflicting = async () => {
    const world = await opened({ notes: async () => aNotesPage({ notes: [aNote({ text: "One." })] }) });
    world.save.mockResolvedValueOnce({ status: "conflict", note: theirs });
    world.store.edit(aNote({ text: "One." }), "Mine. One.");
    world.store.save();
    await settle();
    return world;
  };

  it("keeps both texts and shows both changes together", async () => {
    const { state, kept } = await conflicting();
    expect(state().draft).toEqual({
      ...NEW_DRAFT,
      id: theirs.id,
      version: 1,
      base: "One.",
      text: "Mine. One.",
      conflict: { note: theirs, both: "One. Theirs.\nMine. " },
    });
    expect([...kept.values()].join("")).toContain("Mine. One.");
  });

  it.each([
    ["mine", "Mine. One.", ""],
    ["theirs", "One. Theirs.", "Mine. One."],
  ] as const)(
    "ends when the reader chooses %s, and the other text becomes a version",
    async (choice, text, setAside) => {
      const { store, save, state } = await conflicting();
      store.choose(choice);
      await settle();
      expect(save.mock.lastCall).toMatchObject([{ text, setAside, version: 2 }]);
      expect(state().draft).toBeNull();
    },
  );

  it("starts again if someone saves while the reader chooses", async () => {
    const { store, save, state } = await conflicting();
    save.mockResolvedValueOnce({ status: "conflict", note: { ...theirs, text: "Newer.", version: 3 } });
    store.choose("both");
    await settle();
    expect(state().draft).toMatchObject({ text: "Mine. One.", conflict: { note: { text: "Newer." } } });
    store.choose("mine");
    await settle();
    expect(save.mock.lastCall).toMatchObject([{ text: "Mine. One.", version: 3 }]);
  });

  it("of a deletion shows the newer text", async () => {
    const remove = async () => ({ status: "conflict", note: theirs }) as const;
    const { store, state, messages } = await opened({ notes: async () => aNotesPage({ notes: [aNote()] }), remove });
    await store.remove(aNote());
    expect(state().page?.notes).toEqual([theirs]);
    expect(messages()).toEqual(["error: The note was not deleted, because someone else has changed it."]);
  });
});

describe("tags and versions", () => {
  it("are changed one by one, with a reason if they can't be", async () => {
    const { store, state, api, messages, log } = await opened();
    const tag = { tag: "farm bill", audience: "organization" } as const;
    expect(store.addTag("#", "private")).toBe("Type a tag.");
    expect(store.addTag(" Farm Bill", "organization")).toBe("");
    await settle();
    expect(state().page?.tags).toEqual([tag]);
    vi.spyOn(api, "setTag").mockImplementationOnce(offline);
    store.removeTag(tag);
    await settle();
    expect(state().page?.tags).toEqual([tag]);
    expect(messages()).toEqual([`error: ${FAILED}`]);
    expect(log.errors).toEqual(["A tag could not be changed"]);
    store.removeTag(tag);
    await settle();
    expect(state().page?.tags).toEqual([]);
  });

  it("are limited separately for each audience", async () => {
    const tags = Array.from({ length: TAGS_MAX }, (_, at) => ({ tag: `${at}`, audience: "organization" }) as const);
    const { store } = await opened({ notes: async () => aNotesPage({ tags }) });
    expect(store.addTag("farm", "organization")).toBe(
      "There are already 30 tags here, the maximum. Remove one to add another.",
    );
    expect(store.addTag("farm", "private")).toBe("");
  });

  it("are shown and hidden", async () => {
    const { store, state, api, messages, log } = await opened();
    const shown = store.showHistory("a");
    expect(state().history).toEqual({ noteId: "a", list: null });
    await shown;
    expect(state().history?.list).toHaveLength(1);
    await store.showHistory(null);
    expect(state().history).toBeNull();
    vi.spyOn(api, "versions").mockImplementationOnce(offline);
    await store.showHistory("a");
    expect([state().history, messages()]).toEqual([null, [`error: ${FAILED}`]]);
    expect(log.errors).toEqual(["The versions of a note could not be loaded"]);
  });

  it.each([
    ["loaded", late([])],
    ["failed", lateFailure],
  ])("stay hidden when they are %s after the reader closed them or opened others", async (_, versions) => {
    const { store, state, api } = await opened();
    for (const next of [null, "b"]) {
      vi.spyOn(api, "versions").mockImplementationOnce(versions);
      await Promise.all([store.showHistory("a"), store.showHistory(next)]);
      expect(state().history).toEqual(next && { noteId: next, list: [aNoteVersion()] });
    }
  });
});
