import { describe, expect, it } from "vitest";
import { moveOf } from "./move-of.ts";

const press = (key: string, held: { alt?: boolean; ctrl?: boolean; meta?: boolean } = {}) => ({
  key,
  altKey: held.alt ?? false,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
});
const open = (active: number, total = 51) => ({ isOpen: true, active, total });
const closed = { isOpen: false, active: 0, total: 51 };

describe("a key on a closed menu", () => {
  it.each(["ArrowDown", "ArrowUp", "Enter", " "])("%s opens it", (key) => {
    expect(moveOf(press(key), closed)).toEqual({ do: "open" });
  });
  it.each([
    ["Home", 0],
    ["End", 50],
  ])("%s opens it at option %i", (key, to) => {
    expect(moveOf(press(key), closed)).toEqual({ do: "open", to });
  });
  it("a letter finds an option", () => {
    expect(moveOf(press("n"), closed)).toEqual({ do: "find", letter: "n" });
  });
  it.each(["Tab", "Escape", "Shift", "F5"])("%s does nothing", (key) => {
    expect(moveOf(press(key), closed)).toBeNull();
  });
});

describe("a key on an open menu", () => {
  it.each([
    ["ArrowDown", 3, 4],
    ["ArrowDown", 50, 50],
    ["ArrowUp", 3, 2],
    ["ArrowUp", 0, 0],
    ["PageDown", 3, 13],
    ["PageDown", 45, 50],
    ["PageUp", 13, 3],
    ["PageUp", 4, 0],
    ["Home", 20, 0],
    ["End", 20, 50],
  ])("%s from %i goes to %i", (key, active, to) => {
    expect(moveOf(press(key), open(active))).toEqual({ do: "go", to });
  });
  it.each(["Enter", " ", "Tab"])("%s chooses", (key) => {
    expect(moveOf(press(key), open(3))).toEqual({ do: "choose" });
  });
  it("Alt and the up arrow choose; other keys with Alt are the browser's", () => {
    expect(moveOf(press("ArrowUp", { alt: true }), open(3))).toEqual({ do: "choose" });
    expect(moveOf(press("ArrowDown", { alt: true }), open(3))).toBeNull();
  });
  it("Escape closes", () => {
    expect(moveOf(press("Escape"), open(3))).toEqual({ do: "close" });
  });
  it("leaves the browser its own commands", () => {
    expect(moveOf(press("f", { ctrl: true }), open(3))).toBeNull();
    expect(moveOf(press("f", { meta: true }), closed)).toBeNull();
  });
});
