export type InputWindow = Window & {
  /** Buttons pressed before the program listens, noted by `public/early.js`. */
  rotundaPressed?: HTMLElement[];
  /** Pictures that failed to load before the page is hydrated, noted by `public/early.js`. */
  rotundaBroken?: HTMLImageElement[];
};

/**
 * Notes what the reader types before the program listens; the returned function repeats it, with pressed buttons and
 * errors of pictures.
 */
export function recordEarlyInput(window: InputWindow): () => void {
  const { document, rotundaPressed: pressed = [] } = window;
  // React receives clicks from now on.
  delete window.rotundaPressed;
  const typed = [...document.querySelectorAll("input")]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => ({ id, value }));
  const focused = document.activeElement?.id;
  return () => {
    for (const { id, value } of typed) {
      const box = document.getElementById(id);
      if (box instanceof HTMLInputElement) type(box, value);
    }
    // Rendering for another view has replaced the elements.
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    for (const button of pressed) if (button.isConnected) button.click();
    const { rotundaBroken: broken = [] } = window;
    delete window.rotundaBroken;
    for (const picture of broken) picture.dispatchEvent(new Event("error"));
  };
}

/** Sets a value so that React sees a change: it ignores values set through the property that it overrides. */
function type(box: HTMLInputElement, value: string): void {
  box.value = box.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, value);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
