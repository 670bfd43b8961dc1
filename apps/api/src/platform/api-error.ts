/** An error response: `{ error_message, error_code, detail }`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Upper snake case: FULL_FOLDER. */
  readonly code: string;
  readonly detail: string;
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, message: string, detail = "", retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/** The client is over its own limit. */
export const createTooManyRequests = (message: string, seconds: number): ApiError =>
  new ApiError(429, "TOO_MANY_REQUESTS", message, "", seconds);

/** The server has too much to do, for whomever. */
export const createBusy = (message: string, seconds: number): ApiError =>
  new ApiError(503, "BUSY", message, "", seconds);

export const createNotFound = (noun: string): ApiError => new ApiError(404, "NOT_FOUND", `There is no such ${noun}.`);

/** Ends the work for a client that has disconnected; nobody sees the answer. */
export const createClientGone = (): ApiError => new ApiError(499, "CLIENT_GONE", "The client disconnected.");
