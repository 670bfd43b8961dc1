import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import shell from "../../index.html?raw";
import script from "../../public/early.js?raw";
import { createEarlyAnswers, type EarlyWindow } from "./early-answers.ts";

const page: EarlyWindow = window;
// oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- our own file, run as the page runs it
const run = () => new Function(script)();
const response = (text: string) => new Response(text);
const at = (path: string) => `${window.location.origin}${path}`;
const fetched = vi.fn<typeof fetch>();

/** Puts responses into the page, as the server does. */
function embed(...answers: [path: string, status: number, body: string][]): void {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = "rotunda-answers";
  element.textContent = JSON.stringify(answers);
  document.body.append(element);
}

function say(name: string, content: string): void {
  const meta = document.createElement("meta");
  meta.name = `rotunda-${name}`;
  meta.content = content;
  document.head.append(meta);
}

const links = () => [...document.head.querySelectorAll("link")];

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(response("new")));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete page.rotundaEarly;
});

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe("a response in the page", () => {
  it("is used once, with its status", async () => {
    embed(["/api/session/", 403, "{}"], ["/api/search/federal/?q=a%26b", 200, "[1]"]);
    const { take } = createEarlyAnswers(page);
    expect((await take(at("/api/session/")))?.status).toBe(403);
    expect(await textOf(take(at("/api/search/federal/?q=a%26b")))).toBe("[1]");
    expect(await take(at("/api/session/"))).toBeUndefined();
  });

  it("isn't used for another address or another origin", async () => {
    embed(["/api/session/", 200, "{}"]);
    const { take } = createEarlyAnswers(page);
    expect(await take(at("/api/session/?x=1"))).toBeUndefined();
    expect(await take("https://elsewhere.example/api/session/")).toBeUndefined();
  });

  it("isn't used once the responses were dropped", async () => {
    embed(["/api/session/", 200, "{}"]);
    const { take, drop } = createEarlyAnswers(page);
    drop();
    expect(await take(at("/api/session/"))).toBeUndefined();
  });
});

describe("the early call", () => {
  it("asks for the configuration, and its response is used once", async () => {
    fetched.mockResolvedValueOnce(response("early"));
    run();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/config/app/"]);
    const { take } = createEarlyAnswers(page);
    expect(await textOf(take(at("/api/config/app/")))).toBe("early");
    expect(await take(at("/api/config/app/"))).toBeUndefined();
  });

  it("is ignored if it failed", async () => {
    fetched.mockRejectedValueOnce(new TypeError("lost"));
    run();
    expect(await createEarlyAnswers(page).take(at("/api/config/app/"))).toBeUndefined();
  });
});

describe("the program", () => {
  const sources = () =>
    [...document.head.querySelectorAll("script, link")].map(
      (element) => element.getAttribute("src") ?? element.getAttribute("href"),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    say("program", "/assets/index.js /assets/react.js");
    say("files", "/assets/faq.js");
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("loads at once, with the screen's files, if the page has nothing to show", () => {
    say("view", "");
    run();
    vi.advanceTimersByTime(0);
    expect(sources()).toEqual(["/assets/index.js", "/assets/react.js", "/assets/faq.js", "/assets/index.js"]);
    expect(document.head.querySelector("script")?.type).toBe("module");
  });

  it("loads after the first paint of a page of the server, and starts once the page is parsed", () => {
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    let paint = () => {};
    class Observer {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    }
    vi.stubGlobal("PerformanceObserver", Observer);
    say("view", "lg 2026-11-26");
    run();
    expect(sources()).toEqual([]);
    paint();
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(0);
    expect(sources()).toEqual(["/assets/index.js", "/assets/react.js", "/assets/faq.js"]);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    vi.advanceTimersByTime(0);
    expect(sources()).toHaveLength(4);
    state.mockRestore();
  });
});

describe("a script that fails to load", () => {
  /** A browser reports a failed file on its element, without bubbling. */
  const fail = (element: Element) => element.dispatchEvent(new Event("error"));
  const [shown = ""] = /<p id="no-program"[^]*?<\/p>/u.exec(shell) ?? [];
  const trouble = () => document.getElementById("no-program");

  beforeEach(() => {
    document.body.innerHTML = shown;
    run();
  });
  afterEach(() => document.body.replaceChildren());

  it("shows the product's message and a Retry link", () => {
    expect(trouble()?.hidden).toBe(true);
    const program = document.createElement("script");
    document.head.append(program);
    fail(program);
    expect(trouble()?.hidden).toBe(false);
    expect(trouble()?.textContent).toContain("This page could not be loaded. Check your connection, then retry.");
    expect(trouble()?.querySelector("a")?.getAttribute("href")).toBe("");
  });

  it("shows no message for a failed picture", () => {
    const picture = document.createElement("img");
    document.body.append(picture);
    fail(picture);
    expect(trouble()?.hidden).toBe(true);
  });

  it("requests a failed style sheet once more", () => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = "/rotunda/assets/style.css";
    document.head.append(sheet);
    fail(sheet);
    const [again, ...more] = links();
    expect(more).toEqual([]);
    expect(again).not.toBe(sheet);
    expect(again?.outerHTML).toBe(sheet.outerHTML);
    if (again) fail(again);
    expect(links()).toEqual([again]);
  });
});
