/** Whether the window is at least this wide now; layout itself is the stylesheets' business. */
export const isAtLeast = (width: number): boolean => window.matchMedia(`(min-width: ${width}px)`).matches;
