import { migrate } from "../../apps/api/src/platform/migrate.ts";
import { openDb } from "../../apps/api/src/platform/pglite-db.ts";
import { loadSample, TooFewProfiles } from "../../apps/api/src/sample/load-sample.ts";
import { seedSampleAccounts } from "../../apps/api/src/sample/sample-accounts.ts";
import { startSession } from "../../apps/api/src/session/sessions.sql.ts";
import type { LoadData } from "./list-requests.ts";

/** Enough that each makes as many requests as a person. */
const READERS = 400;
const READERS_PER_ORGANIZATION = 20;
const SAMPLED = 300;

/** Fills a database with the sample country and with readers who are logged in. */
export async function prepare(where: { dataDir: string; databaseUrl: string }, profiles: number): Promise<LoadData> {
  const db = await openDb(where);
  try {
    await migrate(db);
    await loadSample(db, () => {}, { profiles }).catch((error: unknown) => {
      // The country itself has more people than that.
      if (!(error instanceof TooFewProfiles)) throw error;
      return loadSample(db, () => {});
    });
    await seedSampleAccounts(db);
    const now = new Date();
    const cookies: string[] = [];
    let organizationId = 0;
    for (let at = 0; at < READERS; at++) {
      if (at % READERS_PER_ORGANIZATION === 0) {
        const [organization] = await db.query<{ id: number }>(
          `insert into organizations (name, account_id, account_expiration, subscription_modules)
           values ($1, $1, '2099-12-31', '{1,2,3,4}') returning id`,
          [`Readers ${at}`],
        );
        organizationId = organization?.id ?? 0;
        await db.query("insert into organization_access values ($1, 'vignette', '2099-12-31')", [organizationId]);
      }
      const [user] = await db.query<{ id: number }>(
        `insert into users (organization_id, email, username, first_name, last_name, password_hash)
         values ($1, $2, $2, 'Ada', 'Marsh', '') returning id`,
        [organizationId, `reader${at}@example.org`],
      );
      const token = await startSession(db, user?.id ?? 0, { userAgent: "", address: null }, now);
      cookies.push(`rotunda_session=${token}`);
    }
    const people = await db.query<{ id: number; last_name: string }>(
      "select id, last_name from profiles order by md5(id::text) limit $1",
      [SAMPLED],
    );
    return { cookies, profileIds: people.map(({ id }) => id), names: people.map(({ last_name }) => last_name) };
  } finally {
    await db.close();
  }
}
