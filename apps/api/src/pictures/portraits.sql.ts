import { type Db, findValue } from "../platform/db.ts";

const ADDRESS = /^(?<hash>[\da-f]{32})(?<small>-small)?\.(?<type>webp|jpg)$/u;

export interface PortraitFile {
  contents: Buffer;
  type: "webp" | "jpg";
}

export const formatPhotoAddress = (hash: string): string => `/api/portraits/${hash}.webp`;

/** SQL for the address of the small picture that cards show. */
export const buildCardHeadshot = (headshot: string): string =>
  `case when ${headshot} like '/api/portraits/%' then replace(${headshot}, '.webp', '-small.webp') else ${headshot} end`;

/** Loads the picture that a URL's file name identifies, as WebP; null if it doesn't exist. */
export async function loadPortrait(db: Db, file: string): Promise<PortraitFile | null> {
  const { hash, small, type } = ADDRESS.exec(file)?.groups ?? {};
  if (hash === undefined) return null;
  const contents = await findValue<string>(
    db,
    `select ${small === undefined ? "large" : "small"} from portraits where hash = $1 limit 1`,
    [hash],
  );
  return contents === null
    ? null
    : { contents: Buffer.from(contents, "base64"), type: type === "jpg" ? "jpg" : "webp" };
}
