import type { DetailTarget } from "@rotunda/core";
import type { DetailState, HomeState, SearchState } from "@rotunda/core/stores";
import { createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { waitForFirstScreen } from "./wait-for-first-screen.ts";

const NOTHING: HomeState = { homepage: null, isLoading: false, lastUpdated: null, failure: null };
const target: DetailTarget = { kind: "profile", id: 53 };

/** A store's state and its setter. */
function aState<T>(value: T) {
  const listeners = new Set<(value: T) => void>();
  return {
    value,
    subscribe(listener: (value: T) => void) {
      listener(this.value);
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    next(next: T) {
      this.value = next;
      for (const listener of listeners) listener(next);
    },
  };
}

/** A first screen without any loaded part, and functions that load each part. */
function pendingScreen() {
  let code = () => {};
  const loader = () =>
    new Promise<null>((resolve) => {
      code = () => resolve(null);
    });
  const router = createMemoryRouter([{ path: "*", loader }]);
  const search = { state$: aState<SearchState>({ status: "idle" }) };
  const detail = { state$: aState<DetailState>({ status: "loading", target }) };
  const home = { state$: aState<HomeState>({ ...NOTHING, isLoading: true }) };
  let isThere = false;
  void waitForFirstScreen(router, { search, detail, home }).then(() => {
    isThere = true;
  });
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return isThere;
  };
  return { code: () => code(), detail: detail.state$, home: home.state$, look };
}

it("resolves when the code has loaded and the data has loaded or failed", async () => {
  const { code, detail, home, look } = pendingScreen();
  expect(await look()).toBe(false);
  code();
  expect(await look()).toBe(false);
  home.next(NOTHING);
  expect(await look()).toBe(false);
  detail.next({ status: "moved", to: "/rotunda/faq" });
  expect(await look()).toBe(true);
});

it("doesn't resolve before the code has loaded", async () => {
  const { code, detail, home, look } = pendingScreen();
  home.next(NOTHING);
  detail.next({ status: "idle" });
  expect(await look()).toBe(false);
  code();
  expect(await look()).toBe(true);
});
