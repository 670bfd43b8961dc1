import { listPalette, LIST_KEYS, type PaletteLine } from "@rotunda/core";
import { KeyboardShortcuts } from "@rotunda/ui/keyboard-shortcuts";
import { Palette } from "@rotunda/ui/palette";
import { useState } from "react";
import { useReader } from "../react/use-session.ts";
import { useGo } from "../routing/links.ts";
import { useRecentSearches } from "../search/use-recent-searches.ts";
import { useSingleKeys } from "../browser/memory.ts";
import { useSuggestions } from "../search/use-suggestions.ts";
import type { OpenKeyboardDialog } from "./keyboard.tsx";

type KeyboardDialogsProps = { shown: OpenKeyboardDialog; show: (next: OpenKeyboardDialog) => void };

/** The command palette or the list of keyboard shortcuts, which is reachable from it. */
export function KeyboardDialogs({ shown, show }: KeyboardDialogsProps) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const close = () => show(null);
  if (shown === "palette") return <CommandPalette onClose={close} onShowKeys={() => show("keys")} />;
  return <KeyboardShortcuts onClose={close} hasSingleKeys={hasSingleKeys} onSingleKeysChange={setSingleKeys} />;
}

function CommandPalette({ onClose, onShowKeys }: { onClose: () => void; onShowKeys: () => void }) {
  const go = useGo();
  const [text, setText] = useState("");
  const [actions] = useState(findPageActions);
  const access = useReader()?.access;
  const { suggestions, suggest } = useSuggestions("universal");
  const recent = useRecentSearches(() => {});
  if (!access?.hasVignetteAccess) return null;

  const choose = (line: PaletteLine) => {
    onClose();
    // Runs after the dialog has returned the focus, because an action may move it.
    if ("action" in line) setTimeout(() => actions[line.action]?.element.click());
    else go(line.href);
  };

  return (
    <Palette
      onClose={onClose}
      text={text}
      onTextChange={(next) => {
        setText(next);
        suggest(next);
      }}
      groups={listPalette({
        text,
        records: suggestions.items,
        recent: recent?.items ?? [],
        actions: actions.map(({ label }) => label),
        access,
      })}
      isLoading={suggestions.isLoading}
      onChoose={choose}
      onShowKeys={onShowKeys}
    />
  );
}

/** Finds the buttons and links that a page's components mark as its actions. */
function findPageActions(): { label: string; element: HTMLElement }[] {
  const elements = document.querySelectorAll<HTMLElement>("[data-actions] :is(button, a):not([aria-disabled=true])");
  return [...elements].map((element) => ({
    label: element.getAttribute("aria-label") ?? element.textContent.trim(),
    element,
  }));
}

/** Moves the focus in the page's list, or presses a control of the focused row. */
export function pressListKey(key: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>("main :is(article, li:has(h3):not(:has(article)))")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const press = (control: string) => rows[at]?.querySelector<HTMLElement>(control)?.click();
  if (key === LIST_KEYS.star) press("[aria-pressed]");
  else if (key === LIST_KEYS.select) {
    const row = rows[at];
    document.querySelector<HTMLElement>("[data-select]")?.click();
    // React renders the checkboxes of cards in a microtask after the click, before the next key.
    queueMicrotask(() => {
      const box = row?.querySelector<HTMLElement>("[role=checkbox]");
      box?.focus();
      box?.click();
    });
  } else rows[key === LIST_KEYS.next ? at + 1 : at - 1]?.querySelector<HTMLElement>("h3 a, [role=checkbox]")?.focus();
}
