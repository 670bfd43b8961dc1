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
  it("hands over the part", async () => {
    const browser = aBrowser();
    const part = await loadPart(() => Promise.resolve("screen"), {
      wanted: "/rotunda/faq",
      browser,
      memory: aMemory(),
    });
    expect(part).toBe("screen");
    expect(browser.leave).not.toHaveBeenCalled();
  });

  it("reloads the requested address when the part is gone, and throws when it is still gone there", async () => {
    const browser = aBrowser();
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledExactlyOnceWith("/rotunda/faq"));
    await expect(loadPart(missing, given)).rejects.toThrow("Failed to fetch");
    expect(browser.leave).toHaveBeenCalledTimes(1);
  });

  it("doesn't reload in a loop when another part loads on the way", async () => {
    const browser = aBrowser();
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledTimes(1));
    await loadPart(() => Promise.resolve("screen"), { ...given, wanted: "/rotunda/loading" });
    await expect(loadPart(missing, given)).rejects.toThrow("Failed to fetch");
    expect(browser.leave).toHaveBeenCalledTimes(1);
  });

  it("stays where it is without a connection, and says so", async () => {
    const browser = aBrowser(false);
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    await expect(loadPart(missing, given)).rejects.toMatchObject({ failure: { kind: "offline" } });
    expect(browser.leave).not.toHaveBeenCalled();
    expect(await loadPart(() => Promise.resolve("screen"), given)).toBe("screen");
  });

  it("gives a stalled part up after two minutes, not sooner, and stays where it is", async () => {
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

  it("may reload again for the next release once a part has loaded", async () => {
    const browser = aBrowser();
    const given = { wanted: "/rotunda/faq", browser, memory: aMemory() };
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledTimes(1));
    await loadPart(() => Promise.resolve("screen"), given);
    void loadPart(missing, given);
    await vi.waitFor(() => expect(browser.leave).toHaveBeenCalledTimes(2));
  });
});
