import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { Header, Pax } from "tar";

export const COMMIT = "0123456789abcdef0123456789abcdef01234567";

type Entry = { path: string; text?: string; type?: "File" | "SymbolicLink"; linkpath?: string };

/** Packs an archive as GitHub does: below one folder, dated and noted with the commit. */
export function packArchive(entries: readonly Entry[], committedAt = "2026-06-09T08:00:00Z"): Uint8Array {
  const blocks: Uint8Array[] = [new Pax({ comment: COMMIT }, true).encode()];
  for (const { path, text = "", type = "File", linkpath = "" } of entries) {
    const body = Buffer.from(text);
    const header = new Header({ path, type, linkpath, mode: 0o644, size: body.length, mtime: new Date(committedAt) });
    header.encode();
    blocks.push(header.block ?? Buffer.alloc(0), body, Buffer.alloc((512 - (body.length % 512)) % 512));
  }
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** The server's behavior: breaks the connection after some bytes, answers with a status, or never answers. */
type Behavior = { breakAfter?: number; status?: number; isSilent?: boolean };

/** A host of one archive, with the headers of each request. */
export async function startArchiveServer() {
  const requests: { path: string; headers: IncomingMessage["headers"] }[] = [];
  const state = { archive: new Uint8Array() as Uint8Array, etag: '"v1"', behavior: (_path: string): Behavior => ({}) };
  const server = createServer((request, response) => {
    const { url: path = "", headers } = request;
    requests.push({ path, headers });
    answer(headers, response, state, state.behavior(path));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    state,
    requests,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.closeAllConnections();
      return once(server.close(), "close");
    },
  };
}

function answer(
  headers: IncomingMessage["headers"],
  response: ServerResponse,
  { archive, etag }: { archive: Uint8Array; etag: string },
  { breakAfter, status, isSilent }: Behavior,
): void {
  if (isSilent) return;
  if (status !== undefined) return void response.writeHead(status).end("no archive");
  if (headers["if-none-match"] === etag) return void response.writeHead(304).end();
  const [, start] = /^bytes=(\d+)-/u.exec(headers.range ?? "") ?? [];
  const isRest = start !== undefined && headers["if-match"] === etag;
  const body = isRest ? archive.subarray(Number(start)) : archive;
  const range = isRest ? { "content-range": `bytes ${start}-${archive.length - 1}/${archive.length}` } : {};
  response.writeHead(isRest ? 206 : 200, { etag, "content-length": body.length, ...range });
  if (breakAfter === undefined || breakAfter >= body.length) response.end(body);
  else response.write(body.subarray(0, breakAfter), () => response.destroy());
}
