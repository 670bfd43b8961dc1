import { CallFailed, MESSAGES, sanitizeNext, type DownloadedFile, type Failure } from "@rotunda/core";
import { ONCE, isAbort, type Http } from "./http.ts";

/** A book of 25 profiles is made while the browser waits; its pictures take their time. */
const TIMEOUT_MS = 300_000;

/**
 * Downloads a file of this origin (DOS-12). Whatever goes wrong leaves as a `CallFailed` whose
 * message may be shown: the server's `detail`, the status, or what was thrown.
 */
export async function downloadFile(http: Http, address: string, signal?: AbortSignal): Promise<DownloadedFile> {
  const path = sanitizeNext(address, "");
  // An address of another origin would hand our reader's request to a stranger.
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

/** The browser's own error; the wrapping of our HTTP client says less to a reader. */
function thrownMessage(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function failureOfDownload({ status, statusText }: Response, body: string): Failure {
  // HTTP/2 sends no text with its status.
  const message = detailIn(body) || MESSAGES.downloadFailed(status, statusText).trimEnd();
  return { kind: status >= 500 ? "broken" : "refused", status, message };
}

/** The sentence in a JSON answer; empty when there is none. */
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
