import { parseArgs } from "node:util";
import { loadSample, PROFILES_MAX, TooFewProfiles } from "../sample/load-sample.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, seedSampleAccounts } from "../sample/sample-accounts.ts";
import { seedSampleHome } from "../sample/sample-home.ts";
import { type Command, readHelp, runAsProcess, type Surroundings, UsageError, withDb } from "./run-command.ts";

async function runSample(args: string[], surroundings: Surroundings): Promise<"help" | { text: string }> {
  const options = { profiles: { type: "string" }, help: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, strict: true, allowPositionals: true, options });
  if (values.help) return "help";
  if (positionals.length > 0) throw new UsageError(`Unknown argument: ${positionals.join(" ")}`);
  const profiles = parseProfiles(values.profiles);

  return withDb(surroundings, async (db, progress) => {
    const started = Date.now();
    const loaded = await loadSample(db, progress.show, { profiles }).catch((cause: unknown) => {
      throw cause instanceof TooFewProfiles ? new UsageError(cause.message) : cause;
    });
    const { people, groups, contacts, hash, isNew } = loaded;
    await seedSampleHome(db);
    await seedSampleAccounts(db);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const size = `${people} people, ${groups} groups, ${contacts} contacts`;
    const lines = [
      isNew ? `Sample directory: ${size} in ${seconds} s.` : `The sample directory exists already: ${size}.`,
      `Hash: ${hash}`,
      `Accounts, with the password ${SAMPLE_PASSWORD}:`,
      ...SAMPLE_ACCOUNTS.map(({ email, shows }) => `  ${email.padEnd(22)} ${shows}`),
    ];
    return { text: lines.join("\n") };
  });
}

function parseProfiles(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/u.test(written) || Number(written) > PROFILES_MAX) {
    throw new UsageError(`--profiles must be a whole number up to ${PROFILES_MAX}, not "${written}".`);
  }
  return Number(written);
}

export const sample: Command = { help: readHelp("sample"), run: runSample };
await runAsProcess(import.meta.filename, sample);
