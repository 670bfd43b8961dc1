import { describe, expect, it } from "vitest";
import { openBriefcase, flushPromises } from "../../testing/briefcase-stores.ts";
import { aBriefcase, aCard } from "../../testing/briefcase.ts";
import { CallFailed } from "../kernel/failure.ts";

// Person 1 is in folders 1 and 2, person 2 in folder 2, folder 3 is empty.
const HELD = aBriefcase(["1-profile"], ["1-profile", "2-profile"], []);

async function opened(itemId: string, api: Parameters<typeof openBriefcase>[0] = {}) {
  const world = await openBriefcase({ held: HELD, ...api });
  world.briefcase.openMove(itemId);
  return {
    ...world,
    ticked: () => world.move.state$.value.choices.filter(({ isTicked }) => isTicked).map(({ id }) => id),
    canConfirm: () => world.move.state$.value.status !== "closed" && world.move.state$.value.canConfirm,
  };
}

describe("the move dialog", () => {
  it("opens from the star of an item in several folders, with its folders checked", async () => {
    const { briefcase, move } = await openBriefcase({ held: HELD });
    expect(move.state$.value.status).toBe("closed");
    briefcase.toggle(aCard("1-profile"));
    expect(move.state$.value).toEqual({
      status: "open",
      items: [aCard("1-profile")],
      choices: [
        { id: 1, name: "General Briefcase", contents: "1 profile", isTicked: true, change: null },
        { id: 2, name: "Folder 2", contents: "2 profiles", isTicked: true, change: null },
        { id: 3, name: "Folder 3", contents: "0 items", isTicked: false, change: null },
      ],
      canConfirm: false,
    });
  });

  it("enables OK only after a change", async () => {
    const world = await opened("2-profile");
    world.move.tick(1);
    expect([world.ticked(), world.canConfirm()]).toEqual([[1, 2], true]);
    world.move.tick(1);
    expect([world.ticked(), world.canConfirm()]).toEqual([[2], false]);
    expect(await world.move.confirm()).toBeNull();
    expect(world.calls()).toEqual([]);
    expect(world.move.state$.value.status).toBe("open");
  });

  it("closes on the first folder, and reopens with the item's own", async () => {
    const world = await opened("2-profile");
    world.move.tick(3);
    world.move.close();
    expect(world.move.state$.value.status).toBe("closed");
    expect(world.ticked()).toEqual([1]);
    expect(world.briefcase.state$.value.itemBeingMoved).toBeNull();
    world.move.tick(3);
    expect(world.ticked()).toEqual([1]);
    expect(await world.move.confirm()).toBeNull();
    world.briefcase.openMove("2-profile");
    expect([world.ticked(), world.canConfirm()]).toEqual([[2], false]);
    world.briefcase.openMove("1-profile");
    expect(world.ticked()).toEqual([1, 2]);
  });

  it("shows the first folder as soon as it is created", async () => {
    const world = await openBriefcase({ held: { folders: [], items: [] } });
    expect(world.move.state$.value).toEqual({ status: "closed", choices: [] });
    world.briefcase.accept(HELD);
    expect(world.move.state$.value.choices[0]).toMatchObject({ id: 1, isTicked: true });
  });

  it("doesn't open for an item that isn't in the Briefcase", async () => {
    const { move, briefcase } = await opened("9-state");
    expect(move.state$.value.status).toBe("closed");
    expect(briefcase.state$.value.itemBeingMoved).toBeNull();
  });

  it("waits for the item's card before it opens", async () => {
    const world = await openBriefcase({ held: { ...HELD, items: [] } });
    world.briefcase.openMove("1-profile");
    expect(world.move.state$.value.status).toBe("closed");
    world.briefcase.accept(HELD);
    expect(world.move.state$.value).toMatchObject({ status: "open", items: [aCard("1-profile")] });
  });

  it("keeps the checkboxes through a refresh and sends only the remaining changes", async () => {
    const world = await opened("2-profile");
    world.move.tick(1);
    world.move.tick(3);
    world.briefcase.accept(aBriefcase(["2-profile"], [], []));
    expect(world.ticked()).toEqual([1, 2, 3]);
    await world.move.confirm();
    expect(world.requests[0]).toEqual({
      call: "toggleAll",
      with: [[{ action: "add", itemIds: ["2-profile"], folderId: 3 }]],
    });
  });

  it("closes without a request if no changes remain", async () => {
    const world = await opened("2-profile");
    world.move.tick(1);
    world.briefcase.accept(aBriefcase(["2-profile"], ["2-profile"], []));
    expect(await world.move.confirm()).toBeNull();
    expect(world.move.state$.value.status).toBe("closed");
    expect(world.calls()).toEqual([]);
  });
});

describe("the move dialog of several items", () => {
  it("opens for the items in the Briefcase, and stays closed for items outside it", async () => {
    const { move } = await openBriefcase({ held: HELD });
    move.open(["1-profile", "2-profile", "9-state"]);
    expect(move.state$.value).toMatchObject({
      status: "open",
      items: [aCard("1-profile"), aCard("2-profile")],
      choices: [{ isTicked: "mixed" }, { isTicked: true }, { isTicked: false }],
    });
    move.close();
    expect(move.state$.value.status).toBe("closed");
    move.open(["9-state"]);
    expect(move.state$.value.status).toBe("closed");
  });

  it("keeps the checkboxes through a refresh and moves all items", async () => {
    const world = await openBriefcase({ held: HELD });
    world.move.open(["1-profile", "2-profile"]);
    world.move.tick(3);
    world.move.tick(2);
    world.briefcase.accept(HELD);
    const done = world.move.confirm();
    world.move.open(["1-profile"]);
    expect(world.move.state$.value).toMatchObject({ status: "saving", items: [{ id: 1 }, { id: 2 }] });
    expect(await done).toBe("moved");
    expect(world.shown).toEqual([{ message: "2 profiles moved to Folder 3.", color: "primary", timeout: 3000 }]);
    expect([world.foldersOf("1-profile"), world.foldersOf("2-profile")]).toEqual([[1, 3], [3]]);
    expect(world.move.state$.value.status).toBe("closed");
  });
});

describe("OK in the move dialog", () => {
  it.each([
    ["2-profile", [2, 3], "moved", "Person 2 moved to Folder 3.", ["briefcase-add-items", "briefcase-remove-items"]],
    ["2-profile", [1, 3], "added", "Person 2 added to General Briefcase and Folder 3.", ["briefcase-add-items"]],
    ["1-profile", [2], "removed", "Person 1 removed from Folder 2.", ["briefcase-remove-items"]],
  ])("with %s and folders %j toggled results in %j", async (itemId, pressed, outcome, message, events) => {
    const world = await opened(itemId);
    const before = world.ticked();
    for (const id of pressed) world.move.tick(id);
    const done = world.move.confirm();
    expect(world.move.state$.value).toMatchObject({ status: "saving", canConfirm: false });
    expect(world.briefcase.state$.value.pending).toEqual(new Set([itemId]));
    // Nothing changes and all buttons are disabled before the response.
    expect(world.foldersOf(itemId)).toEqual(before);
    const ticked = world.ticked();
    world.move.tick(1);
    expect(world.ticked()).toEqual(ticked);
    world.move.close();
    expect(world.move.state$.value.status).toBe("saving");
    expect(await world.move.confirm()).toBeNull();
    expect(await done).toBe(outcome);
    expect(world.move.state$.value.status).toBe("closed");
    expect(world.foldersOf(itemId)).toEqual(ticked);
    expect(world.shown).toEqual([{ message, color: "primary", timeout: 3000 }]);
    expect(world.events).toEqual(events);
    expect(world.calls()).toEqual(["toggleAll", "briefcase"]);
  });

  it("shows the change even if the refresh fails", async () => {
    const world = await opened("2-profile", { api: { briefcase: () => new Promise(() => {}) } });
    world.move.tick(2);
    world.move.tick(3);
    await world.move.confirm();
    expect(world.foldersOf("2-profile")).toEqual([3]);
    expect(world.briefcase.state$.value.items).toContainEqual(aCard("2-profile"));
  });

  it("adds an item back that left the Briefcase in the meantime", async () => {
    const world = await opened("2-profile", { api: { briefcase: () => new Promise(() => {}) } });
    world.briefcase.accept(aBriefcase([], [], []));
    world.move.tick(3);
    expect(await world.move.confirm()).toBe("added");
    expect(world.briefcase.state$.value.items).toEqual([
      expect.objectContaining({ briefcaseItemId: "2-profile", preferredNameDisplay: "Person 2" }),
    ]);
  });

  it.each([
    ["full", () => Promise.resolve(false), "You have too many profiles in your briefcase, try moving them around.", -1],
    [
      "a failure",
      () => Promise.reject(new CallFailed({ kind: "broken", status: 500 })),
      "An error occurred, please try again.",
      3000,
    ],
    [
      "a refusal",
      () => Promise.reject(new CallFailed({ kind: "refused", status: 403, message: "Not yours." })),
      "Not yours.",
      3000,
    ],
  ])("stays open unchanged after %s, and works when repeated", async (_what, toggleAll, message, timeout) => {
    const responses = [toggleAll];
    const world = await opened("2-profile", {
      api: { toggleAll: (toggles) => (responses.shift() ?? (() => world.server.toggleAll(toggles)))() },
    });
    world.move.tick(3);
    expect(await world.move.confirm()).toBe("failed");
    expect(world.shown).toEqual([{ message, color: "error", timeout }]);
    expect(world.events).toEqual([]);
    expect(world.foldersOf("2-profile")).toEqual([2]);
    expect(world.move.state$.value).toMatchObject({ status: "open", canConfirm: true });
    expect(world.ticked()).toEqual([2, 3]);
    await flushPromises();
    expect(await world.move.confirm()).toBe("added");
    expect(world.foldersOf("2-profile")).toEqual([2, 3]);
  });
});
