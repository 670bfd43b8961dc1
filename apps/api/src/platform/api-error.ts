/** An error response: `{ error_message, error_code, detail }`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Upper snake case: FULL_FOLDER. */
  readonly code: string;
  readonly detail: string;

  constructor(status: number, code: string, message: string, detail = "") {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

export const createNotFound = (noun: string): ApiError => new ApiError(404, "NOT_FOUND", `There is no such ${noun}.`);
