import { describeCount } from "@rotunda/core";
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { visuallyHidden, type } from "../../theme/layout.css.ts";
import { FieldError } from "../field/field-notes.tsx";
import * as field from "../field/field.css.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { X } from "../icon/icon.tsx";
import { createLazyPart } from "../lazy-part/lazy-part.tsx";
import { announce } from "../live-region/live-region.tsx";
import * as styles from "./combobox.css.ts";
import type { BoxHandlers } from "./suggestion-list.tsx";
import { useShortcut } from "./use-shortcut.ts";

export interface ComboboxProps<T> {
  label: string;
  /** The field's name in a form that the browser submits. */
  name?: string;
  /** The text in the box, which needn't be a suggestion. */
  value: string;
  onChange: (value: string) => void;
  items: readonly T[];
  getKey: (item: T) => string;
  getText: (item: T) => string;
  renderLine?: (item: T) => ReactNode;
  onChoose: (item: T) => void;
  /** Called by the Delete key on a highlighted item; without it the key edits the text. */
  onDelete?: (item: T) => void;
  /** The action of the Enter key, shown below the list: "open", "choose". */
  verb?: string;
  /** The number of items as text (default "2 suggestions"), shown below the list and announced. */
  countText?: string;
  isLoading?: boolean;
  minLength: number;
  /** Called on activation and blur, so that suggestions load only while the box is active. */
  onActiveChange?: (isActive: boolean) => void;
  hint?: string;
  error?: string;
  placeholder?: string;
  icon?: ReactNode;
  clearLabel?: string;
  size?: "medium" | "large";
  /** Key that focuses the box from anywhere on the page. */
  shortcut?: string;
  enterKeyHint?: "search";
  ref?: Ref<HTMLInputElement>;
}

/** Loaded when a box is first used; the reader can already type. */
const SuggestionList = createLazyPart(() => import("./suggestion-list.tsx").then((module) => module.SuggestionList));

/** Pause in typing, in ms, before the result is announced. */
const ANNOUNCED_AFTER_MS = 1400;

/**
 * A text field with suggestions (APG combobox with a list). Arrows move through them, Enter chooses one or else submits
 * the form, Escape closes the list and then clears the box.
 */
export function Combobox<T>({
  label,
  name,
  value,
  onChange,
  items,
  getKey,
  getText,
  renderLine = getText,
  onChoose,
  onDelete,
  verb = "choose",
  countText = describeCount(items.length, "suggestion"),
  isLoading = false,
  minLength,
  onActiveChange,
  hint = "",
  error = "",
  placeholder,
  icon,
  clearLabel = "",
  size = "medium",
  shortcut,
  enterKeyHint,
  ref,
}: ComboboxProps<T>) {
  const id = useId();
  const [wantsList, setWantsList] = useState(false);
  const [isActive, setActive] = useState(false);
  const [wasActive, setWasActive] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const list = SuggestionList.useCode(wasActive);
  const handlers = useRef<BoxHandlers>(null);
  const inputId = `${id}-input`;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => findInput(inputId), [inputId]);
  const isOpen = wantsList && items.length > 0 && list.status === "loaded";
  const answered = useLoadedText(value, isLoading);
  const note =
    isActive && wantsList ? describeNote({ value, minLength, isEmpty: answered === value && items.length === 0 }) : "";
  const typed = value.trim();
  useDelayedAnnouncement(isOpen ? (typed === "" ? countText : `${countText} for ${typed}`) : note);
  useShortcut(shortcut, () => {
    const box = findInput(inputId);
    box?.focus();
    box?.select();
    setWantsList(true);
  });

  const askForList = () => {
    setWasActive(true);
    if (list.status === "failed") list.retry();
  };

  const activate = (next: boolean) => {
    setActive(next);
    if (next) askForList();
    else setWantsList(false);
    onActiveChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isSubmitted = event.key === "Enter" && (highlighted < 0 || !isOpen);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setWantsList(true);
    if (isSubmitted) setWantsList(false);
    if (event.key === "Escape" && (isOpen || value !== "")) {
      // Escape must not close a dialog or drawer around the box.
      event.stopPropagation();
      setWantsList(false);
      if (!isOpen) onChange("");
    }
    const deleted = event.key === "Delete" && isOpen ? items[highlighted] : undefined;
    if (onDelete && deleted !== undefined) {
      event.preventDefault();
      onDelete(deleted);
    }
    // An open list would prevent Enter from submitting the form.
    if (!isSubmitted) handlers.current?.onKeyDown?.(event);
  };

  const hasKeyHint = shortcut !== undefined && value === "" && !isActive;
  const described = [error && `${id}-error`, note && `${id}-note`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={field.layout.stacked}>
      <label className={field.label.stacked} htmlFor={inputId} id={`${id}-label`}>
        {label}
      </label>
      <div className={field.textBox}>
        {icon && <span className={size === "large" ? styles.icon : field.icon}>{icon}</span>}
        <input
          aria-activedescendant={isOpen && highlighted >= 0 ? `${id}-item-${highlighted}` : undefined}
          aria-autocomplete="list"
          aria-busy={isLoading || undefined}
          aria-controls={`${id}-list`}
          aria-describedby={described || undefined}
          aria-expanded={isOpen}
          aria-invalid={error !== "" || undefined}
          aria-keyshortcuts={shortcut}
          autoComplete="off"
          className={[
            field.input[size],
            icon ? (size === "large" ? styles.afterIcon : field.afterIcon) : "",
            clearLabel !== "" && value !== "" ? field.beforeAction : "",
            hasKeyHint ? styles.beforeKeyHint : "",
          ]
            .join(" ")
            .trim()}
          dir="auto"
          enterKeyHint={enterKeyHint}
          id={inputId}
          name={name}
          onBlur={(event) => {
            activate(false);
            handlers.current?.onBlur?.(event);
          }}
          onChange={(event) => {
            setWantsList(true);
            askForList();
            onChange(event.target.value);
            handlers.current?.onChange?.(event);
          }}
          onClick={() => setWantsList(true)}
          onFocus={() => activate(true)}
          onKeyDown={onKeyDown}
          onPointerEnter={SuggestionList.prefetch}
          placeholder={placeholder}
          role="combobox"
          spellCheck={false}
          type="text"
          value={value}
        />
        {hasKeyHint && (
          <span aria-hidden className={styles.keyHint}>
            <kbd className={styles.key}>{shortcut}</kbd>
          </span>
        )}
        {clearLabel !== "" && value !== "" && (
          <span className={field.action}>
            <IconButton
              label={clearLabel}
              onClick={() => {
                onChange("");
                findInput(inputId)?.focus();
              }}
            >
              <X />
            </IconButton>
          </span>
        )}
        {list.status === "loaded" && (
          <list.Component
            id={id}
            inputId={inputId}
            isOpen={isOpen}
            lines={items.map((item) => ({ key: getKey(item), text: getText(item), content: renderLine(item) }))}
            onChoose={(index) => {
              const item = items[index];
              if (item !== undefined) onChoose(item);
            }}
            onHighlight={setHighlighted}
            onOpenChange={setWantsList}
            ref={handlers}
            value={value}
            verb={verb}
            canDelete={onDelete !== undefined}
            countText={countText}
          />
        )}
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {note !== "" && (
        <span className={type.meta} id={`${id}-note`}>
          {note}
        </span>
      )}
      {hint !== "" && (
        <span className={note === "" ? type.meta : visuallyHidden} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

const findInput = (id: string): HTMLInputElement | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
};

/** Returns the text that replaces the hint; empty if there is none. */
function describeNote({ value, minLength, isEmpty }: { value: string; minLength: number; isEmpty: boolean }): string {
  const length = Array.from(value.trim()).length;
  if (length > 0 && length < minLength) return `Type ${minLength} or more letters for suggestions.`;
  return isEmpty && length > 0 ? "No suggestions." : "";
}

/** Returns the text whose suggestions have loaded; null if none have. */
function useLoadedText(value: string, isLoading: boolean): string | null {
  const [wasLoading, setWasLoading] = useState(isLoading);
  const [answered, setAnswered] = useState<string | null>(null);
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading);
    setAnswered(isLoading ? null : value);
  }
  return answered;
}

/** Announces a text after a pause in typing, and again when `typed` has changed. */
export function useDelayedAnnouncement(text: string, typed = ""): void {
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => announce(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);
}
