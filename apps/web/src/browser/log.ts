import type { EntryLevel, LogOutput } from "@rotunda/core";

/** The console method of each level. */
const CONSOLE_METHODS = {
  fatal: "error",
  error: "error",
  warning: "warn",
  info: "info",
  debug: "debug",
  trace: "debug",
} as const satisfies Record<EntryLevel, keyof Console>;

/** The browser's console as the log's output. */
export const createLogOutput = (console: Pick<Console, (typeof CONSOLE_METHODS)[EntryLevel]>): LogOutput => ({
  print: (level, message, detail) => {
    if (detail === undefined) console[CONSOLE_METHODS[level]](message);
    else console[CONSOLE_METHODS[level]](message, detail);
  },
});
