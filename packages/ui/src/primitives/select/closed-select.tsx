import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import type { SelectTriggerProps } from "./select.tsx";

export interface ClosedSelectProps {
  trigger: SelectTriggerProps;
  /** Called on hover and focus, to prefetch the menu. */
  onNear: () => void;
  onOpen: () => void;
}

const OPENS = /^( |Enter|ArrowDown|ArrowUp|[^\s])$/;

/** The button of a select before its menu has loaded, with the same text and keys. */
export function ClosedSelect({ trigger, onNear, onOpen }: ClosedSelectProps) {
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
