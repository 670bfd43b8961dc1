/** Data exceptions quote the value that was wrong. */
const DATA_EXCEPTION = /^22/;
const QUOTED = /".*"/s;

type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: DescribedError;
};

/**
 * An error for the log: its kind, message, code and place, and what caused it. A database's errors also carry the
 * statement's values, or the row that was wrong, which may be a password hash or a person's address.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "Something else than an error.", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const quotes = code !== undefined && DATA_EXCEPTION.test(code);
  const message = quotes ? error.message.replace(QUOTED, "“…”") : error.message;
  return {
    type: error.name,
    message,
    stack: (error.stack ?? "").replace(error.message, () => message),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
