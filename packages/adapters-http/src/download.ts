import { CallFailed, MESSAGES, sanitizeNext, type DownloadedFile, type Failure } from "@rotunda/core";
import { toResponseFailure, NO_RETRY, isAbort, type Http } from "./http.ts";

/** The server builds a book of up to 25 profiles, with pictures, during the request. */
const TIMEOUT_MS = 300_000;

/**
 * Downloads a file from this origin (DOS-12). Failures are `CallFailed` with the server's message, the status or the
 * thrown error.
 */
export async function downloadFile(http: Http, address: string, signal?: AbortSignal): Promise<DownloadedFile> {
  const path = sanitizeNext(address, "");
  // Credentials must not be sent to another origin.
  if (path === "") throw new CallFailed({ kind: "refused", status: 400, message: MESSAGES.downloadFailedUnknown });
  try {
    const answer = await http.get(path, { ...NO_RETRY, signal, timeout: TIMEOUT_MS, throwHttpErrors: false });
    if (answer.status !== 200) throw new CallFailed(await toDownloadFailure(answer));
    return {
      contents: new Uint8Array(await answer.arrayBuffer()),
      mediaType: answer.headers.get("content-type") ?? "application/octet-stream",
    };
  } catch (error) {
    if (isAbort(error) || error instanceof CallFailed) throw error;
    throw new CallFailed({ kind: "offline", message: readThrownMessage(error) });
  }
}

/** Prefers the browser's own error to ky's wrapper. */
function readThrownMessage(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function toDownloadFailure(answer: Response): Promise<Failure> {
  const { status, statusText } = answer;
  const failure = toResponseFailure(status, await answer.json().catch(() => null));
  if ("to" in failure || failure.message) return failure;
  // HTTP/2 has no status text.
  return { ...failure, message: MESSAGES.downloadFailed(status, statusText).trimEnd() };
}
