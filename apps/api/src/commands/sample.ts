import { parseArgs } from "node:util";
import { migrate } from "../platform/migrate.ts";
import { openDb } from "../platform/open-db.ts";
import { readSettings } from "../platform/settings.ts";
import { loadSample } from "../sample/load-sample.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, seedSampleAccounts } from "../sample/sample-accounts.ts";
import { createProgress } from "./progress.ts";
import { runCommand, UsageError } from "./run-command.ts";

const HELP = `Fills an empty directory with the sample directory and adds the sample accounts.

  npm run sample

A fictional Congress and fictional governors in the real structure of the country. The same every time: the hash it
prints is equal on every machine. What stands of an earlier sample is replaced; where people were imported, nothing is
done. Stop the server first, or set DATABASE_URL.

  --help  show this text`;

await runCommand(HELP, async (args) => {
  const options = { help: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, strict: true, allowPositionals: true, options });
  if (values.help) return "help";
  if (positionals.length > 0) throw new UsageError(`Unknown argument: ${positionals.join(" ")}`);

  const db = await openDb(readSettings(process.env));
  const progress = createProgress();
  try {
    await migrate(db);
    const started = Date.now();
    const { people, groups, contacts, hash, isNew } = await loadSample(db, ({ label, done, total }) =>
      progress.show(label, done, total),
    );
    await seedSampleAccounts(db);
    progress.end();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const size = `${people} people, ${groups} groups, ${contacts} contacts`;
    console.log(
      isNew ? `Sample directory: ${size} in ${seconds} s.` : `The sample directory was there already: ${size}.`,
    );
    console.log(`Hash: ${hash}`);
    console.log(`Accounts, with the password ${SAMPLE_PASSWORD}:`);
    for (const { email, shows } of SAMPLE_ACCOUNTS) console.log(`  ${email.padEnd(22)} ${shows}`);
    return "done";
  } finally {
    progress.end();
    await db.close();
  }
});
