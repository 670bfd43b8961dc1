import fc from "fast-check";
import { expect, it } from "vitest";
import { ITEM_IDS, aBriefcase, aCard } from "../../testing/briefcase.ts";
import { applyToggle } from "./apply-toggle.ts";
import type { Briefcase } from "../records/briefcase.ts";
import { indexFolders } from "./items.ts";
import { planToggle, type TogglePlan, type ToggleRequest } from "./plan-toggle.ts";

/** A simple model of a Briefcase: folders as sets of items. Folder 1 is the default folder. */
type Model = Map<number, Set<string>>;
interface Real {
  held: Briefcase;
}

const FOLDERS = [1, 2, 3];

const homesOf = (model: Readonly<Model>, item: string) => FOLDERS.filter((id) => model.get(id)?.has(item));

/** Plans a toggle, applies it if it is sent, and compares the result with the model. */
class Ask implements fc.Command<Model, Real> {
  readonly #request: ToggleRequest;
  readonly #expected: (model: Model) => TogglePlan["do"];

  constructor(request: ToggleRequest, expected: (model: Model) => TogglePlan["do"]) {
    this.#request = request;
    this.#expected = expected;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const plan = planToggle(this.#request, real.held.folders);
    expect(plan.do).toBe(this.#expected(model));
    if (plan.do === "send") real.held = applyToggle(real.held, plan.command, plan.command.itemIds.map(aCard));
    for (const folder of real.held.folders) {
      expect(new Set(folder.items.map((item) => item.briefcaseItemId))).toEqual(model.get(folder.id));
    }
    const kept = FOLDERS.flatMap((id) => [...(model.get(id) ?? [])]);
    expect(new Set(indexFolders(real.held).keys())).toEqual(new Set(kept));
    expect(new Set(real.held.items.map((item) => item.briefcaseItemId))).toEqual(new Set(kept));
  }

  toString(): string {
    return JSON.stringify(this.#request);
  }
}

const star = (item: string) =>
  new Ask({ itemIds: [item] }, (model) => {
    const homes = homesOf(model, item);
    const [only] = homes;
    if (homes.length > 1) return "choose-folders";
    if (only === undefined) model.get(1)?.add(item);
    else model.get(only)?.delete(item);
    return "send";
  });

const add = (items: string[], folderId: number) =>
  new Ask({ action: "add", itemIds: items, folderId }, (model) => {
    for (const item of items) model.get(folderId)?.add(item);
    return "send";
  });

const remove = (items: string[], folderId: number) =>
  new Ask({ action: "remove", itemIds: items, folderId }, (model) => {
    if (!items.every((item) => model.get(folderId)?.has(item))) return "refuse";
    for (const item of items) model.get(folderId)?.delete(item);
    return "send";
  });

const move = (item: string, destFolderId: number) =>
  new Ask({ action: "move", itemIds: [item], destFolderId }, (model) => {
    const homes = homesOf(model, item);
    const [only] = homes;
    if (homes.length > 1) return "choose-folders";
    if (only === undefined || only === destFolderId) return "refuse";
    model.get(only)?.delete(item);
    model.get(destFolderId)?.add(item);
    return "send";
  });

const start = () => ({
  model: new Map(FOLDERS.map((id) => [id, new Set<string>()])),
  real: { held: aBriefcase([], [], []) },
});

it("planning and applying toggles matches a model of folders as sets", () => {
  const item = fc.constantFrom(...ITEM_IDS);
  const items = fc.uniqueArray(item, { minLength: 1, maxLength: 3 });
  const folder = fc.constantFrom(...FOLDERS);
  const commands = fc.commands(
    [
      item.map(star),
      fc.tuple(items, folder).map(([chosen, id]) => add(chosen, id)),
      fc.tuple(items, folder).map(([chosen, id]) => remove(chosen, id)),
      fc.tuple(item, folder).map(([chosen, id]) => move(chosen, id)),
    ],
    { maxCommands: 60 },
  );
  fc.assert(
    fc.property(commands, (made) => {
      fc.modelRun(start, made);
    }),
  );
});
