import { type KeyboardEvent, useEffect, useRef } from "react";

/**
 * Returns props of the first field of a small form, which takes the focus. The form isn't a form element, because it may
 * be inside one: Enter submits and Escape cancels only this form.
 */
export function useInnerForm({ onSubmit, onCancel }: { onSubmit: () => void; onCancel: () => void }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    if (event.key === "Escape") onCancel();
    else onSubmit();
  };
  // Dialogs ignore Escape from such a field.
  return { ref, onKeyDown, "data-own-escape": "" };
}
