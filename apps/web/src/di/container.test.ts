import { defaultSearchQuery } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { createContainer } from "./container.ts";
import * as tokens from "./tokens.ts";

describe("the container", () => {
  it.each(Object.entries(tokens))("makes %s, once", (_name, token) => {
    const container = createContainer();
    const made = container.get<unknown>(token);
    expect(made).toBeDefined();
    expect(container.get<unknown>(token)).toBe(made);
  });

  it("builds a store on the fake that has taken its port's place", () => {
    const container = createContainer();
    const asked: string[] = [];
    container.rebind(tokens.SearchApi).toConstantValue({
      search: (scope) => {
        asked.push(scope);
        return new Promise(() => {});
      },
      suggest: () => Promise.resolve([]),
    });
    container.get(tokens.SearchStore).show("federal", { ...defaultSearchQuery(), keyword: "water" });
    expect(asked).toEqual(["federal"]);
  });
});
