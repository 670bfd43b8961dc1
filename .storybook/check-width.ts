/** Throws if the page scrolls horizontally. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`The story is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}
