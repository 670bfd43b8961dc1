import { spyOn } from "storybook/test";

/** Whether the story that runs has changed since the last full comparison; set by the test run. */
export const story = { isChanged: true };

/** Throws if the page scrolls horizontally. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`The story is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}

let errors: readonly unknown[][] = [];

/** Records errors in the console until the returned function is called. */
export function recordErrors(): () => void {
  const spy = spyOn(console, "error");
  errors = spy.mock.calls;
  return () => spy.mockRestore();
}

/** Throws if a story logged an error, such as invalid HTML or a missing key; `act` warnings are about its test. */
export function expectNoErrors(): void {
  const own = errors.map((parts) => parts.map(String).join(" ")).filter((text) => !text.includes("act("));
  if (own.length > 0) throw new Error(`The story logged errors: ${own.join("\n")}`);
}
