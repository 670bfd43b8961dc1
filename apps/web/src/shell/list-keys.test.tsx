import { LIST_KEYS } from "@rotunda/core";
import { expect, it } from "vitest";
import { pressListKey } from "./keyboard-dialogs.tsx";

it.each([
  ["cards", (name: string) => `<li><article><h3><a href="#">${name}</a></h3></article></li>`],
  ["changed records", (name: string) => `<li><h3><a href="#">${name}</a></h3><ul><li>Left office</li></ul></li>`],
])("j and k move through a list of %s", (_, toItem) => {
  document.body.innerHTML = `<main><ul>${["One", "Two"].map(toItem).join("")}</ul></main>`;
  const focused = [LIST_KEYS.next, LIST_KEYS.next, LIST_KEYS.previous].map((key) => {
    pressListKey(key);
    return document.activeElement?.textContent;
  });
  expect(focused).toEqual(["One", "Two", "One"]);
});
