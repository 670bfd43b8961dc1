/** An error response: `{ error_message, error_code, detail }`, and `more`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Upper snake case: FULL_FOLDER. */
  readonly code: string;
  readonly detail: string;
  readonly more: object = {};

  constructor(status: number, code: string, message: string, detail = "") {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

export class RetryLater extends ApiError {
  readonly seconds: number;

  constructor(status: 429 | 503, code: string, message: string, seconds: number) {
    super(status, code, message);
    this.seconds = seconds;
  }
}

/** The client is over its own limit. */
export const createTooManyRequests = (message: string, seconds: number): ApiError =>
  new RetryLater(429, "TOO_MANY_REQUESTS", message, seconds);

/** The server is overloaded, regardless of the client. */
export const createBusy = (message: string, seconds: number): ApiError => new RetryLater(503, "BUSY", message, seconds);

export const createNotFound = (noun: string): ApiError => new ApiError(404, "NOT_FOUND", `There is no such ${noun}.`);

export const createUnknownValue = (parameter: string): ApiError =>
  new ApiError(400, "BAD_PARAMETER", `The value of “${parameter}” is unknown.`, parameter);

export const createClientGone = (): ApiError => new ApiError(499, "CLIENT_GONE", "The client disconnected.");
