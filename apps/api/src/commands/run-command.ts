/** The command was called in a way it doesn't know; what helps is that of the part that was meant, where one was. */
export class UsageError extends Error {
  readonly help: string | null;

  constructor(message: string, help: string | null = null) {
    super(message);
    this.help = help;
  }
}

const EXIT_STATUS = { done: 0, help: 0, incomplete: 1 };

/** Runs a command line: help and results on standard output, complaints on standard error, an exit status for scripts. */
export async function runCommand(
  help: string,
  run: (args: string[]) => Promise<keyof typeof EXIT_STATUS>,
): Promise<void> {
  // Whoever reads the output may have seen enough: `npm run data -- status | head -3`.
  process.stdout.on("error", (cause: Error & { code?: string }) => {
    if (cause.code !== "EPIPE") throw cause;
  });
  try {
    const outcome = await run(process.argv.slice(2));
    if (outcome === "help") console.log(help);
    process.exitCode = EXIT_STATUS[outcome];
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const misunderstood = cause instanceof UsageError || isParseError(cause);
    const helps = (cause instanceof UsageError ? cause.help : null) ?? help;
    console.error(misunderstood ? `${message}\n\n${helps}` : message);
    process.exitCode = misunderstood ? 2 : 1;
  }
}

/** Whether Node’s own reader of arguments refused them. */
export const isParseError = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && String(cause.code).startsWith("ERR_PARSE_ARGS");
