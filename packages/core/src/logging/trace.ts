/** How long nothing must happen before a trace is over (LOG-03). */
export const TRACE_TIMEOUT_MS = 2_000;

/** Something that took its time, step by step. */
export interface Trace {
  name: string;
  begun: Date;
  steps: readonly { name: string; at: Date }[];
}

/** One line of the log: what it was, how long it took up to its last step, and when each step was reached. */
export function describeTrace({ name, begun, steps }: Trace): string {
  const after = (at: Date) => `${at.getTime() - begun.getTime()} ms`;
  const last = steps.at(-1);
  return last ? `${name} took ${after(last.at)}: ${steps.map((s) => `${s.name} ${after(s.at)}`).join(", ")}` : name;
}
