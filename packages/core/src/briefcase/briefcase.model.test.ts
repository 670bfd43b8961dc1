import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBriefcase, flushPromises, type OpenBriefcase } from "../../testing/briefcase-stores.ts";
import { ITEM_IDS, aCard, aFolder } from "../../testing/briefcase.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { BriefcaseApi, ListToggle, ToggleCommand } from "./briefcase.port.ts";
import type { Briefcase } from "../records/briefcase.ts";
import { indexFolders } from "./items.ts";

/** A simple model of a Briefcase that shares no code with the product. Folder 1 is the default folder. */
class BriefcaseModel {
  readonly folders = new Map<number, { name: string; items: Set<string> }>([
    [1, { name: "General Briefcase", items: new Set(["1-profile", "2-profile"]) }],
    [2, { name: "Water", items: new Set(["2-profile", "3-committee"]) }],
  ]);
  #nextId = 3;

  idAt(place: number): number {
    return [...this.folders.keys()][place % this.folders.size] ?? 1;
  }
  itemsOf(folderId: number): Set<string> {
    return this.folders.get(folderId)?.items ?? new Set();
  }
  homesOf(itemId: string): number[] {
    return [...this.folders.keys()].filter((id) => this.itemsOf(id).has(itemId));
  }
  put(itemId: string, folderId: number): void {
    this.itemsOf(folderId).add(itemId);
  }
  take(itemId: string, folderId: number): void {
    this.itemsOf(folderId).delete(itemId);
  }
  make(name: string): number {
    this.folders.set(this.#nextId, { name, items: new Set() });
    return this.#nextId++;
  }
  drop(folderId: number): void {
    this.folders.delete(folderId);
  }
  get briefcase(): Briefcase {
    const folders = [...this.folders].map(([id, { name, items }]) => aFolder(id, [...items], name));
    return { folders, items: [...indexFolders({ folders }).keys()].map(aCard) };
  }
}

/** The outcome of the next change: accepted, rejected, request lost, or response lost. */
type Outcome = "accepted" | "rejected" | "request-lost" | "response-lost";
const APPLIED: readonly Outcome[] = ["accepted", "response-lost"];
const FOUND = ["1-profile", "4-staffer"];

/** A fake server with the outcome of `next`; `wait` is the network delay in each direction. */
function createServer(
  serverModel: BriefcaseModel,
  next: () => Outcome,
  wait: () => Promise<void> = () => Promise.resolve(),
) {
  const change = async <T>(make: () => T, refuse: () => T): Promise<T> => {
    const outcome = next();
    await wait();
    const response = APPLIED.includes(outcome) ? make() : outcome === "rejected" ? refuse() : null;
    await wait();
    if (response === null || outcome === "response-lost") throw new CallFailed({ kind: "offline" });
    return response;
  };
  const no = () => {
    throw new CallFailed({ kind: "refused", status: 403, message: "No." });
  };
  const apply = (toggle: ToggleCommand | ListToggle) => {
    for (const itemId of toggle.itemIds) {
      if (toggle.action !== "add") serverModel.take(itemId, toggle.folderId);
      if (toggle.action === "add") serverModel.put(itemId, toggle.folderId);
      if (toggle.action === "move") serverModel.put(itemId, toggle.destFolderId);
    }
    return true;
  };
  const api: BriefcaseApi = {
    briefcase: async () => {
      await wait();
      const { briefcase } = serverModel;
      await wait();
      return briefcase;
    },
    toggle: (command) =>
      change(
        () => apply(command),
        () => false,
      ),
    toggleAll: (toggles) =>
      change(
        () => toggles.every(apply),
        () => false,
      ),
    addFolder: (name) =>
      change(() => {
        const id = serverModel.make(name);
        return { id, dossierUrl: aFolder(id).dossierUrl };
      }, no),
    addLiveFolder: () => change(no, no),
    keepFolder: () => change(no, no),
    deleteFolder: (folderId) => change(() => serverModel.drop(folderId), no).then(() => {}),
    addAllSearchResults: ({ folderId }) =>
      change(() => {
        for (const itemId of FOUND) serverModel.put(itemId, folderId);
        return FOUND;
      }, no),
  };
  return api;
}

const contents = ({ folders }: { folders: Briefcase["folders"] }) =>
  folders.map(({ id, name, items }) => ({ id, name, items: items.map((item) => item.briefcaseItemId).toSorted() }));

/** Expects a consistent state: the index matches the folders, each item has a card, and there is a default folder. */
function expectConsistent({ briefcase, move }: OpenBriefcase): void {
  const { folders, items, index, defaultFolderId, currentFolderId } = briefcase.state$.value;
  expect(index).toEqual(indexFolders({ folders }));
  expect(items.map((item) => item.briefcaseItemId).toSorted()).toEqual([...index.keys()].toSorted());
  expect([defaultFolderId, currentFolderId]).toEqual([1, expect.toBeOneOf(folders.map(({ id }) => id))]);
  expect(move.state$.value.choices.map(({ id }) => id)).toEqual(folders.map(({ id }) => id));
}

interface Real {
  world: OpenBriefcase;
  server: { next: Outcome };
}

/** Runs an action, waits for all requests, and compares the state with the model. */
class Step implements fc.AsyncCommand<BriefcaseModel, Real> {
  readonly #name: string;
  readonly #outcome: Outcome;
  readonly #make: (model: BriefcaseModel, world: OpenBriefcase, isApplied: boolean) => Promise<void> | void;

  constructor(
    name: string,
    outcome: Outcome,
    make: (model: BriefcaseModel, world: OpenBriefcase, isApplied: boolean) => Promise<void> | void,
  ) {
    this.#name = name;
    this.#outcome = outcome;
    this.#make = make;
  }
  check(): boolean {
    return true;
  }
  async run(model: BriefcaseModel, { world, server }: Real): Promise<void> {
    server.next = this.#outcome;
    await this.#make(model, world, APPLIED.includes(this.#outcome));
    await flushPromises();
    expect(contents({ folders: [...world.briefcase.state$.value.folders] })).toEqual(contents(model.briefcase));
    expect(world.briefcase.state$.value.pending.size).toBe(0);
    expectConsistent(world);
  }
  toString(): string {
    return `${this.#name} (${this.#outcome})`;
  }
}

const item = fc.constantFrom(...ITEM_IDS);
const place = fc.nat({ max: 3 });
const anyOutcome = fc.constantFrom<Outcome>(
  "accepted",
  "accepted",
  "accepted",
  "rejected",
  "request-lost",
  "response-lost",
);

const star = (itemId: string, outcome: Outcome) =>
  new Step(`star ${itemId}`, outcome, async (model, { briefcase, foldersOf, move }, isApplied) => {
    const homes = model.homesOf(itemId);
    const [only] = homes;
    briefcase.toggle(aCard(itemId));
    if (homes.length > 1) {
      expect(move.state$.value.status).toBe("open");
      move.close();
      return;
    }
    // The change shows immediately, before the response: added items are in a folder, removed items in none.
    expect(foldersOf(itemId)).toEqual(only === undefined ? [1] : []);
    if (!isApplied) return;
    if (only === undefined) model.put(itemId, 1);
    else model.take(itemId, only);
  });

const removeItem = (itemId: string, at: number, outcome: Outcome) =>
  new Step(`take ${itemId} out of folder ${at}`, outcome, (model, { briefcase }, isApplied) => {
    const folderId = model.idAt(at);
    briefcase.toggle(aCard(itemId), { action: "remove", folderId });
    if (isApplied) model.take(itemId, folderId);
  });

const moveItem = (itemId: string, places: readonly number[], outcome: Outcome) =>
  new Step(
    `tick ${places.join(" ")} for ${itemId}`,
    outcome,
    async (model, { briefcase, move, shown, events }, isApplied) => {
      const before = model.homesOf(itemId);
      const toggled = [...new Set(places.map((at) => model.idAt(at)))];
      briefcase.openMove(itemId);
      expect(move.state$.value.status).toBe(before.length > 0 ? "open" : "closed");
      if (before.length === 0) return;
      for (const id of toggled) move.tick(id);
      const countsBefore = [shown.length, events.length];
      const result = await move.confirm();
      const isAdding = toggled.some((id) => !before.includes(id));
      const isRemoving = toggled.some((id) => before.includes(id));
      const expected = isAdding ? (isRemoving ? "moved" : "added") : "removed";
      expect(result).toBe(outcome === "accepted" ? expected : "failed");
      expect(move.state$.value.status).toBe(outcome === "accepted" ? "closed" : "open");
      expect(shown.length - (countsBefore[0] ?? 0)).toBe(1);
      expect(events.length - (countsBefore[1] ?? 0)).toBe(
        outcome !== "accepted" ? 0 : Number(isAdding) + Number(isRemoving),
      );
      move.close();
      if (!isApplied) return;
      for (const id of toggled) {
        if (before.includes(id)) model.take(itemId, id);
        else model.put(itemId, id);
      }
    },
  );

const create = (name: string, outcome: Outcome) =>
  new Step(`create ${JSON.stringify(name)}`, outcome, async (model, { folders }, isApplied) => {
    const trimmedName = name.trim();
    const existingNames = [...model.folders.values()].map((folder) => folder.name.toLowerCase());
    const isValid =
      trimmedName !== "" && trimmedName.length <= 100 && !existingNames.includes(trimmedName.toLowerCase());
    const { kind } = await folders.create(name);
    expect(kind).toBe(!isValid ? "invalid-name" : outcome === "accepted" ? "created" : "failed");
    if (isValid && isApplied) model.make(trimmedName);
  });

const remove = (at: number, outcome: Outcome) =>
  new Step(`delete folder ${at}`, outcome, async (model, { folders, briefcase }, isApplied) => {
    const folderId = model.idAt(at);
    const { kind } = await folders.delete(folderId);
    expect(kind).toBe(folderId !== 1 && outcome === "accepted" ? "deleted" : "failed");
    if (folderId !== 1 && isApplied) model.drop(folderId);
    expect(briefcase.state$.value.currentFolderId).not.toBeNull();
  });

const addAll = (at: number, outcome: Outcome) =>
  new Step(`add all to folder ${at}`, outcome, async (model, { massAdd }, isApplied) => {
    const folderId = model.idAt(at);
    massAdd.open({ scope: "universal", query: aSearchQuery(), hits: FOUND.length });
    massAdd.chooseFolder(folderId);
    await massAdd.confirm();
    expect(massAdd.state$.value.status).toBe(outcome === "accepted" ? "closed" : "open");
    massAdd.close();
    if (isApplied) for (const itemId of FOUND) model.put(itemId, folderId);
  });

const open = (at: number) =>
  new Step(`open folder ${at}`, "accepted", (model, { briefcase }) => briefcase.openFolder(model.idAt(at)));

const refresh = new Step("refresh", "accepted", (_, { briefcase }) => briefcase.refresh({ force: true }));

const folderName = fc.constantFrom(
  "Energy",
  " Soil ",
  "energy",
  "GENERAL BRIEFCASE",
  "",
  "x".repeat(100),
  "x".repeat(101),
);

describe("the stores of the Briefcase", () => {
  it("match a simple model for any requests and outcomes", async () => {
    const steps = fc.commands(
      [
        fc.tuple(item, anyOutcome).map(([itemId, outcome]) => star(itemId, outcome)),
        fc.tuple(item, place, anyOutcome).map(([itemId, at, outcome]) => removeItem(itemId, at, outcome)),
        fc
          .tuple(item, fc.array(place, { minLength: 1, maxLength: 3 }), anyOutcome)
          .map(([itemId, places, outcome]) => moveItem(itemId, places, outcome)),
        fc.tuple(folderName, anyOutcome).map(([name, outcome]) => create(name, outcome)),
        fc.tuple(place, anyOutcome).map(([at, outcome]) => remove(at, outcome)),
        fc.tuple(place, anyOutcome).map(([at, outcome]) => addAll(at, outcome)),
        place.map(open),
        fc.constant(refresh),
      ],
      { maxCommands: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (made) => {
        await fc.asyncModelRun(async () => {
          const server: Real["server"] = { next: "accepted" };
          const serverModel = new BriefcaseModel();
          const world = await openBriefcase({
            held: serverModel.briefcase,
            api: createServer(serverModel, () => server.next),
          });
          return { model: new BriefcaseModel(), real: { world, server } };
        }, made);
      }),
      { numRuns: 50 },
    );
  });

  type Action =
    | { do: "star"; itemId: string }
    | { do: "refresh" }
    | { do: "create"; name: string }
    | { do: "delete" | "add-all"; at: number };

  const actions: fc.Arbitrary<Action[]> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: item.map((itemId): Action => ({ do: "star", itemId })) },
      { weight: 1, arbitrary: fc.constant<Action>({ do: "refresh" }) },
      { weight: 1, arbitrary: fc.constantFrom("Energy", "Soil").map((name): Action => ({ do: "create", name })) },
      { weight: 1, arbitrary: place.map((at): Action => ({ do: "delete", at })) },
      { weight: 1, arbitrary: place.map((at): Action => ({ do: "add-all", at })) },
    ),
    { maxLength: 10 },
  );

  const perform = (what: Action, { briefcase, folders, massAdd }: OpenBriefcase, serverModel: BriefcaseModel) => {
    switch (what.do) {
      case "star":
        return briefcase.toggle(aCard(what.itemId));
      case "refresh":
        return briefcase.refresh();
      case "create":
        return void folders.create(what.name);
      case "delete":
        return void folders.delete(serverModel.idAt(what.at));
      case "add-all":
        massAdd.open({ scope: "universal", query: aSearchQuery(), hits: FOUND.length });
        massAdd.chooseFolder(serverModel.idAt(what.at));
        return void massAdd.confirm();
    }
  };

  it("end in the server's state for any delays, and send one change at a time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        actions,
        fc.array(anyOutcome, { maxLength: 10 }),
        async (scheduler, made, outcomes) => {
          const serverModel = new BriefcaseModel();
          let running = 0;
          let next = 0;
          const later = () => scheduler.schedule(Promise.resolve()).then(() => {});
          const server = createServer(serverModel, () => outcomes[next++] ?? "accepted", later);
          const oneAtATime = async <T>(call: Promise<T>): Promise<T> => {
            running += 1;
            expect(running).toBe(1);
            return call.finally(() => {
              running -= 1;
            });
          };
          const world = await openBriefcase({
            held: serverModel.briefcase,
            api: {
              briefcase: () => server.briefcase(),
              toggle: (command) => oneAtATime(server.toggle(command)),
              addFolder: (name) => oneAtATime(server.addFolder(name)),
              deleteFolder: (folderId) => oneAtATime(server.deleteFolder(folderId)),
              addAllSearchResults: (...args) => oneAtATime(server.addAllSearchResults(...args)),
            },
          });
          for (const what of made) {
            const isNew = what.do === "star" && world.foldersOf(what.itemId).length === 0;
            const isBusy = what.do === "star" && world.briefcase.state$.value.pending.has(what.itemId);
            perform(what, world, serverModel);
            if (what.do === "star" && isNew && !isBusy) expect(world.foldersOf(what.itemId)).toEqual([1]);
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await flushPromises();
          while (scheduler.count() > 0) {
            await scheduler.waitOne();
            await flushPromises();
          }
          expect(contents({ folders: [...world.briefcase.state$.value.folders] })).toEqual(
            contents(serverModel.briefcase),
          );
          expect(world.briefcase.state$.value).toMatchObject({ isLoading: false, pending: new Set() });
          expect(world.folders.state$.value).toEqual({ status: "idle" });
          expect(world.massAdd.state$.value.status).not.toBe("adding");
          expectConsistent(world);
        },
      ),
      { numRuns: 60 },
    );
  });
});
