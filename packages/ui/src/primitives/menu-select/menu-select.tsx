import { findPrefixIndex, countItemsAfterScroll, countItemsToReach, type MenuPrefix, typePrefix } from "@rotunda/core";
import { Popover as Radix } from "radix-ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { styleNonce } from "../../theme/style-nonce.ts";
import * as field from "../field/field.css.ts";
import { Check, ChevronDown } from "../icon/icon.tsx";
import { moveOf } from "./move-of.ts";
import * as styles from "./menu-select.css.ts";

export interface MenuSelectOption {
  text: string;
  value: string;
}

export interface MenuSelectProps {
  label: string;
  options: readonly MenuSelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Shown when no option has the value. */
  placeholder?: string;
}

/**
 * A select for long lists: at most 304 px high, twenty options at a time, more within 200 px of the end; typed letters
 * find an option among all of them. The focus stays on its button.
 */
export function MenuSelect({ label, options, value, onChange, placeholder = "" }: MenuSelectProps) {
  const id = useId();
  const chosen = options.findIndex((option) => option.value === value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(0);
  const prefix = useRef<MenuPrefix | null>(null);
  const list = useRef<HTMLDivElement>(null);
  styleNonce();

  const go = (index: number) => {
    setActive(index);
    setShown((now) => countItemsToReach(index, now, options.length));
  };
  const open = (index: number) => {
    setOpen(true);
    go(Math.max(0, index));
  };
  const choose = (index: number) => {
    const option = options[index];
    setOpen(false);
    if (option && option.value !== value) onChange(option.value);
  };

  useEffect(() => {
    if (isOpen) list.current?.querySelector("[data-highlighted]")?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(event, { isOpen, active, total: options.length });
    if (!move) return;
    // Tab chooses and goes on; every other key has done its work here.
    if (event.key !== "Tab") event.preventDefault();
    if (event.key === "Escape") event.stopPropagation();
    switch (move.do) {
      case "open":
        return open(move.to ?? chosen);
      case "go":
        return go(move.to);
      case "choose":
        return choose(active);
      case "close":
        return setOpen(false);
      case "find": {
        prefix.current = typePrefix(prefix.current, move.letter, Date.now());
        const texts = options.map((option) => option.text);
        const found = findPrefixIndex(texts, prefix.current.text, isOpen ? active : chosen);
        return open(found === -1 ? (isOpen ? active : chosen) : found);
      }
    }
  };

  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <div className={field.layout.stacked}>
      <span className={field.label.stacked} id={`${id}-label`}>
        {label}
      </span>
      <Radix.Root onOpenChange={(next) => (next ? open(chosen) : setOpen(false))} open={isOpen}>
        <Radix.Trigger
          aria-activedescendant={isOpen ? optionId(active) : undefined}
          aria-controls={`${id}-list`}
          aria-expanded={isOpen}
          aria-haspopup="listbox"
          aria-labelledby={`${id}-label ${id}-value`}
          className={styles.trigger}
          onKeyDown={onKeyDown}
          role="combobox"
        >
          <span className={styles.value} data-empty={chosen === -1 ? "" : undefined} id={`${id}-value`}>
            {options[chosen]?.text ?? placeholder}
          </span>
          <span className={styles.chevron}>
            <ChevronDown size="small" />
          </span>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            asChild
            collisionPadding={8}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => event.preventDefault()}
            sideOffset={4}
          >
            <div
              aria-labelledby={`${id}-label`}
              className={styles.menu}
              id={`${id}-list`}
              onScroll={({ currentTarget }) =>
                setShown((now) => countItemsAfterScroll(now, options.length, currentTarget))
              }
              ref={list}
              role="listbox"
              tabIndex={-1}
            >
              {options.slice(0, shown).map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys and the focus are the button's
                <div
                  aria-posinset={index + 1}
                  aria-selected={index === chosen}
                  aria-setsize={options.length}
                  className={styles.option}
                  data-highlighted={index === active || undefined}
                  id={optionId(index)}
                  key={option.value}
                  onClick={() => choose(index)}
                  onPointerMove={() => setActive(index)}
                  role="option"
                >
                  {option.text}
                  {index === chosen && (
                    <span className={styles.tick}>
                      <Check size="small" />
                    </span>
                  )}
                </div>
              ))}
            </div>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}
