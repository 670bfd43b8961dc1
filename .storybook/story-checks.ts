/** Whether the story that runs has changed since the last full comparison; set by the test run. */
export const story = { isChanged: true };

/** Throws if the page scrolls horizontally. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`The story is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}
