import { describe, expect, it } from "vitest";
import { openBriefcase, flushPromises } from "../../testing/briefcase-stores.ts";
import { aBriefcase, aCard, aFolder, aLiveSearch } from "../../testing/briefcase.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { Folder } from "../records/briefcase.ts";
import { SESSIONS } from "../../testing/session.ts";

const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));
const names = ({ briefcase }: Awaited<ReturnType<typeof openBriefcase>>) =>
  briefcase.state$.value.folders.map((folder) => folder.name);

describe("creating a folder", () => {
  it("sends the trimmed name, shows the folder and a notice, and refreshes", async () => {
    const world = await openBriefcase();
    const outcome = world.folders.create("  Energy ");
    expect(world.folders.state$.value).toEqual({ status: "creating" });
    // The folder shows only after the server's response.
    expect(names(world)).toEqual(["General Briefcase", "Folder 2"]);
    expect(await outcome).toEqual({ kind: "created", folder: aFolder(3, [], "Energy") });
    expect(world.folders.state$.value).toEqual({ status: "idle" });
    expect(names(world)).toEqual(["General Briefcase", "Folder 2", "Energy"]);
    expect(world.requests[0]).toEqual({ call: "addFolder", with: ["Energy"] });
    expect(world.calls()).toEqual(["addFolder", "briefcase"]);
    expect(world.shown).toEqual([{ message: "Folder 'Energy' created.", color: "primary", timeout: 3000 }]);
    expect(world.events).toEqual(["briefcase-add-folder"]);
  });

  it("follows a saved search, and makes the live folder an ordinary one", async () => {
    const world = await openBriefcase();
    const live = aLiveSearch();
    expect(await world.folders.create(live.name, live)).toMatchObject({ kind: "created", folder: { id: 3, live } });
    expect(world.requests[0]).toEqual({ call: "addLiveFolder", with: [4] });
    const held = world.briefcase.state$.value.folders[2];
    expect(held?.live).toEqual(live);
    if (held) await world.folders.keep(held);
    expect(world.briefcase.state$.value.folders[2]?.live).toBeNull();
    expect(world.shown.at(-1)?.message).toBe(`Folder '${held?.name}' is now an ordinary folder and keeps its items.`);
  });

  it("makes only that folder ordinary before the refresh, and none after a failure", async () => {
    const [two, three] = [2, 3].map((id) => ({ ...aFolder(id), live: aLiveSearch({ id }) })) as [Folder, Folder];
    const held = { folders: [aFolder(1), two, three], items: [] };
    const world = await openBriefcase({ held, api: { briefcase: () => new Promise(() => {}) } });
    await world.folders.keep(two);
    expect(world.briefcase.state$.value.folders).toEqual([aFolder(1), aFolder(2), three]);
    const failed = await openBriefcase({ held, api: { keepFolder: failing({ kind: "broken", status: 500 }) } });
    await failed.folders.keep(two);
    expect(failed.briefcase.state$.value.folders).toEqual(held.folders);
    expect(failed.shown).toEqual([{ message: "An error occurred, please try again.", color: "error", timeout: 3000 }]);
  });

  it("shows the folder even if the refresh fails", async () => {
    const world = await openBriefcase({ api: { briefcase: () => new Promise(() => {}) } });
    await world.folders.create("Energy");
    expect(world.briefcase.state$.value.folders[2]).toEqual(aFolder(3, [], "Energy"));
  });

  it.each([
    ["  ", "This field is required."],
    ["x".repeat(101), "Name must be less than 100 characters"],
    ["folder 2", "Folder name has to be unique."],
  ])("refuses %j without a request", async (text, message) => {
    const world = await openBriefcase();
    expect(await world.folders.create(text)).toEqual({ kind: "invalid-name", message });
    expect([world.calls(), world.shown, world.events]).toEqual([[], [], []]);
    expect(world.folders.state$.value).toEqual({ status: "idle" });
  });

  it("shows the server's validation error at the field", async () => {
    const message = "Folder name has to be unique.";
    const world = await openBriefcase({ api: { addFolder: failing({ kind: "refused", status: 409, message }) } });
    expect(await world.folders.create("Energy")).toEqual({ kind: "invalid-name", message });
    expect([world.shown, world.events]).toEqual([[], []]);
  });

  it.each<[Failure, string[]]>([
    [{ kind: "refused", status: 403, message: "X" }, ["X"]],
    [{ kind: "refused", status: 401, message: "Please log in." }, []],
    [{ kind: "broken", status: 500, message: "boom" }, ["An error occurred, please try again."]],
    [{ kind: "offline" }, ["An error occurred, please try again."]],
  ])("shows a failure and can be retried: %j", async (failure, messages) => {
    const world = await openBriefcase({ api: { addFolder: failing(failure) } });
    expect(await world.folders.create("Energy")).toEqual({ kind: "failed" });
    expect(world.shown).toEqual(messages.map((message) => ({ message, color: "error", timeout: 3000 })));
    expect(world.events).toEqual([]);
    expect(names(world)).toEqual(["General Briefcase", "Folder 2"]);
    expect(world.folders.state$.value).toEqual({ status: "idle" });
    await world.folders.create("Energy");
    expect(world.calls().filter((call) => call === "addFolder")).toHaveLength(2);
  });

  it("sends one request for a double click", async () => {
    const world = await openBriefcase();
    const [first, second] = await Promise.all([world.folders.create("Energy"), world.folders.create("Energy")]);
    expect(second).toEqual(first);
    expect(world.calls().filter((call) => call === "addFolder")).toHaveLength(1);
    expect(world.shown).toHaveLength(1);
  });

  it("requires a web user", async () => {
    const world = await openBriefcase({ session: SESSIONS.ipUser });
    expect(await world.folders.create("Energy")).toEqual({ kind: "failed" });
    expect(world.calls()).toEqual([]);
  });
});

describe("deleting a folder", () => {
  it("removes the folder after the response, with items that are in no other folder", async () => {
    const world = await openBriefcase({ held: aBriefcase(["1-profile"], ["1-profile", "2-profile"]) });
    const outcome = world.folders.delete(2);
    expect(world.folders.state$.value).toEqual({ status: "deleting" });
    expect(names(world)).toEqual(["General Briefcase", "Folder 2"]);
    expect(await outcome).toEqual({ kind: "deleted", showFolderId: 1 });
    expect(world.folders.state$.value).toEqual({ status: "idle" });
    expect(names(world)).toEqual(["General Briefcase"]);
    expect(world.briefcase.state$.value.index).toEqual(new Map([["1-profile", [1]]]));
    expect(world.briefcase.state$.value.items).toEqual([aCard("1-profile")]);
    expect(world.requests[0]).toEqual({ call: "deleteFolder", with: [2] });
    expect(world.calls()).toEqual(["deleteFolder", "briefcase"]);
    expect(world.shown).toEqual([{ message: "Folder deleted.", color: "primary", timeout: 3000 }]);
    expect(world.events).toEqual(["briefcase-delete-folder"]);
  });

  it("navigates to the default folder only if the deleted folder is shown", async () => {
    const world = await openBriefcase({ held: aBriefcase([], [], []) });
    world.briefcase.openFolder(2);
    expect(await world.folders.delete(3)).toEqual({ kind: "deleted", showFolderId: 2 });
    expect(await world.folders.delete(2)).toEqual({ kind: "deleted", showFolderId: 1 });
    expect(world.briefcase.state$.value.currentFolderId).toBe(1);
  });

  it("removes the folder even if the refresh fails", async () => {
    const world = await openBriefcase({ api: { briefcase: () => new Promise(() => {}) } });
    await world.folders.delete(2);
    expect(names(world)).toEqual(["General Briefcase"]);
  });

  it.each([1, 0, -1, 9])("refuses folder %i without a request", async (folderId) => {
    const world = await openBriefcase({ held: { folders: [aFolder(1), aFolder(0), aFolder(-1)], items: [] } });
    expect(await world.folders.delete(folderId)).toEqual({ kind: "failed" });
    expect([world.calls(), world.shown, world.events]).toEqual([[], [], []]);
    expect(world.log.errors).toEqual([expect.stringMatching("can't be deleted")]);
  });

  it.each<[Failure, string[]]>([
    [{ kind: "refused", status: 403, message: "X" }, ["X"]],
    [{ kind: "refused", status: 401 }, []],
    [{ kind: "refused", status: 404 }, ["An error occurred. Please try again."]],
    [{ kind: "offline" }, ["An error occurred. Please try again."]],
  ])("keeps everything after a failure: %j", async (failure, messages) => {
    const held = aBriefcase(["1-profile"], ["2-profile"]);
    const world = await openBriefcase({ held, api: { deleteFolder: failing(failure) } });
    expect(await world.folders.delete(2)).toEqual({ kind: "failed" });
    expect(world.briefcase.state$.value).toMatchObject(held);
    expect(world.shown).toEqual(messages.map((message) => ({ message, color: "error", timeout: 3000 })));
    expect([world.events, world.folders.state$.value]).toEqual([[], { status: "idle" }]);
    await world.folders.delete(2);
    expect(world.calls().filter((call) => call === "deleteFolder")).toHaveLength(2);
  });

  it("sends one request for a double click", async () => {
    const world = await openBriefcase();
    const outcomes = await Promise.all([world.folders.delete(2), world.folders.delete(2)]);
    expect(outcomes[0]).toBe(outcomes[1]);
    expect(world.calls()).toEqual(["deleteFolder", "briefcase"]);
  });

  it("waits for earlier edits", async () => {
    const world = await openBriefcase({ held: aBriefcase([], []) });
    world.briefcase.toggle(aCard("3-committee"), { action: "add", folderId: 2 });
    await world.folders.delete(2);
    await flushPromises();
    expect(world.calls().slice(0, 2)).toEqual(["toggle", "deleteFolder"]);
    expect(world.foldersOf("3-committee")).toEqual([]);
  });
});
