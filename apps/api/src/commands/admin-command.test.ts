import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lockDataFolder } from "../platform/data-lock.ts";
import { testApp, logIn, addPerson } from "../testing/test-app.ts";
import {
  type CommandDatabase,
  createCommandDatabase,
  runCommandLine,
  spawnCommandLine,
} from "../testing/command-line.ts";
import { fillDataFolder, postgres } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { hasPostgres } from "../testing/postgres-cluster.ts";

const PASSWORD = "planted secret words";

describe("npm run admin", { timeout: 240_000 }, () => {
  let database: CommandDatabase;
  const admin = (...args: string[]) => database.run("admin", ...args);
  beforeAll(async () => {
    database = await createCommandDatabase();
    await database.use(loadFixture);
  });
  afterAll(() => database.end());

  it("--help prints the help of the whole command or a part of it, and unknown words exit with status 2", async () => {
    const [whole, part, unknown, verb] = await Promise.all([
      admin("--help"),
      admin("user", "--help"),
      admin("oragnization", "list"),
      admin("org", "frobnicate"),
    ]);
    expect(whole).toMatchObject({ status: 0, complaints: "" });
    expect(whole.output).toContain("npm run admin -- featured …");
    expect(part).toMatchObject({ status: 0, complaints: "" });
    expect(part.output).toContain("user end-sessions <email>");
    expect(unknown).toMatchObject({ status: 2, output: "" });
    expect(unknown.complaints).toMatch(/^Unknown group of commands: oragnization\n\nManages who/u);
    expect(verb).toMatchObject({ status: 2, output: "" });
    expect(verb.complaints).toMatch(/^org has no “frobnicate”: .*\n\nOrganizations: /u);
  });

  it("user password refuses a short password with status 1", async () => {
    vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from(["short\n"]) as typeof process.stdin);
    const weak = await admin("user", "password", "member@example.org");
    vi.restoreAllMocks();
    expect(weak).toMatchObject({ status: 1, complaints: "The new password needs at least 10 characters.\n" });
  });

  it("logo set stores a drawing from a file, and refuses one with a script", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rotunda-logo-"));
    const file = join(folder, "logo.svg");
    await writeFile(file, '<svg viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#0f544d"/></svg>');
    expect((await admin("logo", "set", "Everything", file)).output).toBe(
      "Everything has a logo of 1200 x 300 pixels.\n",
    );
    await writeFile(file, '<svg viewBox="0 0 40 10"><script/></svg>');
    const refused = await admin("logo", "set", "Everything", file);
    expect(refused).toMatchObject({ status: 1, output: "" });
    expect(refused.complaints).toMatch(/^The SVG contains <script>, which can’t be drawn\./u);
    expect((await admin("logo", "show", "Everything")).output).toMatch(/^Everything +\d+ bytes +[\da-f]{16}\n$/u);
    await rm(folder, { recursive: true });
  });
});

describe("npm run admin on a data folder", { timeout: 120_000 }, () => {
  let folder: string;
  const admin = (...args: string[]) => runCommandLine("admin", args, folder);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "rotunda-admin-"));
    await fillDataFolder(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("when started as a process, reads a password from standard input, which no output or audit entry shows", async () => {
    expect(await admin("org", "add", "Everything", "--as", "Ed")).toMatchObject({ status: 0 });
    const person = ["user", "add", "ed@example.org", "--organization", "Everything", "--password-stdin", "--as", "Ed"];
    const added = await spawnCommandLine("admin", person, folder, `${PASSWORD}\n`);
    expect(added).toEqual({ status: 0, output: "ed@example.org was added.\n", complaints: "" });
    const shown = await admin("user", "show", "ed@example.org", "--json");
    expect(JSON.parse(shown.output)).toMatchObject({ email: "ed@example.org", has_password: true });
    const { output } = await admin("audit", "--json");
    expect(JSON.parse(output)).toMatchObject([
      { actor: "Ed", command: "user add", became: { password: "another" } },
      { actor: "Ed", command: "user add", became: { email: "ed@example.org" } },
      { actor: "Ed", command: "org add" },
    ]);
    expect(output + shown.output).not.toMatch(/planted|scrypt/u);
  });

  it("a data folder that a server is using is refused with status 1 and not changed", async () => {
    const unlock = await lockDataFolder(folder);
    const { status, output, complaints } = await admin("org", "list");
    await unlock();
    expect([status, output]).toEqual([1, ""]);
    expect(complaints).toContain(`The data folder ${folder} is in use by another Rotunda process`);
    expect(complaints).not.toContain("    at ");
  });
});

describe.skipIf(!hasPostgres())("npm run admin beside a server", { timeout: 120_000 }, () => {
  it("a change is seen by the server at once", async () => {
    const { db, url, end } = await postgres();
    await addPerson(db, { email: "ada@example.org" });
    const app = await testApp(db);
    const cookies = await logIn(app, "ada@example.org");
    const session = async () => (await app.inject({ url: "/api/session/", cookies })).json<Record<string, unknown>>();
    const admin = (...args: string[]) => runCommandLine("admin", args, tmpdir(), { databaseUrl: url });
    expect(await session()).toMatchObject({ email: "ada@example.org", almanac_max_exports: 1500 });
    expect(await admin("org", "set", "Organization of ada@example.org", "--export-cap", "9")).toMatchObject({
      status: 0,
    });
    expect(await session()).toMatchObject({ almanac_max_exports: 9 });
    expect(await admin("user", "disable", "ada@example.org")).toMatchObject({ status: 0 });
    expect(await session()).toMatchObject({ email: null });
    const message = await admin("user", "invite", "ada@example.org");
    expect(message).toMatchObject({
      status: 1,
      complaints: "ada@example.org is disabled: enable the account first.\n",
    });
    await admin("user", "enable", "ada@example.org");
    expect(await admin("user", "invite", "ada@example.org")).toMatchObject({ status: 0 });
    expect(await db.query("select kind, delivered_at from mail_jobs")).toEqual([
      { kind: "invitation", delivered_at: null },
    ]);
    await app.close();
    await end();
  });
});
