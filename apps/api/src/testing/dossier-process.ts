import { buildApp } from "../app.ts";
import { openDb } from "../platform/open-db.ts";
import { readSettings } from "../platform/settings.ts";
import { TODAY } from "./api-client.ts";

// A server in a process of its own, to be killed while it works. It says "made N" as the profile book grows that was
// asked for before it started.
const settings = readSettings({ ...process.env, SAMPLE_DATA: "off" });
const db = await openDb(settings);
const app = await buildApp({ db, settings, clock: () => TODAY, worksJobs: true });
await app.ready();
setInterval(() => {
  void db
    .query<{ done: number }>("select done from mail_jobs")
    .then(([job]) => process.stdout.write(`made ${job?.done ?? 0}\n`));
}, 25);
