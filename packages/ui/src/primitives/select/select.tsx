import { type ReactNode, useId, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { visuallyHidden, type } from "../../theme/layout.css.ts";
import * as field from "../field/field.css.ts";
import { ChevronDown } from "../icon/icon.tsx";
import { createLazyPart } from "../lazy-part/lazy-part.tsx";
import * as styles from "./select.css.ts";

export interface SelectOption<Value extends string = string> {
  text: string;
  value: Value;
  count?: number;
}

export interface SelectProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  layout?: "stacked" | "inline";
  size?: "small" | "medium";
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export interface SelectTriggerProps {
  id: string;
  className: string;
  "aria-labelledby": string;
  children: ReactNode;
}

/** Loaded on the first hover or focus, because most selects are never opened. */
const SelectMenu = createLazyPart(() => import("./select-menu.tsx").then((module) => module.SelectMenu));

/** A menu with one choice. Typed letters find an option; the prefix resets after a second. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden = false, layout = "stacked", size = "medium", options, value } = props;
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const menu = SelectMenu.useCode(isWanted);
  const chosen = options.find((option) => option.value === value);
  const trigger: SelectTriggerProps = {
    id,
    className: styles.trigger[size],
    "aria-labelledby": `${id}-label ${id}-value`,
    children: (
      <>
        <span className={styles.value} id={`${id}-value`}>
          {chosen?.text}
        </span>
        <span aria-hidden className={type.faint}>
          <ChevronDown size="small" />
        </span>
      </>
    ),
  };
  return (
    <div className={field.layout[layout]}>
      <label className={isLabelHidden ? visuallyHidden : field.label[layout]} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {menu.status === "loaded" ? (
        <menu.Component
          onChange={(next) => props.onChange(next as Value)}
          options={options}
          trigger={trigger}
          value={chosen ? value : null}
        />
      ) : (
        <ClosedSelect
          onNear={SelectMenu.prefetch}
          onOpen={menu.status === "failed" ? menu.retry : () => setWanted(true)}
          trigger={trigger}
        />
      )}
    </div>
  );
}

interface ClosedSelectProps {
  trigger: SelectTriggerProps;
  onNear: () => void;
  onOpen: () => void;
}

const OPENS = /^( |Enter|ArrowDown|ArrowUp|[^\s])$/;

/** The button of a select before its menu has loaded, with the same text and keys. */
function ClosedSelect({ trigger, onNear, onOpen }: ClosedSelectProps) {
  const pointer = useRef("");
  const openByMouse = (event: PointerEvent) => {
    pointer.current = event.pointerType;
    if (event.pointerType !== "mouse" || event.button !== 0 || event.ctrlKey) return;
    // Prevents focusing this button, because the menu takes the focus and replaces it.
    event.preventDefault();
    onOpen();
  };
  const openByTouch = (event: MouseEvent<HTMLButtonElement>) => {
    if (pointer.current === "mouse" || pointer.current === "") return event.currentTarget.focus();
    onOpen();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !OPENS.test(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <button
      {...trigger}
      aria-autocomplete="none"
      aria-controls={`${trigger.id}-menu`}
      aria-expanded={false}
      data-state="closed"
      onClick={openByTouch}
      onFocus={onNear}
      onKeyDown={openByKey}
      onPointerDown={openByMouse}
      onPointerEnter={onNear}
      role="combobox"
      type="button"
    />
  );
}
