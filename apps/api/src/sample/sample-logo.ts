import { readLogo } from "../admin/read-logo.ts";
import { setLogo } from "../admin/logos.sql.ts";
import type { Db } from "../platform/db.ts";

export const LOGO_ORGANIZATION = "Summit Ridge Foundation";

/** Two peaks before the sun, above a line. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 180">
  <title>${LOGO_ORGANIZATION}</title>
  <path fill="#d9a441" d="M252 84C252 64 268 48 288 48C308 48 324 64 324 84C324 104 308 120 288 120C268 120 252 104 252 84Z"/>
  <path fill="#5b7a99" d="M96 140L216 36L336 140Z"/>
  <path fill="#1f3a55" d="M24 140L132 20L240 140Z"/>
  <path fill="#c9d8e6" d="M132 20L159 50L141 62L129 52L111 64L105 50Z"/>
  <rect fill="#1f3a55" x="24" y="150" width="312" height="12"/>
</svg>`;

export async function setSampleLogo(tx: Db): Promise<void> {
  await setLogo(tx, LOGO_ORGANIZATION, readLogo(Buffer.from(SVG)));
}

/** Older versions said that the sample's organization has a logo, but had none; their migration leaves a mark. */
export async function addPromisedLogo(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const promised = await tx.query("delete from directory_marks where name = 'sample-logo-promised' returning 1");
    const [known] = await tx.query("select 1 from organizations where name = $1", [LOGO_ORGANIZATION]);
    if (promised.length > 0 && known) await setSampleLogo(tx);
  });
}
