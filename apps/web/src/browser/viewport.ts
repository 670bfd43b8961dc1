import type { WindowWidth } from "@rotunda/core/stores";

/** The window as the screen store watches it. */
export const createWindowWidth = (window: Window): WindowWidth => ({
  width: () => window.innerWidth,
  watch: (listener) => {
    window.addEventListener("resize", listener);
    return () => window.removeEventListener("resize", listener);
  },
});
