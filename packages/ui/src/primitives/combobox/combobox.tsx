import { describeCount } from "@rotunda/core";
import { useCombobox } from "downshift";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useState } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";
import { FieldError } from "../field/field-error.tsx";
import * as field from "../field/field.css.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { X } from "../icon/icon.tsx";
import { announce } from "../live-region/live-region.tsx";
import * as text from "../text-field/text-field.css.ts";
import * as styles from "./combobox.css.ts";

export interface ComboboxProps<T> {
  label: string;
  isLabelHidden?: boolean;
  /** The text in the box; any text may stand there, whether it is suggested or not. */
  value: string;
  onChange: (value: string) => void;
  items: readonly T[];
  keyOf: (item: T) => string;
  textOf: (item: T) => string;
  /** What stands in an item's line; its text unless said. */
  renderLine?: (item: T) => ReactNode;
  onChoose: (item: T) => void;
  /** What Enter does with a line, as the foot of the list says: "open", "choose". */
  verb?: string;
  isLoading?: boolean;
  /** From how many letters on something is listed. */
  minLength: number;
  /** The box has come to life, or was left: suggestions are loaded only between the two. */
  onActiveChange?: (isActive: boolean) => void;
  hint?: string;
  error?: string;
  placeholder?: string;
  icon?: ReactNode;
  /** Names the button that empties the box; without it there is none. */
  clearLabel?: string;
  size?: keyof typeof field.input;
  enterKeyHint?: "search" | "done";
  ref?: Ref<HTMLInputElement>;
}

/** How long typing rests before a screen reader is told what came of it. */
const ANNOUNCED_AFTER_MS = 1400;

/**
 * A text field with suggestions (APG combobox with a list). Arrows go through them, Enter chooses one, Enter without one
 * is the form's, Esc closes the list and then empties the box.
 */
export function Combobox<T>({
  label,
  isLabelHidden = false,
  value,
  onChange,
  items,
  keyOf,
  textOf,
  renderLine = textOf,
  onChoose,
  verb = "choose",
  isLoading = false,
  minLength,
  onActiveChange,
  hint = "",
  error = "",
  placeholder,
  icon,
  clearLabel = "",
  size = "medium",
  enterKeyHint,
  ref,
}: ComboboxProps<T>) {
  const id = useId();
  const [wantsList, setWantsList] = useState(false);
  const [isActive, setActive] = useState(false);
  const inputId = `${id}-input`;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputOf(inputId), [inputId]);
  const isOpen = wantsList && items.length > 0;
  const answered = useAnswered(value, isLoading);
  const note =
    isActive && wantsList ? noteOf({ value, minLength, isEmpty: answered === value && items.length === 0 }) : "";
  useRestAnnounced(isOpen ? `${describeCount(items.length, "suggestion")} for ${value.trim()}` : note);

  const { highlightedIndex, getInputProps, getItemProps, getLabelProps, getMenuProps } = useCombobox<T>({
    inputId,
    items: [...items],
    itemToString: (item) => (item === null ? "" : textOf(item)),
    itemToKey: (item) => (item === null ? "" : keyOf(item)),
    inputValue: value,
    selectedItem: null,
    isOpen,
    onIsOpenChange: (change) => setWantsList(change.isOpen),
    stateReducer: (_state, { type, changes }) =>
      // A click into the text is no wish to close the list.
      type === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: true } : changes,
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if (selectedItem && (type === InputKeyDownEnter || type === ItemClick)) onChoose(selectedItem);
    },
  });

  const activate = (next: boolean) => {
    setActive(next);
    if (!next) setWantsList(false);
    onActiveChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setWantsList(true);
    if (event.key === "Enter" && highlightedIndex < 0) {
      setWantsList(false);
      // Downshift would keep it from the form as long as the list is open.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
    if (event.key !== "Escape" || (!isOpen && value === "")) return;
    // Esc is for this list and this text, not for the dialog or drawer around them.
    event.stopPropagation();
    setWantsList(false);
    if (!isOpen) onChange("");
  };

  const described = [error && `${id}-error`, note && `${id}-note`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={field.layout.stacked}>
      <label {...getLabelProps({ className: isLabelHidden ? visuallyHidden : field.label.stacked })}>{label}</label>
      <div className={text.box}>
        {icon && <span className={size === "large" ? styles.icon : text.icon}>{icon}</span>}
        <input
          {...getInputProps({
            "aria-describedby": described || undefined,
            "aria-invalid": error !== "" || undefined,
            "aria-busy": isLoading || undefined,
            autoComplete: "off",
            className: [
              field.input[size],
              icon ? (size === "large" ? styles.afterIcon : text.afterIcon) : "",
              clearLabel !== "" && value !== "" ? text.beforeAction : "",
            ]
              .join(" ")
              .trim(),
            dir: "auto",
            enterKeyHint,
            // Of the change itself, so that the caret stays where the reader types.
            onChange: (event) => {
              setWantsList(true);
              onChange(event.target.value);
            },
            onFocus: () => activate(true),
            onBlur: () => activate(false),
            onKeyDown,
            placeholder,
            spellCheck: false,
            type: "text",
          })}
        />
        {clearLabel !== "" && value !== "" && (
          <span className={text.action}>
            <IconButton
              label={clearLabel}
              onClick={() => {
                onChange("");
                inputOf(inputId)?.focus();
              }}
            >
              <X />
            </IconButton>
          </span>
        )}
        <div className={styles.popup} hidden={!isOpen}>
          <ul {...getMenuProps({ className: styles.list })}>
            {isOpen &&
              items.map((item, index) => (
                <li
                  key={keyOf(item)}
                  {...getItemProps({ item, index, className: styles.item })}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  {renderLine(item)}
                </li>
              ))}
          </ul>
          <div aria-hidden className={styles.foot}>
            <span className={styles.keys}>
              <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> to move,{" "}
              <kbd className={styles.key}>Enter</kbd> to {verb}, <kbd className={styles.key}>Esc</kbd> to close
            </span>
            <span>{describeCount(items.length, "suggestion")}</span>
          </div>
        </div>
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {note !== "" && (
        <span className={field.hint} id={`${id}-note`}>
          {note}
        </span>
      )}
      {hint !== "" && (
        <span className={note === "" ? field.hint : visuallyHidden} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

const inputOf = (id: string): HTMLInputElement | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
};

/** What the line below the box says in place of the hint; empty where there is nothing to explain. */
function noteOf({ value, minLength, isEmpty }: { value: string; minLength: number; isEmpty: boolean }): string {
  const length = Array.from(value.trim()).length;
  if (length > 0 && length < minLength) return `Type ${minLength} or more letters for suggestions.`;
  return isEmpty && length > 0 ? "No suggestions." : "";
}

/** The text whose suggestions have come; null while none have. */
function useAnswered(value: string, isLoading: boolean): string | null {
  const [wasLoading, setWasLoading] = useState(isLoading);
  const [answered, setAnswered] = useState<string | null>(null);
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading);
    setAnswered(isLoading ? null : value);
  }
  return answered;
}

/** Says a text once it has stood for a while, so that a reader who types on is not interrupted. */
function useRestAnnounced(said: string): void {
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => announce(said), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);
}
