import { loadSample, PROFILES_MAX } from "../sample/load-sample.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, seedSampleAccounts } from "../sample/sample-accounts.ts";
import { seedSampleHome } from "../sample/sample-home.ts";
import { parseUsage, readWholeNumber } from "./options.ts";
import { type Command, readHelp, runAsProcess, type CommandEnvironment, withDb } from "./run-command.ts";

async function runSample(argv: string[], environment: CommandEnvironment): Promise<{ text: string }> {
  const { options } = parseUsage("[--profiles <number>]", argv);
  const profiles = readWholeNumber(1, PROFILES_MAX)(options, "profiles");

  return withDb(environment, async (db, progress) => {
    const started = Date.now();
    const { people, groups, contacts, hash, isNew } = await loadSample(db, progress.show, { profiles });
    await seedSampleHome(db);
    await seedSampleAccounts(db);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const size = `${people} people, ${groups} groups, ${contacts} contacts`;
    const lines = [
      isNew ? `Sample directory: ${size} in ${seconds} s.` : `The sample directory already exists: ${size}.`,
      `Hash: ${hash}`,
      `Accounts, with the password ${SAMPLE_PASSWORD}:`,
      ...SAMPLE_ACCOUNTS.map(({ email, shows }) => `  ${email.padEnd(22)} ${shows}`),
    ];
    return { text: lines.join("\n") };
  });
}

export const sample: Command = { help: () => readHelp("sample"), run: runSample };
await runAsProcess(import.meta.filename, sample);
