import { expect, it } from "vitest";
import { verifyPassword } from "../session/password.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { inventCountry } from "./invent-country.ts";
import { loadSample, RealDirectory } from "./load-sample.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, seedSampleAccounts } from "./sample-accounts.ts";

describeOnEachDatabase("the sample directory", (openDb) => {
  const rows = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const count = async (from: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;

  it("is loaded whole and searchable in the place of another, and left alone the next time", async () => {
    await rows("insert into directory_marks (name, value) values ('sample-hash', 'of an earlier version')");
    await rows(
      "insert into profiles (source, source_id, preferred_name_display) values ('sample', 'old', 'Old Sample')",
    );
    const steps: string[] = [];
    const loaded = await loadSample(openDb(), ({ label }) => steps.push(label));
    const country = inventCountry();
    expect(loaded).toEqual({
      people: country.people.length,
      groups: country.groups.length,
      contacts: country.people.length + country.staff.length,
      hash: country.hash,
      isNew: true,
    });
    expect(steps.at(-1)).toBe("Done");
    expect(await count("profiles where source = 'sample' and body->'sources' = '[\"Sample data\"]'")).toBe(
      loaded.people,
    );
    expect(await count("group_members")).toBe(country.seats.length);
    expect(await count("profiles where is_unlocked and not is_former")).toBeGreaterThanOrEqual(2);
    expect(await count("profiles where chamber_id = 2 and not is_former")).toBe(100);
    expect(await count("records where record_type = 'profile'")).toBe(loaded.people);
    expect(await count("records where record_type = 'staffer'")).toBe(country.staff.length);
    // No address, number or account can be a real one's.
    expect(await count("offices where phone !~ '^([0-9]{3}-555-01[0-9]{2})?$'")).toBe(0);
    expect(
      await count("contacts where phone !~ '^([0-9]{3}-555-01[0-9]{2})?$' or email !~ '^([^@ ]+@example[.]org)?$'"),
    ).toBe(0);
    expect(await count("profiles where website_url !~ '^(https://[a-z0-9-]+[.]example[.]org)?$'")).toBe(0);
    expect(await count("profiles where length(twitter_username) between 1 and 15")).toBe(0);
    expect(await count("profiles where is_former and (position_summary !~ '^Former ' or email <> '')")).toBe(0);
    expect(await rows("select value from directory_marks where name = 'sample-hash'")).toEqual([
      { value: country.hash },
    ]);

    expect(await loadSample(openDb())).toEqual({ ...loaded, isNew: false });
    expect(await count("profiles")).toBe(loaded.people);
    expect(await count("profiles where source_id = 'old'")).toBe(0);
  }, 180_000);

  it("doesn’t mix with real people", async () => {
    await rows(
      "insert into profiles (source, source_id, preferred_name_display) values ('congress-legislators', 'x', 'X')",
    );
    await expect(loadSample(openDb())).rejects.toThrow(RealDirectory);
    expect(await count("profiles")).toBe(1);
  });
});

describeOnEachDatabase("the sample accounts", (openDb) => {
  const rows = (text: string) => openDb().query(text);

  it("are those of the decisions, each in its own condition", async () => {
    await seedSampleAccounts(openDb());
    const accounts = await rows(`select email, is_staff, is_super_user, has_custom_logo, subscription_modules,
        account_expiration < current_date as lapsed,
        array(select codename from organization_access access where access.organization_id = organizations.id
          and expires_on > current_date order by codename) as access,
        export_cap - (select coalesce(sum(row_count), 0)::int from exports where user_id = users.id) as left_to_export
      from users join organizations on organizations.id = organization_id order by email`);
    const plain = {
      is_staff: false,
      is_super_user: false,
      has_custom_logo: false,
      subscription_modules: [1, 2, 3, 4],
      lapsed: false,
      access: ["plus", "vignette"],
      left_to_export: 1500,
    };
    expect(accounts).toEqual([
      { ...plain, email: "capped@example.org", left_to_export: 0 },
      { ...plain, email: "lapsed@example.org", lapsed: true, access: [] },
      { ...plain, email: "limited@example.org", subscription_modules: [1], access: ["vignette"] },
      { ...plain, email: "logo@example.org", has_custom_logo: true },
      { ...plain, email: "member@example.org" },
      { ...plain, email: "noaccess@example.org", access: [] },
      { ...plain, email: "staff@example.org", is_staff: true },
      { ...plain, email: "super@example.org", is_staff: true, is_super_user: true },
    ]);
    expect(await rows("select range::text from organization_ranges order by 1")).toEqual([
      { range: "2001:db8:5::/48" },
      { range: "203.0.113.0/24" },
    ]);
  });

  it("take the sample password, and keep one that was changed when they are seeded again", async () => {
    await seedSampleAccounts(openDb());
    const [member] = await openDb().query<{ password_hash: string }>(
      "select password_hash from users where email = 'member@example.org'",
    );
    expect(await verifyPassword(SAMPLE_PASSWORD, member?.password_hash ?? "")).toBe(true);
    await rows("update users set password_hash = 'changed' where email = 'member@example.org'");
    await rows("delete from users where email = 'limited@example.org'");
    await seedSampleAccounts(openDb());
    expect(await rows("select email from users where password_hash = 'changed'")).toEqual([
      { email: "member@example.org" },
    ]);
    expect(await rows("select 1 from users")).toHaveLength(SAMPLE_ACCOUNTS.length);
    expect(await rows("select 1 from organizations")).toHaveLength(8);
  });

  it("keep the export allowance of the capped one used up", async () => {
    await seedSampleAccounts(openDb());
    await rows("update exports set created_at = now() - interval '40 days'");
    await seedSampleAccounts(openDb());
    expect(
      await rows("select sum(row_count)::int as used from exports where created_at > now() - interval '30 days'"),
    ).toEqual([{ used: 1500 }]);
  });
});
