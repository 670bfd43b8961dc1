/** Data exceptions quote the invalid value. */
const DATA_EXCEPTION = /^22/;
const QUOTED = /".*"/s;

export const readErrorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** PostgreSQL’s and the file system’s. */
const DISK_FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL.has(readErrorCode(error)) || (error instanceof Error && isDiskFull(error.cause));

type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: DescribedError;
};

/** Describes an error for the log, without the values and rows of database errors, which may be secrets. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "Not an Error.", stack: "" };
  const code = readErrorCode(error);
  const message = DATA_EXCEPTION.test(code) ? error.message.replace(QUOTED, "“…”") : error.message;
  return {
    type: error.name,
    message,
    stack: (error.stack ?? "").replace(error.message, () => message),
    ...(code === "" ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

export function describeBriefly(error: unknown): Pick<DescribedError, "type" | "message"> & { code: string } {
  const { type, message, code, cause } = describeError(error);
  return { type, message, code: code ?? cause?.code ?? "" };
}

/** Returns up to `max` stack frames of an error's text, without its message, which may name people. */
export const readStackFrames = (text: string, max: number): string =>
  text
    .split("\n")
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, max)
    .join("\n");
