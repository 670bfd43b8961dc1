import { BREAKPOINTS, findBreakpoint, formatLocalIsoDay } from "@rotunda/core";

interface View {
  width: number;
  now: Date;
}

/** Reads the window's width from the request of a browser that sends it, else guesses it from the browser's name. */
export function readWidth(hint: string, userAgent: string): number {
  if (/^\d{1,5}$/u.test(hint)) return Number(hint);
  return userAgent.includes("Mobi") ? 0 : BREAKPOINTS.lg;
}

export const formatView = ({ width, now }: View): string => `${findBreakpoint(width)} ${formatLocalIsoDay(now)}`;

/** Reads the breakpoint and day of the server's page; null if the browser renders it. */
export function parseView(text: string | undefined): { breakpoint: string; day: string } | null {
  const [, breakpoint, day] = /^(\w\w) (\d{4}-\d\d-\d\d)$/u.exec(text ?? "") ?? [];
  return breakpoint === undefined || day === undefined ? null : { breakpoint, day };
}
