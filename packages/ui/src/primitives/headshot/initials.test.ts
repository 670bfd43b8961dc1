import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Ruth Halvorsen", "RH"],
    ["Halvorsen, Ruth", "RH"],
    ["Thomas J. Adeyemi", "TA"],
    ["Lamar Whitfield Jr.", "LW"],
    ["Lamar Whitfield, Jr.", "LW"],
    ["Robert “Bob” Casey III", "RC"],
    ["Ángel Éluard", "ÁÉ"],
    ["Cher", "C"],
    ["", ""],
    ["   ", ""],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
