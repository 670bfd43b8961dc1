import { describe, expect, it } from "vitest";
import { openBriefcase, flushPromises } from "../../testing/briefcase-stores.ts";
import { aBriefcase } from "../../testing/briefcase.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import { SESSIONS } from "../../testing/session.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";

const QUERY = aSearchQuery({ keyword: "water" });
const FOUND = ["2-profile", "3-committee", "4-staffer"];
const OPEN = { status: "open", scope: "state", query: QUERY, folderId: 1 };

async function opened(world: Parameters<typeof openBriefcase>[0] = {}) {
  const stores = await openBriefcase({ found: FOUND, ...world });
  stores.massAdd.open({ scope: "state", query: QUERY, hits: 3 });
  return stores;
}

describe("the mass-add dialog", () => {
  it("opens on the default folder, and closes", async () => {
    const { massAdd } = await opened();
    expect(massAdd.state$.value).toEqual(OPEN);
    massAdd.close();
    expect(massAdd.state$.value).toEqual({ status: "closed" });
  });

  it("opens for 1 to 500 results only", async () => {
    const { massAdd } = await openBriefcase();
    for (const hits of [501, 0]) massAdd.open({ scope: "state", query: QUERY, hits });
    expect(massAdd.state$.value).toEqual({ status: "closed" });
    massAdd.open({ scope: "state", query: QUERY, hits: 500 });
    expect(massAdd.state$.value).toEqual(OPEN);
  });

  it("doesn't open before the folders load", async () => {
    const { massAdd } = await opened({ held: { folders: [], items: [] } });
    expect(massAdd.state$.value).toEqual({ status: "closed" });
  });

  it("accepts only an existing folder", async () => {
    const { massAdd } = await opened();
    massAdd.chooseFolder(2);
    expect(massAdd.state$.value).toEqual({ ...OPEN, folderId: 2 });
    massAdd.chooseFolder(9);
    expect(massAdd.state$.value).toEqual({ ...OPEN, folderId: 2 });
    massAdd.close();
    massAdd.chooseFolder(1);
    expect(massAdd.state$.value).toEqual({ status: "closed" });
  });
});

describe("OK in the mass-add dialog", () => {
  it("adds all, refreshes, shows a notice and closes", async () => {
    const world = await opened();
    world.massAdd.chooseFolder(2);
    const done = world.massAdd.confirm();
    expect(world.massAdd.state$.value).toEqual({ ...OPEN, status: "adding", folderId: 2 });
    await done;
    expect(world.requests[0]).toMatchObject({
      call: "addAllSearchResults",
      with: [{ scope: "state", query: QUERY, folderId: 2 }],
    });
    expect(world.calls()).toEqual(["addAllSearchResults", "briefcase"]);
    expect(world.shown).toEqual([
      { message: "Contents of search have been added to your folder.", color: "primary", timeout: 3000 },
    ]);
    expect(world.events).toEqual(["briefcase-add-items"]);
    expect(world.massAdd.state$.value).toEqual({ status: "closed" });
    await flushPromises();
    expect(world.briefcase.state$.value.folders[1]?.items.map((item) => item.briefcaseItemId)).toEqual(FOUND);
    expect(world.briefcase.state$.value.items).toHaveLength(4);
  });

  it("adds the selected results", async () => {
    const { massAdd, requests, shown } = await opened();
    massAdd.close();
    massAdd.open({ scope: "state", query: QUERY, hits: 1, itemIds: ["1-profile"] });
    await massAdd.confirm();
    expect(requests[0]).toMatchObject({ with: [{ itemIds: ["1-profile"] }] });
    expect(shown[0]?.message).toBe("The selected results have been added to your folder.");
  });

  it("refreshes even within two minutes of the last refresh", async () => {
    const world = await opened();
    world.briefcase.refresh();
    await flushPromises();
    await world.massAdd.confirm();
    expect(world.calls()).toEqual(["briefcase", "addAllSearchResults", "briefcase"]);
  });

  it("updates the stars before the refresh completes", async () => {
    const world = await opened({ api: { briefcase: () => new Promise(() => {}) } });
    await world.massAdd.confirm();
    expect(FOUND.map(world.foldersOf)).toEqual([[1, 2], [1], [1]]);
  });

  it.each<[Failure, string]>([
    [{ kind: "refused", status: 409, code: "FULL_FOLDER", message: "The folder is full." }, "The folder is full."],
    [{ kind: "broken", status: 200 }, "An error occurred, please try again."],
    [{ kind: "offline" }, "An error occurred, please try again."],
  ])("shows a failure and stays open: %j", async (failure, message) => {
    let calls = 0;
    const world = await opened({
      api: {
        addAllSearchResults: (...args) => {
          calls += 1;
          return calls === 1 ? Promise.reject(new CallFailed(failure)) : world.server.addAllSearchResults(...args);
        },
      },
    });
    await world.massAdd.confirm();
    expect(world.shown).toEqual([{ message, color: "error", timeout: 3000 }]);
    expect(world.massAdd.state$.value).toEqual(OPEN);
    expect(world.events).toEqual([]);
    expect(world.briefcase.state$.value).toMatchObject(aBriefcase(["1-profile"], ["2-profile"]));
    await world.massAdd.confirm();
    expect(world.massAdd.state$.value).toEqual({ status: "closed" });
    expect(world.foldersOf("3-committee")).toEqual([1]);
  });

  it("can't be repeated, closed or changed while adding", async () => {
    const world = await opened();
    const done = world.massAdd.confirm();
    const adding = world.massAdd.state$.value;
    await world.massAdd.confirm();
    world.massAdd.close();
    world.massAdd.chooseFolder(2);
    world.massAdd.open({ scope: "federal", query: QUERY, hits: 3 });
    expect(world.massAdd.state$.value).toBe(adding);
    await done;
    expect(world.calls().filter((call) => call === "addAllSearchResults")).toHaveLength(1);
    await world.massAdd.confirm();
    expect(world.calls().filter((call) => call === "addAllSearchResults")).toHaveLength(1);
  });

  it("requires a web user", async () => {
    const world = await opened({ session: SESSIONS.ipUser });
    await world.massAdd.confirm();
    expect(world.calls()).toEqual([]);
    expect(world.massAdd.state$.value.status).toBe("open");
  });
});
