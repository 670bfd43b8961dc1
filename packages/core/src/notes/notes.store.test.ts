import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aNote, aNotesPage, fakeNotesApi } from "../../testing/notes.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import { NOTE_MESSAGES } from "./note-messages.ts";
import type { NotesApi } from "./notes.port.ts";
import { createNotesStore } from "./notes.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));
const offline = () => Promise.reject(new CallFailed({ kind: "offline" }));

function storeWith(fields: Partial<NotesApi> = {}) {
  const api = fakeNotesApi(fields);
  const save = vi.spyOn(api, "save");
  const notices: Notice[] = [];
  const kept = new Map<string, string>();
  const memory = {
    recall: (name: string) => kept.get(name) ?? null,
    remember: (name: string, text: string) => void kept.set(name, text),
    forget: (name: string) => void kept.delete(name),
  };
  let made = 0;
  const store = createNotesStore({
    api,
    log: fakeLog(),
    notices: { show: (notice) => void notices.push(notice) },
    memory,
    newId: () => `new-${(made += 1)}`,
  });
  return { store, api, save, notices, kept, state: () => store.state$.value };
}

async function opened(fields: Partial<NotesApi> = {}) {
  const world = storeWith(fields);
  world.store.show("1-profile", 7);
  await settle();
  return world;
}

describe("the notes of a record", () => {
  it("are loaded, again after a failure, and only those of the record that is open", async () => {
    let answer: (page: ReturnType<typeof aNotesPage>) => void = () => {};
    const notes = vi
      .fn<NotesApi["notes"]>()
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      .mockImplementationOnce(offline)
      .mockResolvedValue(aNotesPage({ notes: [aNote()] }));
    const { store, state } = storeWith({ notes });
    store.show("1-profile", 7);
    store.show("2-profile", 7);
    answer(aNotesPage({ organizationName: "Of the other" }));
    await settle();
    expect(state()).toMatchObject({ status: "failed", page: null });
    store.retry();
    await settle();
    expect(state()).toMatchObject({ status: "done", page: { notes: [{ version: 1 }] } });
  });

  it("are written, edited and deleted", async () => {
    const { store, save, state, kept } = await opened();
    store.write();
    store.change({ text: "One", audience: "private" });
    expect(kept.size).toBe(1);
    store.save();
    store.save();
    expect(state().draft?.isSaving).toBe(true);
    await settle();
    expect(save.mock.calls).toEqual([
      [{ id: "new-1", record: "1-profile", audience: "private", text: "One", version: 0, setAside: "" }],
    ]);
    expect(state()).toMatchObject({ draft: null, page: { notes: [{ id: "new-1", text: "One" }] } });
    expect(kept.size).toBe(0);
    const [note] = state().page?.notes ?? [];
    if (note) store.edit(note, "An older text");
    store.save();
    await settle();
    expect(state().page?.notes).toMatchObject([{ text: "An older text", version: 2 }]);
    await store.remove(aNote({ id: "new-1", version: 2 }));
    expect(state().page?.notes).toEqual([]);
  });

  it("refuses a text before it is sent", async () => {
    const { store, save, state } = await opened();
    store.write();
    store.save();
    expect(state().draft?.problem).toBe(NOTE_MESSAGES.empty);
    expect(save).not.toHaveBeenCalled();
  });
});

describe("a draft", () => {
  it("waits for a connection and is sent again with the same id", async () => {
    const { store, save, state, kept } = await opened();
    save.mockImplementationOnce(offline);
    store.write();
    store.change({ text: "Kept" });
    store.save();
    await settle();
    expect(state().draft).toMatchObject({ text: "Kept", isWaiting: true, isSaving: false });
    expect(kept.size).toBe(1);
    store.saveWaiting();
    await settle();
    expect(save.mock.calls.map(([sent]) => sent.id)).toEqual(["new-1", "new-1"]);
    expect(state().draft).toBeNull();
    store.saveWaiting();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it("stays with the server's reason when it is refused", async () => {
    const { store, save, state } = await opened();
    save.mockRejectedValueOnce(new CallFailed({ kind: "refused", status: 409, message: "Too many." }));
    save.mockRejectedValueOnce(new CallFailed({ kind: "broken", status: 500 }));
    store.write();
    store.change({ text: "Kept" });
    for (const problem of ["Too many.", NOTE_MESSAGES.failed]) {
      store.save();
      await settle();
      expect(state().draft).toMatchObject({ text: "Kept", problem, isWaiting: false });
    }
  });

  it("belongs to its reader and record, and is there again after a reload", async () => {
    const { store, state } = await opened();
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
    store.show("2-profile", 7);
    store.show("1-profile", 7);
    expect(state().draft).toBeNull();
  });

  it("becomes a new note when its note was deleted meanwhile", async () => {
    const { store, save, state } = await opened({ notes: async () => aNotesPage({ notes: [aNote()] }) });
    save.mockResolvedValueOnce({ status: "gone" });
    store.edit(aNote(), "Longer");
    store.save();
    await settle();
    expect(state()).toMatchObject({
      draft: { id: "new-1", version: 0, text: "Longer", problem: NOTE_MESSAGES.gone },
      page: { notes: [] },
    });
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
    expect(state().draft).toMatchObject({ text: "Mine. One.", conflict: { note: theirs } });
    expect(state().draft?.conflict?.both).toMatch(/Theirs.*Mine/su);
    expect([...kept.values()].join("")).toContain("Mine. One.");
  });

  it.each([
    ["mine", "Mine. One.", ""],
    ["theirs", "One. Theirs.", "Mine. One."],
  ] as const)("ends with %s, and the other text is a version", async (choice, text, setAside) => {
    const { store, save, state } = await conflicting();
    store.choose(choice);
    await settle();
    expect(save.mock.lastCall).toMatchObject([{ text, setAside, version: 2 }]);
    expect(state().draft).toBeNull();
  });

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
    const { store, state, notices } = await opened({ notes: async () => aNotesPage({ notes: [aNote()] }), remove });
    await store.remove(aNote());
    expect(state().page?.notes).toEqual([theirs]);
    expect(notices).toHaveLength(1);
  });
});

describe("tags and versions", () => {
  it("are changed one by one, with a reason if they can't be", async () => {
    const { store, state, api, notices } = await opened();
    expect(store.addTag("#", "private")).toBe(NOTE_MESSAGES.tagEmpty);
    expect(store.addTag(" Farm Bill", "organization")).toBe("");
    await settle();
    expect(state().page?.tags).toEqual([{ tag: "farm bill", audience: "organization" }]);
    vi.spyOn(api, "setTag").mockImplementationOnce(offline);
    store.removeTag({ tag: "farm bill", audience: "organization" });
    await settle();
    expect(state().page?.tags).toHaveLength(1);
    expect(notices).toHaveLength(1);
  });

  it("are shown and hidden", async () => {
    const { store, state, api, notices } = await opened();
    const shown = store.showHistory("a");
    expect(state().history).toEqual({ noteId: "a", list: null });
    await shown;
    expect(state().history?.list).toHaveLength(1);
    await store.showHistory(null);
    expect(state().history).toBeNull();
    vi.spyOn(api, "versions").mockImplementationOnce(offline);
    await store.showHistory("a");
    expect([state().history, notices.length]).toEqual([null, 1]);
  });
});
