import { useSyncExternalStore } from "react";
import { type Breakpoint, breakpointOf } from "@rotunda/core";

const subscribe = (onChange: () => void) => {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
};

/** The window's width in pixels; changes with it. */
export const useScreenWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth);

/** The breakpoint the window's width falls under. */
export const useScreen = (): Breakpoint => useSyncExternalStore(subscribe, () => breakpointOf(window.innerWidth));
