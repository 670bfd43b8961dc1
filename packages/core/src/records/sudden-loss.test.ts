import { describe, expect, it } from "vitest";
import { isSuddenLoss, LOSS_PERCENT_MAX } from "./sudden-loss.ts";

describe("isSuddenLoss", () => {
  it.each([
    [383, 537, true],
    [11, 537, true],
    [10, 537, false],
    [4, 200, false],
    [3, 49, true],
    [2, 49, false],
    [3, 3, true],
    [0, 0, false],
  ])("%i missing of %i sitting people: %s", (missing, known, expected) => {
    expect(isSuddenLoss({ missing, known }, LOSS_PERCENT_MAX)).toBe(expected);
  });
});
