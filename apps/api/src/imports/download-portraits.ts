import { type Dispatcher, EnvHttpProxyAgent, fetch, interceptors } from "undici";
import type { Db } from "../platform/db.ts";
import { createFairQueue } from "../platform/fair-queue.ts";
import { encodePortrait, NotAPortrait } from "../pictures/encode-portrait.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { listParts, PORTRAITS } from "./portraits.ts";
import { type ImportOptions, type ImportReport, runImport } from "./run-import.ts";
import { listPortraitOwners, type NewPortrait, type PortraitOwner } from "./store-portraits.ts";

export interface DownloadOptions extends ImportOptions {
  /** Also those of state officials, whose rights differ. */
  includesStates: boolean;
  origin?: string;
}

const AT_ONCE = 4;
/** Failures in a row after which a host isn't asked again. */
const FAILURES_MAX = 5;

/** Downloads the portraits that the sources name, except those that haven't changed. Honors HTTPS_PROXY and NO_PROXY. */
export async function downloadPortraits(db: Db, options: DownloadOptions): Promise<ImportReport> {
  const { includesStates, origin = "https://unitedstates.github.io" } = options;
  const dispatcher = new EnvHttpProxyAgent().compose(interceptors.retry({ maxRetries: 2 }));
  const limit = createFairQueue({ atOnce: AT_ONCE, waiting: Infinity });
  const failures = new Map<string, number>();
  const jobs = (await listPortraitOwners(db)).flatMap((owner) => {
    const isMember = owner.source === CONGRESS && owner.chamber_id !== null;
    const url = isMember
      ? `${origin}/images/congress/450x550/${owner.source_id}.jpg`
      : includesStates
        ? owner.image
        : "";
    if (!URL.canParse(url) || !/^https?:/u.test(url)) return [];
    const { host } = new URL(url);
    const credit = isMember ? "Picture: unitedstates/images, public domain" : `Picture: ${host}`;
    const run = async (): Promise<NewPortrait | null> => {
      if ((failures.get(host) ?? 0) >= FAILURES_MAX)
        throw new NotAPortrait(`was not asked for: ${host} doesn’t answer`);
      try {
        const found = await download(dispatcher, owner, { url, credit });
        failures.delete(host);
        return found;
      } catch (cause) {
        failures.set(host, (failures.get(host) ?? 0) + 1);
        throw cause;
      }
    };
    return [{ name: url, run: () => limit.take(PORTRAITS, run) }];
  });
  return runImport(db, PORTRAITS, listParts(jobs), options);
}

const SILENCE_MS = 20_000;

/** Returns null if there is no picture, or no newer one. */
async function download(
  dispatcher: Dispatcher,
  owner: PortraitOwner,
  { url, credit }: { url: string; credit: string },
): Promise<NewPortrait | null> {
  const isSame = owner.source_url === url;
  const headers = {
    ...(isSame && owner.etag !== "" && { "if-none-match": owner.etag }),
    ...(isSame && owner.last_modified !== "" && { "if-modified-since": owner.last_modified }),
  };
  try {
    const response = await fetch(url, { dispatcher, headers, signal: AbortSignal.timeout(SILENCE_MS) });
    if (response.status === 304 || response.status === 404) return null;
    if (!response.ok) throw new NotAPortrait(`can’t be downloaded: the server answered ${response.status}`);
    const file = new Uint8Array(await response.arrayBuffer());
    const header = (name: string) => response.headers.get(name) ?? "";
    return {
      owner,
      portrait: await encodePortrait(file),
      credit,
      download: { source_url: url, etag: header("etag"), last_modified: header("last-modified") },
    };
  } catch (cause) {
    if (cause instanceof NotAPortrait) throw cause;
    throw new NotAPortrait("can’t be downloaded: the server doesn’t answer");
  }
}
