import { rm } from "node:fs/promises";
import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeAccounts } from "../sample/sample-accounts.ts";
import { type CommandDatabase, createCommandDatabase } from "../testing/command-line.ts";
import { congressFolder } from "../testing/import-folders.ts";
import { planFirstAccount } from "./import.ts";

let folder: string;
let database: CommandDatabase;
beforeAll(async () => {
  folder = await congressFolder();
  database = await createCommandDatabase();
});
afterAll(async () => {
  await database.end();
  await rm(folder, { recursive: true });
});
const run = (...options: string[]) => database.run("import", "congress-legislators", folder, ...options);
const describeNow = () => database.use((db) => describeAccounts(db, { sampleData: true }));

it(
  "adds the account of --admin to an installation without accounts, and says how to set its password",
  { timeout: 180_000 },
  async () => {
    const wrong = await run("--admin", "ada");
    expect(wrong).toMatchObject({ status: 1, output: "" });
    expect(wrong.complaints).toContain("“ada” isn’t a single email address");
    expect((await run("--dry-run", "--admin", "ada@example.org")).output).toContain("A dry run");
    const without = await run();
    expect(without).toMatchObject({ status: 0 });
    expect(without.output).toContain("There are no accounts, so nobody can log in.");
    expect(await describeNow()).toBe(
      "There are no accounts, so nobody can log in. Add the first:\n  npm run admin -- user first you@example.org",
    );

    const added = await run("--admin", "ada@example.org");
    expect(added).toMatchObject({ status: 0 });
    expect(added.output).toContain("npm run admin -- user password ada@example.org\n");
    const shown = await database.run("admin", "user", "show", "ada@example.org", "--json");
    expect(JSON.parse(shown.output)).toMatchObject({
      organization: "Subscribers",
      is_super_user: true,
      has_password: false,
    });
    const organization = await database.run("admin", "org", "show", "Subscribers", "--json");
    expect(JSON.parse(organization.output)).toMatchObject({
      subscription_modules: [1, 2, 3, 4],
      account_expiration: null,
      access: "plus:2099-12-31;vignette:2099-12-31",
    });
    expect(await describeNow()).toBe("1 account: npm run admin -- user list");
    expect((await run("--admin", "eve@example.org")).output).toContain("--admin added no account");
    const second = await database.run("admin", "user", "first", "eve@example.org");
    expect(second).toMatchObject({ status: 1, complaints: "There are already accounts: npm run admin -- user list\n" });
  },
);

it("asks on a terminal until the answer is an address or empty, and not if there are accounts", async () => {
  const empty = await createCommandDatabase();
  const said: string[] = [];
  const complaints = new Writable({ write: (text: Buffer, _encoding, done) => (said.push(String(text)), done()) });
  const answers = ["ada", "ada@example.org"];
  const ask = async () => answers.shift() ?? "";
  expect(await empty.use((db) => planFirstAccount(db, undefined, { ask, complaints }))).toBe("ada@example.org");
  expect(said.join("")).toContain("“ada” isn’t a single email address");
  expect(await empty.use((db) => planFirstAccount(db, undefined, { ask, complaints }))).toBe("");
  expect(await database.use((db) => planFirstAccount(db, undefined, { ask, complaints }))).toBeNull();
  await empty.end();
});
