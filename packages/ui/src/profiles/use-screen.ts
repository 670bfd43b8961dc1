import { type Breakpoint, findBreakpoint } from "@rotunda/core";
import { createContext, useContext } from "react";

const ScreenContext = createContext<Breakpoint | null>(null);

/** Provides the window's breakpoint. */
export const ScreenProvider = ScreenContext.Provider;

/** Returns the window's breakpoint; outside a provider the one at render time. */
export const useScreen = (): Breakpoint => useContext(ScreenContext) ?? findBreakpoint(window.innerWidth);
