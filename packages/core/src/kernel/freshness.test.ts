import { describe, expect, it } from "vitest";
import { isFresh } from "./freshness.ts";

describe("isFresh", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it.each([
    ["just now", minutesAgo(0), true],
    ["a little under two minutes ago", minutesAgo(1.99), true],
    ["two minutes ago", minutesAgo(2), false],
    ["an hour ago", minutesAgo(60), false],
    ["never", null, false],
    ["by a clock that has been set back since", minutesAgo(-5), false],
  ])("checks data updated %s", (_when, lastUpdated, expected) => {
    expect(isFresh(lastUpdated, now, 120_000)).toBe(expected);
  });
});
