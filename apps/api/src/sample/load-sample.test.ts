import { camelize, filterOptions, listParams, SEARCH_SCOPES } from "@rotunda/core";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { listLogos } from "../admin/logos.sql.ts";
import { findOrganizationLogo } from "../dossiers/dossier-people.sql.ts";
import { writeDocx } from "../dossiers/write-docx.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { aDossierBook } from "../testing/dossier-book.ts";
import { expect, it } from "vitest";
import { readLookups } from "../lookups/read-lookups.ts";
import type { Db } from "../platform/db.ts";
import { verifyPassword } from "../session/password.ts";
import { describeOnOneDatabase, describeWithDatabase } from "../testing/databases.ts";
import { countryOf, sampleCountry } from "../testing/sample-country.ts";
import { countPeople, loadSample, numberCohort, TooFewProfiles } from "./load-sample.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, seedSampleAccounts } from "./sample-accounts.ts";
import { listVacancies } from "./sample-rows.ts";

const invent = sampleCountry;

/** Every value every filter offers, as the form would show it, and how search finds it. */
async function offeredFacets(db: Db) {
  const { wire } = await readLookups(db);
  const { lookups, unmatchedOptions } = camelize(wire);
  const params = SEARCH_SCOPES.flatMap((scope) => listParams(scope).map((param) => ({ scope, param })));
  const choices = params.flatMap(({ scope, param }) => {
    if (param.kind === "sig") {
      const values = lookups.specialInterestGroupsFlat.map(({ id }) => id);
      return [{ scope, parameter: param.parameter, values }];
    }
    if (param.kind !== "named" && param.kind !== "named-list") return [];
    const values = filterOptions(param, scope, lookups, unmatchedOptions).map(({ value }) => value);
    return [{ scope, parameter: param.parameter, values }];
  });
  return {
    modules: lookups.subscriptionModules.map(({ id }) => id),
    parameters: choices.map(({ parameter }) => `${parameter}:`),
    facets: choices.flatMap(({ scope, parameter, values }) =>
      values.map((value) => ({ scope, facet: `${parameter}:${value}` })),
    ),
  };
}

describeOnOneDatabase("the sample directory", (openDb) => {
  const rows = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const count = async (from: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;

  it("is replaced by a larger one with another whole cohort, which the next load keeps", async () => {
    const few = countryOf(invent().people.filter((_, at) => at % 40 === 0));
    const elected = countryOf(few.people.filter(({ post }) => !post));
    const options = { invent: () => few, inventMore: (_: unknown, index: number) => numberCohort(elected, index) };
    const loaded = await loadSample(openDb(), undefined, options);
    expect(loaded.contacts).toBe(countPeople(few));
    const profiles = loaded.contacts * 2;
    const progress: string[] = [];
    const larger = await loadSample(openDb(), (label) => progress.push(label), { profiles, ...options });
    expect(progress).toEqual(["Inventing people", "Writing people", "Writing cohort 1 of 1", "Indexing", "Done"]);
    expect(larger).toMatchObject({ groups: loaded.groups, hash: `${loaded.hash} 1`, isNew: true });
    expect(larger.contacts).toBeGreaterThan(loaded.contacts + 100);
    const heads = await count("contacts where record_type = 'agencyperson' and profile_id is not null");
    expect(await count("records where record_type in ('profile', 'staffer', 'agencyperson')")).toBe(
      larger.contacts + (heads ?? 0),
    );
    expect(await count("vacancies")).toBe(few.people.flatMap(listVacancies).length);
    expect(await loadSample(openDb(), undefined, { profiles, ...options })).toEqual({ ...larger, isNew: false });
  }, 600_000);

  it("refuses to be smaller than the country", async () => {
    const refusal = await loadSample(openDb(), undefined, { profiles: 9000, invent }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooFewProfiles);
    expect(String(refusal)).toContain(
      `The sample directory has ${countPeople(invent())} people: --profiles must be a whole number`,
    );
    expect(await count("profiles")).toBe(0);
  });

  it("refuses to mix with real people", async () => {
    await rows(
      "insert into profiles (source, source_id, preferred_name_display) values ('congress-legislators', 'x', 'X')",
    );
    await expect(loadSample(openDb())).rejects.toThrow("imported people");
    expect(await count("profiles")).toBe(1);
  });

  // Last, because the rows it leaves slow down other tests.
  it("replaces another sample, is complete and searchable, and is unchanged by the next load", async () => {
    await rows("insert into directory_marks (name, value) values ('sample-hash', 'of an earlier version')");
    await rows(
      "insert into profiles (source, source_id, preferred_name_display) values ('sample', 'old', 'Old Sample')",
    );
    const steps: string[] = [];
    const loaded = await loadSample(openDb(), (label) => steps.push(label), { invent });
    const country = invent();
    expect(loaded).toEqual({
      people: country.people.length,
      groups: country.groups.length,
      contacts: countPeople(country),
      hash: country.hash,
      isNew: true,
    });
    expect(steps).toEqual(["Inventing people", "Writing people", "Indexing", "Done"]);
    expect(await count("profiles where source = 'sample' and body->'sources' = '[\"Sample data\"]'")).toBe(
      loaded.people,
    );
    expect(await count("group_members")).toBe(country.seats.length);
    expect(await count("profiles where is_unlocked and not is_former")).toBeGreaterThanOrEqual(2);
    expect(await count("profiles where chamber_id = 2 and not is_former")).toBe(100);
    expect(await count("records where record_type = 'profile'")).toBe(loaded.people);
    expect(await count("records where record_type = 'staffer'")).toBe(country.staff.length);
    expect(await count("records where record_type = 'agencyperson'")).toBe(1500);
    // The head of an agency is also among its people, with a link to the profile.
    const heads = await count("contacts where record_type = 'agencyperson' and profile_id is not null");
    expect(heads).toBe(country.people.filter(({ post }) => post?.agencyId !== undefined).length);
    expect(await count("records where record_type = 'state'")).toBe(56);
    expect(await count("records where record_type = 'agency'")).toBe(await count("agencies"));
    expect(await count("records where record_type = 'district'")).toBe(await count("districts"));
    expect(await count("states where figures_source = 'sample'")).toBe(56);
    // Every seat of the House has its elections, and the winners are the profiles that hold it.
    expect(await count("districts where leg_chamber_id = 1 and election_results = '[]'")).toBe(0);
    expect(
      await count(`districts d
        cross join lateral jsonb_to_recordset(d.election_results->0->'candidates') c (profile_id int, is_winner boolean, name text)
        left join profiles p on p.id = c.profile_id and p.chamber_id = d.leg_chamber_id and p.district = d.number
        where c.is_winner and p.preferred_name_display is distinct from c.name`),
    ).toBe(0);
    // Each vacant seat is listed, and a chamber lacks as many people as it has vacancies.
    expect(await count("vacancies where source = 'sample'")).toBeGreaterThan(100);
    expect(
      await count(`districts d join states s on s.id = d.state_id where d.seats <>
        (select count(*) from profiles p where p.state_code = s.code and p.chamber_id = d.leg_chamber_id
          and p.district = d.number and not p.is_former)
        + (select count(*) from vacancies v where v.district_id = d.id)`),
    ).toBe(0);
    expect(
      await count("records where record_type = 'committee' and position_summary like '%Senate committee'"),
    ).toBeGreaterThan(400);
    // No address, number or account can be a real one's.
    expect(await count("offices where phone !~ '^([0-9]{3}-555-01[0-9]{2})?$'")).toBe(0);
    expect(
      await count(
        "contacts where phone !~ '^([0-9]{3}-555-01[0-9]{2})?$' or email !~ '^([^@ ]+@([a-z0-9-]+[.])?example[.]org)?$'",
      ),
    ).toBe(0);
    // A search for an email address finds one person; holders of state posts are also listed as officials.
    expect(
      await rows(
        "select email from contacts where email <> '' group by email having count(distinct full_name) > 1 limit 5",
      ),
    ).toEqual([]);
    expect(await count("profiles where website_url !~ '^(https://[a-z0-9-]+[.]example[.]org)?$'")).toBe(0);
    expect(await count("profiles where length(twitter_username) between 1 and 15")).toBe(0);
    expect(await count("profiles where is_former and (position_summary !~ '^Former ' or email <> '')")).toBe(0);
    expect(await rows("select value from directory_marks where name = 'sample-hash'")).toEqual([
      { value: country.hash },
    ]);

    // Every value that a filter offers finds someone; every group of profile types and every module has people.
    const offered = await offeredFacets(openDb());
    expect(offered.facets.length).toBeGreaterThan(3000);
    const found = await rows<{ facet: string }>(
      `select distinct d.scope || ' ' || regexp_replace(lexeme, '^x:', '') as facet
       from search_documents d cross join lateral unnest(tsvector_to_array(d.lexemes)) lexeme
       where lexeme like '%:%' and lexeme !~ '^[hkn]:'
       union
       select distinct d.scope || ' sig_expression:' || r.group_id
       from search_ratings r join search_documents d on d.id = r.document_id`,
    );
    const finds = new Set(found.map(({ facet }) => facet));
    expect(offered.facets.filter(({ scope, facet }) => !finds.has(`${scope} ${facet}`))).toEqual([]);
    expect(offered.modules).toEqual(["1", "2", "3", "4"]);
    expect(
      offered.parameters.filter((parameter) => !offered.facets.some(({ facet }) => facet.startsWith(parameter))),
    ).toEqual([]);

    expect(await loadSample(openDb(), undefined, { invent })).toEqual({ ...loaded, isNew: false });
    expect(await count("profiles")).toBe(loaded.people);
    expect(await count("profiles where source_id = 'old'")).toBe(0);
  }, 600_000);
});

describeWithDatabase("the sample accounts", (openDb) => {
  const rows = (text: string) => openDb().query(text);

  it("have the documented conditions", async () => {
    await seedSampleAccounts(openDb());
    const accounts = await rows(`select email, is_staff, is_super_user, subscription_modules,
        exists (select from organization_logos where organization_id = organizations.id) as has_custom_logo,
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
      { ...plain, email: "colleague@example.org" },
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

  it("include an organization whose logo appears on Word documents", async () => {
    await seedSampleAccounts(openDb());
    const [account] = await openDb().query<{ id: number; organization_id: number }>(
      "select id, organization_id from users where email = 'logo@example.org'",
    );
    const known = await findPersonSession(openDb(), account?.id ?? 0, new Date());
    expect(known?.session.accountOrganization?.hasCustomLogo).toBe(true);
    const logo = await findOrganizationLogo(openDb(), account?.organization_id ?? 0);
    expect(await sharp(logo ?? new Uint8Array()).metadata()).toMatchObject({ format: "png", width: 1200 });
    const files = unzipSync(await writeDocx(aDossierBook({ logo }), { carriesFonts: false }));
    const pictures = Object.values(files).filter((contents) => logo && Buffer.from(contents).equals(logo));
    expect(pictures).toHaveLength(1);
    expect(await listLogos(openDb())).toMatchObject([{ organization: "Summit Ridge Foundation" }]);
  });

  it("accept the sample password and keep a changed one when they are seeded again", async () => {
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

  it("keep the export allowance of the capped account used up", async () => {
    await seedSampleAccounts(openDb());
    await rows("update exports set created_at = now() - interval '40 days'");
    await seedSampleAccounts(openDb());
    expect(
      await rows("select sum(row_count)::int as used from exports where created_at > now() - interval '30 days'"),
    ).toEqual([{ used: 1500 }]);
  });
});
