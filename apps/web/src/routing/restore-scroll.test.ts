import type { DataRouter, RouterState } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { restoreScroll, keyFirstPage } from "./restore-scroll.ts";

type StateChange = Partial<RouterState>;

let height = 0;
let top = 0;
let grown = () => {};
let setState: (change: StateChange) => void = () => {};

/** Creates a window 900 pixels high on a page of the given height, and a router with the given state. */
beforeEach(() => {
  vi.useFakeTimers();
  [height, top] = [900, 0];
  vi.stubGlobal("innerHeight", 900);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(seen: () => void) {
        grown = seen;
      }
      observe() {}
      disconnect() {
        grown = () => {};
      }
    },
  );
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => height);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => top);
  vi.spyOn(window, "scrollTo").mockImplementation((to?: number | ScrollToOptions) => {
    const wanted = typeof to === "object" ? (to.top ?? 0) : 0;
    top = Math.min(wanted, height - 900);
  });
  const heard = new Set<(state: RouterState) => void>();
  let state = {
    initialized: true,
    location: { key: "first", hash: "" },
    navigation: { state: "idle" },
    historyAction: "POP",
  } as RouterState;
  const router = {
    get state() {
      return state;
    },
    subscribe: (listen: (state: RouterState) => void) => {
      heard.add(listen);
      return () => heard.delete(listen);
    },
  };
  setState = (change) => {
    state = { ...state, ...change };
    for (const listen of heard) listen(state);
  };
  restoreScroll(window, router as unknown as DataRouter);
});
afterEach(() => {
  // Removes listeners, because tests share the window.
  window.dispatchEvent(new Event("wheel"));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const location = (key: string) => ({ location: { key, hash: "" } as RouterState["location"] });
const draw = (room: number) => {
  height = 900 + room;
  grown();
};

describe("a page restored by Back", () => {
  it("is scrolled to its position once the page is long enough", () => {
    draw(179);
    setState({
      ...location("earlier"),
      historyAction: "POP" as RouterState["historyAction"],
      restoreScrollPosition: 300,
    });
    vi.advanceTimersByTime(50);
    expect(top).toBe(0);
    draw(2777);
    expect(top).toBe(300);
  });

  it("stays there while rendering if something else scrolls, but not afterwards", () => {
    draw(400);
    setState({
      ...location("earlier"),
      historyAction: "POP" as RouterState["historyAction"],
      restoreScrollPosition: 150,
    });
    vi.advanceTimersByTime(50);
    expect(top).toBe(150);
    top = 0;
    window.dispatchEvent(new Event("scroll"));
    expect(top).toBe(150);
    vi.advanceTimersByTime(2000);
    top = 20;
    window.dispatchEvent(new Event("scroll"));
    expect(top).toBe(20);
  });

  it("isn't scrolled anymore as soon as the user scrolls", () => {
    draw(179);
    setState({
      ...location("earlier"),
      historyAction: "POP" as RouterState["historyAction"],
      restoreScrollPosition: 300,
    });
    window.dispatchEvent(new Event("wheel"));
    draw(2777);
    expect(top).toBe(0);
  });
});

describe("a page with a hash", () => {
  let content = 0;
  beforeEach(() => {
    content = 2599;
    const section = document.createElement("section");
    section.id = "offices";
    vi.spyOn(section, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, content - top));
    document.body.append(section);
    onTestFinished(() => section.remove());
    const named = { key: "named", hash: "#offices" } as RouterState["location"];
    setState({ location: named, restoreScrollPosition: null });
  });

  it("stays at its section, 60 px below the top, while the content above it grows", () => {
    draw(2609);
    expect(top).toBe(2539);
    content += 32;
    draw(2641);
    expect(top).toBe(2571);
  });

  it("stays there while the page keeps growing, until it hasn't for a second", () => {
    draw(2609);
    for (let growth = 1; growth <= 3; growth += 1) {
      vi.advanceTimersByTime(900);
      content += 32;
      draw(2609 + 32 * growth);
    }
    expect(top).toBe(2635);
    vi.advanceTimersByTime(1000);
    content += 32;
    draw(2737);
    expect(top).toBe(2635);
  });

  it("is scrolled to its end if the section is too low to reach the top", () => {
    draw(2034);
    expect(top).toBe(2034);
  });

  it("isn't scrolled anymore as soon as the user scrolls", () => {
    draw(2609);
    window.dispatchEvent(new Event("wheel"));
    content += 32;
    draw(2641);
    expect(top).toBe(2539);
  });
});

describe("the first page", () => {
  it("is scrolled to its saved position as soon as the router is ready", () => {
    setState({ restoreScrollPosition: null });
    setState({ restoreScrollPosition: 300 });
    draw(2777);
    expect(top).toBe(300);
  });

  it("is scrolled to its hash", () => {
    const named = { key: "first", hash: "#offices" } as RouterState["location"];
    setState({ location: named, restoreScrollPosition: 300 });
    draw(2777);
    expect(top).toBe(0);
  });

  it("gets a key and keeps it", () => {
    onTestFinished(() => window.history.replaceState(null, ""));
    window.history.replaceState({ idx: 3 }, "");
    keyFirstPage(window);
    const keyed = window.history.state as object;
    expect(keyed).toEqual({ idx: 3, key: expect.stringMatching(/^first-\d+/u) as string });
    keyFirstPage(window);
    expect(window.history.state).toEqual(keyed);
    window.history.replaceState({ key: "given" }, "");
    keyFirstPage(window);
    expect(window.history.state).toEqual({ key: "given" });
  });
});

it("a new page starts at its top", () => {
  draw(2777);
  setState({
    ...location("next"),
    historyAction: "PUSH" as RouterState["historyAction"],
    restoreScrollPosition: false,
  });
  vi.advanceTimersByTime(50);
  expect(top).toBe(0);
});
