import { buildApp } from "../app.ts";
import { openDb } from "../platform/pglite-db.ts";
import { readSettings } from "../platform/settings.ts";
import { TODAY } from "./api-client.ts";

// A server for tests that kill it; prints "made N" as a previously requested profile book progresses.
const settings = readSettings({ ...process.env, SAMPLE_DATA: "off" });
const db = await openDb(settings);
const app = await buildApp({ db, settings, clock: () => TODAY, worksJobs: true });
await app.ready();
setInterval(() => {
  void db
    .query<{ done: number }>("select done from mail_jobs")
    .then(([job]) => process.stdout.write(`made ${job?.done ?? 0}\n`));
}, 25);
