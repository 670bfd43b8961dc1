import { CallFailed } from "@rotunda/core";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openProduct, type World } from "../testing/open-product.tsx";

const UNREACHED = /could not be reached/;

type Failing = (failure: CallFailed) => { path: string; world: World };

const PLACES: [place: string, failing: Failing][] = [
  ["home", (failure) => ({ path: "/home", world: { home: { homepage: () => Promise.reject(failure) } } })],
  [
    "a search",
    (failure) => ({ path: "/search/federal?q=water", world: { search: { search: () => Promise.reject(failure) } } }),
  ],
  ["the start", (failure) => ({ path: "/faq", world: { sessionApi: { session: () => Promise.reject(failure) } } })],
];

describe.each(PLACES)("a failure of %s", (_place, failing) => {
  it("says that the server can't be reached if there is no response", async () => {
    const { path, world } = failing(new CallFailed({ kind: "offline" }));
    await openProduct(path, world);
    await screen.findByText(UNREACHED);
    screen.getByRole("button", { name: "Retry" });
  });

  it.each([
    { kind: "refused", status: 404 },
    { kind: "broken", status: 500 },
  ] as const)("doesn't say so if the response is %j", async (failure) => {
    const { path, world } = failing(new CallFailed(failure));
    await openProduct(path, world);
    await screen.findByRole("button", { name: /^(Retry|Try again)$/ });
    expect(screen.queryByText(UNREACHED)).toBeNull();
  });
});
