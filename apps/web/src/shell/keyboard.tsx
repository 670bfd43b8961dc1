import { LIST_KEYS } from "@rotunda/core";
import { createLazyPart, useShortcut } from "@rotunda/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useSingleKeys } from "../browser/memory.ts";

export type OpenKeyboardDialog = "palette" | "keys" | null;

const loadDialogs = () => import("./keyboard-dialogs.tsx");

const Dialogs = createLazyPart(() => loadDialogs().then((module) => module.KeyboardDialogs));

/** Keys act in the order they were pressed: import() doesn't wait for styles that an earlier import() still loads. */
let pressed: Promise<unknown> = Promise.resolve();

const SINGLE_KEYS = `?${Object.values(LIST_KEYS).join("")}`;

/** Ctrl K opens the command palette and ? the list of keyboard shortcuts; other keys act on the list of the page. */
export function useKeyboard(): { dialogs: ReactNode; showKeys: () => void } {
  const [shown, show] = useState<OpenKeyboardDialog>(null);
  const [hasSingleKeys] = useSingleKeys();
  useShortcut(hasSingleKeys ? SINGLE_KEYS : undefined, (key) => {
    if (key === "?") show("keys");
    // A failed press is reported as unhandled, and doesn't hold up the next.
    else pressed = pressed.catch(() => {}).then(async () => (await loadDialogs()).pressListKey(key));
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) show("palette");
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return { dialogs: shown && <Dialogs shown={shown} show={show} />, showKeys: () => show("keys") };
}
