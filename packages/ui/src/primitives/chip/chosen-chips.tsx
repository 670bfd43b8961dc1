import type { SelectItem } from "@rotunda/core";
import { useRef } from "react";
import * as styles from "../multi-combobox/multi-combobox.css.ts";
import { Chip } from "./chip.tsx";

interface ChosenChipsProps {
  label: string;
  chosen: readonly SelectItem[];
  onChange: (values: string[]) => void;
  /** Takes the focus when the last chip is removed. */
  field: () => HTMLElement | null;
}

/** The choices of a field. When one is removed, the next or previous one takes the focus. */
export function ChosenChips({ label, chosen, onChange, field }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  const remove = (at: number) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    onChange(chosen.filter((_, other) => other !== at).map(({ value }) => value));
    (buttons[at + 1] ?? buttons[at - 1] ?? field())?.focus();
  };
  return (
    <ul ref={list} aria-label={`${label}, selected`} className={styles.chips}>
      {chosen.map(({ value, text }, at) => (
        <li key={value} className={styles.chip}>
          <Chip value={text} onRemove={() => remove(at)} />
        </li>
      ))}
    </ul>
  );
}
