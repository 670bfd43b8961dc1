import { describe, expect, it, vi } from "vitest";
import { loadPart, type Memory } from "./load-part.ts";

function aMemory(): Memory {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const aBrowser = (isOnline = true) => ({ leave: vi.fn(), reachesServer: vi.fn(() => Promise.resolve(isOnline)) });
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

describe("loadPart", () => {
  it("returns the part", async () => {
    const browser = aBrowser();
    const part = await loadPart(() => Promise.resolve("screen"), {
      wanted: "/rotunda/faq",
      browser,
      memory: aMemory(),
    });
    expect(part).toBe("screen");
    expect(browser.leave).not.toHaveBeenCalled();
  });

  it("reloads the page at the requested address if the part is missing, and throws if it is still missing", async () => {
    const browser = aBrowser();
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledExactlyOnceWith("/rotunda/faq"));
    await expect(loadPart(missing, given)).rejects.toThrow("Failed to fetch");
    expect(browser.leave).toHaveBeenCalledTimes(1);
  });

  it("doesn't reload in a loop if another part loads in between", async () => {
    const browser = aBrowser();
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledTimes(1));
    await loadPart(() => Promise.resolve("screen"), { ...given, wanted: "/rotunda/loading" });
    await expect(loadPart(missing, given)).rejects.toThrow("Failed to fetch");
    expect(browser.leave).toHaveBeenCalledTimes(1);
  });

  it("throws without a reload if there is no connection", async () => {
    const browser = aBrowser(false);
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    await expect(loadPart(missing, given)).rejects.toMatchObject({ failure: { kind: "offline" } });
    expect(browser.leave).not.toHaveBeenCalled();
    expect(await loadPart(() => Promise.resolve("screen"), given)).toBe("screen");
  });

  it("fails after exactly two minutes without a response, without a reload", async () => {
    vi.useFakeTimers();
    const browser = aBrowser();
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    const outcome = loadPart(() => new Promise(() => {}), given).catch((error: unknown) => error);
    const settled = vi.fn();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ failure: { kind: "offline" } });
    expect(browser.leave).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("can reload again for the next release after a part has loaded", async () => {
    const browser = aBrowser();
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledTimes(1));
    await loadPart(() => Promise.resolve("screen"), given);
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledTimes(2));
  });
});
