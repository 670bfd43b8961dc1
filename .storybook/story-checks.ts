/** Whether the story that runs has changed since the last full comparison; set by the test run. */
export const story = { isChanged: true };

/** Throws if the page scrolls horizontally. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`The story is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}

const errors: string[] = [];

/** Records errors in the console until the returned function is called. */
export function recordErrors(): () => void {
  errors.length = 0;
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(" "));
    error(...parts);
  };
  return () => void (console.error = error);
}

/** Throws if a story logged an error, such as invalid HTML or a missing key; `act` warnings are about its test. */
export function expectNoErrors(): void {
  const own = errors.filter((text) => !text.includes("act("));
  if (own.length > 0) throw new Error(`The story logged errors: ${own.join("\n")}`);
}
