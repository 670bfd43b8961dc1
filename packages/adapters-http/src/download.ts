import { CallFailed, MESSAGES, sanitizeNext, type DownloadedFile, type Failure } from "@rotunda/core";
import { ONCE, isAbort, type Http } from "./http.ts";

/** The server builds a book of up to 25 profiles, with pictures, during the request. */
const TIMEOUT_MS = 300_000;

/**
 * Downloads a file from this origin (DOS-12). Failures are `CallFailed` with a message to show: the server's `detail`,
 * the status, or the thrown error.
 */
export async function downloadFile(http: Http, address: string, signal?: AbortSignal): Promise<DownloadedFile> {
  const path = sanitizeNext(address, "");
  // Credentials must not be sent to another origin.
  if (path === "") throw new CallFailed({ kind: "refused", status: 400, message: MESSAGES.downloadFailedUnknown });
  try {
    const answer = await http.get(path, { ...ONCE, signal, timeout: TIMEOUT_MS, throwHttpErrors: false });
    if (answer.status !== 200) throw new CallFailed(failureOfDownload(answer, await answer.text()));
    return {
      contents: new Uint8Array(await answer.arrayBuffer()),
      mediaType: answer.headers.get("content-type") ?? "application/octet-stream",
    };
  } catch (error) {
    if (isAbort(error) || error instanceof CallFailed) throw error;
    throw new CallFailed({ kind: "offline", message: thrownMessage(error) });
  }
}

/** Prefers the browser's own error to ky's wrapper. */
function thrownMessage(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function failureOfDownload({ status, statusText }: Response, body: string): Failure {
  // HTTP/2 has no status text.
  const message = detailIn(body) || MESSAGES.downloadFailed(status, statusText).trimEnd();
  return { kind: status >= 500 ? "broken" : "refused", status, message };
}

/** Returns the message of a JSON response, or an empty text. */
function detailIn(body: string): string {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== "object" || answer === null) return "";
    if ("detail" in answer && typeof answer.detail === "string" && answer.detail !== "") return answer.detail;
    return "error_message" in answer && typeof answer.error_message === "string" ? answer.error_message : "";
  } catch {
    return "";
  }
}
