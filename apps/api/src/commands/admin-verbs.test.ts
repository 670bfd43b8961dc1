import { describe, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { NOUNS, parseVerb, runVerb, USAGES } from "./admin.ts";

function parse(name: string, ...argv: string[]) {
  const noun = NOUNS[name];
  if (!noun) throw new Error(`There is no ${name}.`);
  return parseVerb(name, noun, argv);
}

it("admin-verbs.tsv has a row for each command", () => {
  const rows = USAGES.filter(({ verb }) => verb !== "").map(({ group, verb }) => `${group} ${verb}`);
  const commands = Object.entries(NOUNS).flatMap(([name, { verbs }]) =>
    Object.keys(verbs).map((verb) => `${name} ${verb}`),
  );
  expect(rows).toEqual(commands);
});

describe("a command line of npm run admin", () => {
  it.each([
    [["org"], "Name a command: list, show, add, set, remove."],
    [["org", "frobnicate"], "org has no “frobnicate”: it has list, show, add, set, remove."],
    [["org", "toString"], "org has no “toString”"],
    [["org", "list", "--all"], "'--all'"],
    [["org", "list", "everything"], "This command takes no arguments: everything"],
    [["org", "list", "--dry-run"], "'--dry-run'"],
    [["org", "show"], "Expected arguments: <organization>"],
    [["org", "show", "one", "two"], "Expected arguments: <organization>"],
    [["org", "add", "X", "--json"], "'--json'"],
    [["range", "add", "Everything"], "Expected arguments: <organization> <range>…"],
    [["user", "add", "a@b.org", "--password", "secret"], "'--password'"],
    [["audit", "--since"], "--since"],
  ])("is rejected with a usage error: %j", ([name = "", ...argv], because) => {
    expect(() => parse(name, ...argv)).toThrow(because);
  });

  it("can omit the verb of a noun that has only one", () => {
    expect(parse("audit", "--limit", "3")).toMatchObject({ command: "audit list", options: { limit: "3" } });
    expect(parse("audit").command).toBe("audit list");
  });
});

describeWithDatabase("npm run admin", (openDb) => {
  const run = async (name: string, ...argv: string[]) => runVerb(openDb(), parse(name, ...argv));
  const trail = () => openDb().query("select actor, command, subject, was, became from audit_trail order by id");

  it("rejects an invalid value with its name, and changes nothing", async () => {
    await loadFixture(openDb());
    for (const [argv, because] of [
      [
        ["org", "add", "X", "--expires", "2027-02-30"],
        "--expires must be a date written as YYYY-MM-DD, or never, not “2027-02-30”.",
      ],
      [["org", "add", "X", "--export-cap", "1.5"], "--export-cap must be a whole number from 0 to 1000000, not “1.5”."],
      [["org", "add", "X", "--access", "vignette"], "“vignette” isn’t access"],
      [["org", "add", "X", "--modules", "5"], "There is no module “5”."],
      [["org", "add", " "], "The name is empty"],
      [["org", "set", "Everything"], "Name at least one value to change."],
      [["org", "set", "Everything", "--name", ""], "--name is empty."],
      [["org", "set", "Everything", "--advisor-name", "a\nb"], "control character"],
      [["org", "show", "Nothing"], "There is no organization “Nothing”."],
      [["user", "add", "new@example.org"], "Name an organization: --organization <organization>"],
      [["user", "add", "new@example.org", "--organization", "Logo", "--invite", "--password-stdin"], "not both"],
      [["user", "set", "member@example.org", "--staff", "yes"], "--staff is on or off, not “yes”."],
      [["featured", "set-banner", "third", "--wide", "/x"], "There is no banner “third”"],
      [
        ["featured", "set-banner", "primary", "--wide", "https://elsewhere.example/x.png"],
        "--wide must be a path of this server",
      ],
      [
        ["featured", "set-banner", "primary", "--wide", "//elsewhere.example/x.png"],
        "--wide must be a path of this server",
      ],
      [["featured", "set-banner", "primary", "--wide", "/x", "--url", "javascript:alert(1)"], "--url must be"],
      [["featured", "add", `/profile/${IDS.marquez}`, "--place", "0"], "--place must be a whole number from 1"],
      [
        ["featured", "add", `/profile/${IDS.marquez}`, "--description", "x"],
        "--description is for committees and caucuses.",
      ],
      [["featured", "add", "/agency/999999"], "There is no record at /agency/999999."],
      [["unlock", "add", `/committee/${IDS.finance}`], "isn’t a full profile"],
      [["logo", "set", "Everything", "/nowhere/at/all"], "The file /nowhere/at/all can’t be read."],
      [["audit", "--limit", "0"], "--limit must be a whole number"],
    ] as const) {
      await expect(run(...(argv as unknown as [string])), argv.join(" ")).rejects.toThrow(because);
    }
    expect(await trail()).toEqual([]);
  });

  it("audits each change with its author, audits no dry run, and reports when nothing changed", async () => {
    await loadFixture(openDb());
    expect(await run("org", "set", "everything", "--export-cap", "20", "--as", "Ed")).toEqual({
      text: "everything was changed.",
    });
    expect(await run("org", "set", "Everything", "--export-cap", "20")).toEqual({
      text: "Nothing changed: the value is the same.",
    });
    const { text } = await run("org", "remove", "Everything", "--with-users", "--dry-run");
    expect(text).toContain("Dry run: nothing was changed. These are the changes:\n  Everything: {");
    expect((await run("org", "set", "Logo", "--export-cap", "1500", "--dry-run")).text).toBe(
      "Dry run: nothing would change.",
    );
    expect((await run("user", "list", "--organization", "everything")).rows).toHaveLength(3);
    expect(await trail()).toEqual([
      { actor: "Ed", command: "org set", subject: "Everything", was: { export_cap: 1500 }, became: { export_cap: 20 } },
    ]);
    await expect(run("range", "add", "Logo", "198.51.100.0/24", "nonsense")).rejects.toThrow("nonsense");
    expect((await run("range", "list")).text).toBe("203.0.113.0/24  Everything");
    const said = await run("audit", "--subject", "EVERYTHING", "--by", "Ed");
    expect(said.text).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+Z {2}Ed {2}org set {2}Everything\n {4}export_cap: 1500 → 20$/u);
    expect((await run("audit", "--since", "2999-01-01")).text).toBe("Nothing was changed.");
  });

  it("queues messages in the transaction of the change", async () => {
    await loadFixture(openDb());
    const jobs = () => openDb().query("select kind, request from mail_jobs order by created_at, kind");
    const add = ["user", "add", "new@example.org", "--organization", "Logo", "--staff", "on", "--invite"] as const;
    await run(...add, "--dry-run");
    expect(await jobs()).toEqual([]);
    await run(...add);
    await run("user", "reset", "member@example.org");
    expect(await jobs()).toEqual([
      { kind: "invitation", request: {} },
      { kind: "password-reset", request: { email: "member@example.org" } },
    ]);
    expect((await run("user", "show", "NEW@example.org")).rows).toMatchObject({ is_staff: true, has_password: false });
  });

  it("changes an organization’s modules, and lists each kind of record", async () => {
    await loadFixture(openDb());
    expect((await run("module", "remove", "Logo", "2,state influencers")).text).toBe("Logo has modules 1, 3.");
    expect((await run("module", "add", "Logo", "2")).text).toBe("Logo has modules 1, 2, 3.");
    expect((await run("module", "set", "Logo", "none")).text).toBe("Logo has no modules.");
    expect((await run("module", "list")).text.split("\n")[0]).toMatch(
      /^1 {2}Federal Policymakers +FED +5 organizations$/u,
    );
    const lists = await Promise.all(["org", "user", "range", "logo", "unlock"].map((name) => run(name, "list")));
    for (const { text, rows } of lists) expect(text.split("\n")).toHaveLength((rows as unknown[]).length);
    expect((await run("featured", "show")).text).toContain("Featured: the leaders of the chambers");
    await run("featured", "add", `/profile/${IDS.marquez}`, `/committee/${IDS.finance}`);
    expect((await run("featured", "show")).text).toContain("Featured: 1, all of them every day");
  });
});
