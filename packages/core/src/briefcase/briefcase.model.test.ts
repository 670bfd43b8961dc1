import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBriefcase, untilAnswered, type OpenBriefcase } from "../../testing/briefcase-stores.ts";
import { ITEM_IDS, aCard, aFolder } from "../../testing/briefcase.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { BriefcaseApi, ListToggle, ToggleCommand } from "./briefcase.port.ts";
import type { Briefcase } from "../records/briefcase.ts";
import { indexFolders } from "./items.ts";

/** A simple model of a Briefcase that shares no code with the product. Folder 1 is the default folder. */
class Shelves {
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
type Weather = "works" | "refuses" | "unreached" | "answer-lost";
const MADE: readonly Weather[] = ["works", "answer-lost"];
const FOUND = ["1-profile", "4-staffer"];

/** A fake server with the outcome of `next`; `wait` is the network delay in each direction. */
function serverOver(shelves: Shelves, next: () => Weather, wait: () => Promise<void> = () => Promise.resolve()) {
  const change = async <T>(make: () => T, refuse: () => T): Promise<T> => {
    const weather = next();
    await wait();
    const answer = MADE.includes(weather) ? make() : weather === "refuses" ? refuse() : null;
    await wait();
    if (answer === null || weather === "answer-lost") throw new CallFailed({ kind: "offline" });
    return answer;
  };
  const no = () => {
    throw new CallFailed({ kind: "refused", status: 403, message: "No." });
  };
  const carryOut = (toggle: ToggleCommand | ListToggle) => {
    for (const itemId of toggle.itemIds) {
      if (toggle.action !== "add") shelves.take(itemId, toggle.folderId);
      if (toggle.action === "add") shelves.put(itemId, toggle.folderId);
      if (toggle.action === "move") shelves.put(itemId, toggle.destFolderId);
    }
    return true;
  };
  const api: BriefcaseApi = {
    briefcase: async () => {
      await wait();
      const { briefcase } = shelves;
      await wait();
      return briefcase;
    },
    toggle: (command) =>
      change(
        () => carryOut(command),
        () => false,
      ),
    toggleAll: (toggles) =>
      change(
        () => toggles.every(carryOut),
        () => false,
      ),
    addFolder: (name) =>
      change(() => {
        const id = shelves.make(name);
        return { id, dossierUrl: aFolder(id).dossierUrl };
      }, no),
    deleteFolder: (folderId) => change(() => shelves.drop(folderId), no).then(() => {}),
    addAllSearchResults: (_scope, _query, folderId) =>
      change(() => {
        for (const itemId of FOUND) shelves.put(itemId, folderId);
        return FOUND;
      }, no),
  };
  return api;
}

const contents = ({ folders }: { folders: Briefcase["folders"] }) =>
  folders.map(({ id, name, items }) => ({ id, name, items: items.map((item) => item.briefcaseItemId).toSorted() }));

/** Expects a consistent state: the index matches the folders, each item has a card, a default folder exists. */
function expectWhole({ briefcase, move }: OpenBriefcase): void {
  const { folders, items, index, defaultFolderId, currentFolderId } = briefcase.state$.value;
  expect(index).toEqual(indexFolders({ folders }));
  expect(items.map((item) => item.briefcaseItemId).toSorted()).toEqual([...index.keys()].toSorted());
  expect([defaultFolderId, currentFolderId]).toEqual([1, expect.toBeOneOf(folders.map(({ id }) => id))]);
  expect(move.state$.value.choices.map(({ id }) => id)).toEqual(folders.map(({ id }) => id));
}

interface Real {
  world: OpenBriefcase;
  weather: { next: Weather };
}

/** Runs an action, waits for all requests, and compares the state with the model. */
class Step implements fc.AsyncCommand<Shelves, Real> {
  readonly #name: string;
  readonly #weather: Weather;
  readonly #make: (model: Shelves, world: OpenBriefcase, isMade: boolean) => Promise<void> | void;

  constructor(
    name: string,
    weather: Weather,
    make: (model: Shelves, world: OpenBriefcase, isMade: boolean) => Promise<void> | void,
  ) {
    this.#name = name;
    this.#weather = weather;
    this.#make = make;
  }
  check(): boolean {
    return true;
  }
  async run(model: Shelves, { world, weather }: Real): Promise<void> {
    weather.next = this.#weather;
    await this.#make(model, world, MADE.includes(this.#weather));
    await untilAnswered();
    expect(contents({ folders: [...world.briefcase.state$.value.folders] })).toEqual(contents(model.briefcase));
    expect(world.briefcase.state$.value.pending.size).toBe(0);
    expectWhole(world);
  }
  toString(): string {
    return `${this.#name} (${this.#weather})`;
  }
}

const item = fc.constantFrom(...ITEM_IDS);
const place = fc.nat({ max: 3 });
const weather = fc.constantFrom<Weather>("works", "works", "works", "refuses", "unreached", "answer-lost");

const star = (itemId: string, sky: Weather) =>
  new Step(`star ${itemId}`, sky, async (model, { briefcase, foldersOf, move }, isMade) => {
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
    if (!isMade) return;
    if (only === undefined) model.put(itemId, 1);
    else model.take(itemId, only);
  });

const takeOut = (itemId: string, at: number, sky: Weather) =>
  new Step(`take ${itemId} out of folder ${at}`, sky, (model, { briefcase }, isMade) => {
    const folderId = model.idAt(at);
    briefcase.toggle(aCard(itemId), { action: "remove", folderId });
    if (isMade) model.take(itemId, folderId);
  });

const moveItem = (itemId: string, places: readonly number[], sky: Weather) =>
  new Step(`tick ${places.join(" ")} for ${itemId}`, sky, async (model, { briefcase, move, shown, events }, isMade) => {
    const before = model.homesOf(itemId);
    const pressed = [...new Set(places.map((at) => model.idAt(at)))];
    briefcase.openMove(itemId);
    expect(move.state$.value.status).toBe(before.length > 0 ? "open" : "closed");
    if (before.length === 0) return;
    for (const id of pressed) move.tick(id);
    const told = [shown.length, events.length];
    const outcome = await move.confirm();
    const isAdding = pressed.some((id) => !before.includes(id));
    const isRemoving = pressed.some((id) => before.includes(id));
    const expected = isAdding ? (isRemoving ? "moved" : "added") : "removed";
    expect(outcome).toBe(sky === "works" ? expected : "failed");
    expect(move.state$.value.status).toBe(sky === "works" ? "closed" : "open");
    expect(shown.length - (told[0] ?? 0)).toBe(1);
    expect(events.length - (told[1] ?? 0)).toBe(sky !== "works" ? 0 : Number(isAdding) + Number(isRemoving));
    move.close();
    if (!isMade) return;
    for (const id of pressed) {
      if (before.includes(id)) model.take(itemId, id);
      else model.put(itemId, id);
    }
  });

const create = (name: string, sky: Weather) =>
  new Step(`create ${JSON.stringify(name)}`, sky, async (model, { folders }, isMade) => {
    const wanted = name.trim();
    const taken = [...model.folders.values()].map((folder) => folder.name.toLowerCase());
    const isValid = wanted !== "" && wanted.length <= 100 && !taken.includes(wanted.toLowerCase());
    const { kind } = await folders.create(name);
    expect(kind).toBe(!isValid ? "invalid-name" : sky === "works" ? "created" : "failed");
    if (isValid && isMade) model.make(wanted);
  });

const remove = (at: number, sky: Weather) =>
  new Step(`delete folder ${at}`, sky, async (model, { folders, briefcase }, isMade) => {
    const folderId = model.idAt(at);
    const { kind } = await folders.delete(folderId);
    expect(kind).toBe(folderId !== 1 && sky === "works" ? "deleted" : "failed");
    if (folderId !== 1 && isMade) model.drop(folderId);
    expect(briefcase.state$.value.currentFolderId).not.toBeNull();
  });

const addAll = (at: number, sky: Weather) =>
  new Step(`add all to folder ${at}`, sky, async (model, { massAdd }, isMade) => {
    const folderId = model.idAt(at);
    massAdd.open("universal", aSearchQuery(), FOUND.length);
    massAdd.chooseFolder(folderId);
    await massAdd.confirm();
    expect(massAdd.state$.value.status).toBe(sky === "works" ? "closed" : "open");
    massAdd.close();
    if (isMade) for (const itemId of FOUND) model.put(itemId, folderId);
  });

const open = (at: number) =>
  new Step(`open folder ${at}`, "works", (model, { briefcase }) => briefcase.openFolder(model.idAt(at)));

const refresh = new Step("refresh", "works", (_, { briefcase }) => briefcase.refresh({ force: true }));

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
        fc.tuple(item, weather).map(([itemId, sky]) => star(itemId, sky)),
        fc.tuple(item, place, weather).map(([itemId, at, sky]) => takeOut(itemId, at, sky)),
        fc
          .tuple(item, fc.array(place, { minLength: 1, maxLength: 3 }), weather)
          .map(([itemId, places, sky]) => moveItem(itemId, places, sky)),
        fc.tuple(folderName, weather).map(([name, sky]) => create(name, sky)),
        fc.tuple(place, weather).map(([at, sky]) => remove(at, sky)),
        fc.tuple(place, weather).map(([at, sky]) => addAll(at, sky)),
        place.map(open),
        fc.constant(refresh),
      ],
      { maxCommands: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (made) => {
        await fc.asyncModelRun(async () => {
          const sky: Real["weather"] = { next: "works" };
          const kept = new Shelves();
          const world = await openBriefcase({ held: kept.briefcase, api: serverOver(kept, () => sky.next) });
          return { model: new Shelves(), real: { world, weather: sky } };
        }, made);
      }),
      { numRuns: 50 },
    );
  });

  type Press =
    | { do: "star"; itemId: string }
    | { do: "refresh" }
    | { do: "create"; name: string }
    | { do: "delete" | "add-all"; at: number };

  const presses: fc.Arbitrary<Press[]> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: item.map((itemId): Press => ({ do: "star", itemId })) },
      { weight: 1, arbitrary: fc.constant<Press>({ do: "refresh" }) },
      { weight: 1, arbitrary: fc.constantFrom("Energy", "Soil").map((name): Press => ({ do: "create", name })) },
      { weight: 1, arbitrary: place.map((at): Press => ({ do: "delete", at })) },
      { weight: 1, arbitrary: place.map((at): Press => ({ do: "add-all", at })) },
    ),
    { maxLength: 10 },
  );

  const press = (what: Press, { briefcase, folders, massAdd }: OpenBriefcase, kept: Shelves) => {
    switch (what.do) {
      case "star":
        return briefcase.toggle(aCard(what.itemId));
      case "refresh":
        return briefcase.refresh();
      case "create":
        return void folders.create(what.name);
      case "delete":
        return void folders.delete(kept.idAt(what.at));
      case "add-all":
        massAdd.open("universal", aSearchQuery(), FOUND.length);
        massAdd.chooseFolder(kept.idAt(what.at));
        return void massAdd.confirm();
    }
  };

  it("end in the server's state for any delays, and send one change at a time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        presses,
        fc.array(weather, { maxLength: 10 }),
        async (scheduler, made, skies) => {
          const kept = new Shelves();
          let running = 0;
          let next = 0;
          const later = () => scheduler.schedule(Promise.resolve()).then(() => {});
          const server = serverOver(kept, () => skies[next++] ?? "works", later);
          const alone = async <T>(call: Promise<T>): Promise<T> => {
            running += 1;
            expect(running).toBe(1);
            return call.finally(() => {
              running -= 1;
            });
          };
          const world = await openBriefcase({
            held: kept.briefcase,
            api: {
              briefcase: () => server.briefcase(),
              toggle: (command) => alone(server.toggle(command)),
              addFolder: (name) => alone(server.addFolder(name)),
              deleteFolder: (folderId) => alone(server.deleteFolder(folderId)),
              addAllSearchResults: (...args) => alone(server.addAllSearchResults(...args)),
            },
          });
          for (const what of made) {
            const isNew = what.do === "star" && world.foldersOf(what.itemId).length === 0;
            const isBusy = what.do === "star" && world.briefcase.state$.value.pending.has(what.itemId);
            press(what, world, kept);
            if (what.do === "star" && isNew && !isBusy) expect(world.foldersOf(what.itemId)).toEqual([1]);
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await untilAnswered();
          while (scheduler.count() > 0) {
            await scheduler.waitOne();
            await untilAnswered();
          }
          expect(contents({ folders: [...world.briefcase.state$.value.folders] })).toEqual(contents(kept.briefcase));
          expect(world.briefcase.state$.value).toMatchObject({ isLoading: false, pending: new Set() });
          expect(world.folders.state$.value).toEqual({ status: "idle" });
          expect(world.massAdd.state$.value.status).not.toBe("adding");
          expectWhole(world);
        },
      ),
      { numRuns: 60 },
    );
  });
});
