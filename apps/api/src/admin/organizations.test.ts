import { describe, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { seedLookups } from "../directory/lookups.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, NOW } from "../testing/test-app.ts";
import { listModules, readModules } from "./modules.sql.ts";
import {
  addOrganization,
  findOrganization,
  listOrganizations,
  readAccess,
  removeOrganization,
  setOrganization,
} from "./organizations.sql.ts";

describe("readAccess", () => {
  it.each([
    ["none", ""],
    ["vignette:2027-12-31", "vignette:2027-12-31"],
    [" vignette:2027-12-31 ; plus:2028-01-01 ;", "plus:2028-01-01;vignette:2027-12-31"],
  ])("accepts %s", (text, access) => expect(readAccess(text)).toBe(access));

  it.each([
    "",
    "vignette",
    "vignette:soon",
    "vignette:2027-02-31",
    "vignette:2027-12-31T00:00:00Z",
    "vignette:2027-12-31;plus",
  ])("refuses %s", (text) => expect(() => readAccess(text)).toThrow("isn’t access"));

  it("refuses an unknown access name, and the same name twice", () => {
    expect(() => readAccess("almanac:2027-12-31")).toThrow("almanac");
    expect(() => readAccess("plus:2027-12-31;plus:2028-12-31")).toThrow("twice");
  });
});

describeWithDatabase("organizations", (openDb) => {
  const inside = <T>(run: (tx: Db) => Promise<T>) => openDb().transaction(run);

  it("are added with the given facts and listed by name", async () => {
    const change = await inside((tx) =>
      addOrganization(tx, {
        name: "Meadow & Pike",
        export_cap: 20,
        access: "vignette:2030-01-01",
        account_expiration: "2030-01-01",
      }),
    );
    expect(change).toMatchObject({ subject: "Meadow & Pike", was: {}, became: { export_cap: 20, advisor_name: "" } });
    await inside((tx) => addOrganization(tx, { name: "alder" }));
    const all = await listOrganizations(openDb());
    expect(all.map(({ name, access }) => [name, access])).toEqual([
      ["alder", ""],
      ["Meadow & Pike", "vignette:2030-01-01"],
    ]);
    await expect(inside((tx) => addOrganization(tx, { name: "ALDER" }))).rejects.toThrow(
      "An organization alder already exists.",
    );
  });

  it("change only in the given facts, record the old values, and apply to readers’ next request", async () => {
    const { userId, organizationId } = await addPerson(openDb(), { email: "ada@example.org" });
    const named = `#${organizationId}`;
    const change = await inside((tx) =>
      setOrganization(tx, named, {
        export_cap: 7,
        subscription_modules: [3],
        account_expiration: null,
        access: "plus:2031-05-05",
      }),
    );
    expect(change?.was).toEqual({
      export_cap: 1500,
      subscription_modules: [2, 1],
      account_expiration: "2030-01-01",
      access: "vignette:2030-01-01",
    });
    const known = await findPersonSession(openDb(), userId, NOW);
    expect(known?.session).toMatchObject({
      almanacMaxExports: 7,
      subscriptionModules: [3],
      accountExpiration: null,
      access: "plus:2031-05-05",
    });
    expect(await inside((tx) => setOrganization(tx, named, { export_cap: 7 }))).toBeNull();
    await inside((tx) => setOrganization(tx, named, { name: "Renamed" }));
    expect(await findOrganization(openDb(), "renamed")).toMatchObject({ id: organizationId, users: 1 });
    await expect(inside((tx) => setOrganization(tx, "nobody", { export_cap: 7 }))).rejects.toThrow(
      "There is no organization “nobody”.",
    );
  });

  it("that have users are removed only with --with-users", async () => {
    const { organizationId } = await addPerson(openDb(), { email: "ada@example.org", ranges: ["203.0.113.0/24"] });
    const named = `#${organizationId}`;
    await expect(inside((tx) => removeOrganization(tx, named, { withUsers: false }))).rejects.toThrow("has 1 user");
    const change = await inside((tx) => removeOrganization(tx, named, { withUsers: true }));
    expect(change).toMatchObject({ was: { users: 1, ranges: ["203.0.113.0/24"] }, became: {} });
    for (const table of ["organizations", "users", "organization_ranges", "organization_access"]) {
      expect(await openDb().query(`select 1 from ${table}`)).toEqual([]);
    }
  });

  it("have modules named by number or name", async () => {
    await seedLookups(openDb());
    expect((await listModules(openDb())).map(({ id, abbreviation }) => `${id} ${abbreviation}`)).toEqual([
      "1 FED",
      "2 STA",
      "3 INF",
      "4 INF",
    ]);
    expect(await readModules(openDb(), "3, federal policymakers,3")).toEqual([1, 3]);
    expect(await readModules(openDb(), "all")).toEqual([1, 2, 3, 4]);
    expect(await readModules(openDb(), "none")).toEqual([]);
    await expect(readModules(openDb(), "1,9")).rejects.toThrow("There is no module “9”. There are: 1 Federal");
  });
});
