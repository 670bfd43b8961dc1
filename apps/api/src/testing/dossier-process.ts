import { buildApp } from "../app.ts";
import { migrate } from "../platform/migrate.ts";
import { openDb } from "../platform/open-db.ts";
import { readSettings } from "../platform/settings.ts";
import { clientOf, TODAY } from "./api-client.ts";
import { loadFixture } from "./fixture.ts";
import { addFolder, addOfficials } from "./fixture-folders.ts";

// A server of its own process, to be killed: fills an empty database, asks for a profile book of 60 people by mail, and
// works until it ends. It says "asked", then "made N" as the book grows, then "delivered".
const settings = readSettings({ ...process.env, SAMPLE_DATA: "off" });
const db = await openDb(settings);
await migrate(db);
const app = await buildApp({ db, settings, clock: () => TODAY, worksJobs: true });

const [known] = await db.query("select 1 from users limit 1");
if (!known) {
  const { member } = await loadFixture(db);
  const folder = await addFolder(db, member, await addOfficials(db, 60), "Inspectors");
  const client = await clientOf(app, db, member);
  const { body } = await client.get(`/api/folderDossierDownloadCheck/${folder}?email=true&datatype=zip_docx`);
  if (body.started !== true) throw new Error(`The profile book was not asked for: ${JSON.stringify(body)}`);
  process.stdout.write("asked\n");
}
await app.ready();
setInterval(() => {
  void db
    .query<{ done: number; delivered_at: Date | null }>("select done, delivered_at from mail_jobs")
    .then(([job]) => process.stdout.write(job?.delivered_at ? "delivered\n" : `made ${job?.done ?? 0}\n`));
}, 25);
