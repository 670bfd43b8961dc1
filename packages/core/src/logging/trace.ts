/** A trace ends after this time without a step, in ms (LOG-03). */
export const TRACE_TIMEOUT_MS = 2_000;

export interface Trace {
  name: string;
  begun: Date;
  steps: readonly { name: string; at: Date }[];
}

/** Formats a trace for the log: name, total duration, time of each step. */
export function describeTrace({ name, begun, steps }: Trace): string {
  const after = (at: Date) => `${at.getTime() - begun.getTime()} ms`;
  const last = steps.at(-1);
  return last ? `${name} took ${after(last.at)}: ${steps.map((s) => `${s.name} ${after(s.at)}`).join(", ")}` : name;
}
