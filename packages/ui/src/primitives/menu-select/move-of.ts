const PAGE = 10;

interface MenuState {
  isOpen: boolean;
  active: number;
  total: number;
}

interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export type MenuMove =
  | { do: "open"; to?: number }
  | { do: "go"; to: number }
  | { do: "choose" }
  | { do: "close" }
  | { do: "find"; letter: string };

/** What a key does on a select whose focus stays on its button (APG, "select-only combobox"); null when nothing. */
export function moveOf(pressed: PressedKey, { isOpen, active, total }: MenuState): MenuMove | null {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (ctrlKey || metaKey) return null;
  const last = total - 1;
  if (!isOpen) {
    if (key === "ArrowDown" || key === "ArrowUp" || key === "Enter" || key === " ") return { do: "open" };
    if (key === "Home") return { do: "open", to: 0 };
    if (key === "End") return { do: "open", to: last };
    return isLetter(key) ? { do: "find", letter: key } : null;
  }
  if (altKey) return key === "ArrowUp" ? { do: "choose" } : null;
  switch (key) {
    case "ArrowDown":
      return { do: "go", to: Math.min(active + 1, last) };
    case "ArrowUp":
      return { do: "go", to: Math.max(active - 1, 0) };
    case "Home":
      return { do: "go", to: 0 };
    case "End":
      return { do: "go", to: last };
    case "PageDown":
      return { do: "go", to: Math.min(active + PAGE, last) };
    case "PageUp":
      return { do: "go", to: Math.max(active - PAGE, 0) };
    case "Enter":
    case " ":
    case "Tab":
      return { do: "choose" };
    case "Escape":
      return { do: "close" };
    default:
      return isLetter(key) ? { do: "find", letter: key } : null;
  }
}

const isLetter = (key: string) => Array.from(key).length === 1 && key !== " ";
