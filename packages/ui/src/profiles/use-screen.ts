import { type Breakpoint, findBreakpoint } from "@rotunda/core";
import { createContext, useContext } from "react";

const ScreenContext = createContext<Breakpoint | null>(null);

/** Tells the components below it what breakpoint the window is at. */
export const ScreenProvider = ScreenContext.Provider;

/** The breakpoint the window is at; outside a provider the one it had when the component rendered. */
export const useScreen = (): Breakpoint => useContext(ScreenContext) ?? findBreakpoint(window.innerWidth);
