import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import shell from "../../index.html?raw";
import script from "../../public/early.js?raw";
import { createEarlyFetch, type EarlyWindow } from "./early-fetch.ts";

const page: EarlyWindow = window;
// oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- our own file, run as the page runs it
const run = () => new Function(script)();
const response = (text: string) => new Response(text);
const at = (path: string) => `${window.location.origin}${path}`;
const fetched = vi.fn<typeof fetch>();

function say(text: string, name = "rotunda-early"): void {
  const meta = document.createElement("meta");
  meta.name = name;
  meta.content = text;
  document.head.append(meta);
}

const links = () => [...document.head.querySelectorAll("link")];

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(response("new")));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete page.rotundaEarly;
});

describe("an early call", () => {
  it("is used once; the next call sends a request", async () => {
    fetched.mockResolvedValueOnce(response("early"));
    say("/api/session/ /api/config/app/");
    run();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/session/", "/api/config/app/"]);
    const fetch = createEarlyFetch(page);
    expect(await (await fetch(at("/api/session/"))).text()).toBe("early");
    expect(await (await fetch(at("/api/session/"))).text()).toBe("new");
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each(["%ROTUNDA_EARLY%", "", "https://elsewhere.example/api/"])("is none where the page says %j", (text) => {
    say(text);
    run();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("isn't used for a write, another address or another origin", async () => {
    say("/api/session/");
    run();
    const fetch = createEarlyFetch(page);
    await fetch(at("/api/session/"), { method: "POST" });
    await fetch(at("/api/session/?x=1"));
    await fetch("https://elsewhere.example/api/session/");
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it("doesn't read the body of a write", async () => {
    const write = new Request(at("/api/briefcase/toggle/"), { method: "POST", body: "{}" });
    await createEarlyFetch(page)(write);
    expect(fetched.mock.calls[0]?.[0]).toBe(write);
    expect(write.bodyUsed).toBe(false);
  });

  it("is repeated if it failed or is too old", async () => {
    vi.useFakeTimers();
    fetched.mockRejectedValueOnce(new TypeError("lost"));
    say("/api/session/ /api/config/app/");
    run();
    const fetch = createEarlyFetch(page);
    expect(await (await fetch(at("/api/session/"))).text()).toBe("new");
    vi.advanceTimersByTime(20_001);
    await fetch(at("/api/config/app/"));
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it("is aborted when its caller aborts", async () => {
    fetched.mockReturnValueOnce(new Promise(() => {}));
    say("/api/session/");
    run();
    const leaving = new AbortController();
    const asked = createEarlyFetch(page)(at("/api/session/"), { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toThrow(/abort/i);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe("the files of the first screen", () => {
  it("are requested after its calls", () => {
    say("/api/session/");
    say("/rotunda/assets/a.woff2", "rotunda-fonts");
    say("/rotunda/assets/a.js /rotunda/assets/b.js", "rotunda-files");
    const asked: string[] = [];
    fetched.mockImplementation(() => {
      asked.push(`before ${links().length} links`);
      return Promise.resolve(response("early"));
    });
    run();
    expect(asked).toEqual(["before 0 links"]);
    expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ["modulepreload", "/rotunda/assets/a.js"],
      ["modulepreload", "/rotunda/assets/b.js"],
    ]);
  });

  it("are requested before its font, which waits for the script", () => {
    // Runs the listeners that other tests left.
    document.dispatchEvent(new Event("DOMContentLoaded"));
    say("/rotunda/assets/a.woff2", "rotunda-fonts");
    run();
    expect(links()).toEqual([]);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    const [font, ...more] = links();
    expect(more).toEqual([]);
    expect(font?.outerHTML).toContain('href="/rotunda/assets/a.woff2"');
  });

  it.each(["%ROTUNDA_FILES%", ""])("are none where the page says %j", (text) => {
    say(text, "rotunda-files");
    run();
    expect(links()).toEqual([]);
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
