import { describe, expect, it } from "vitest";
import { AGENCIES, findAgency } from "../directory/agencies.ts";
import lists from "../directory/lookup-lists.json" with { type: "json" };
import { buildAgencyPersonRow, nameHead, inventAgencies, listSubjects } from "./invent-agencies.ts";
import { createRandom } from "./random.ts";

const agencies = inventAgencies(createRandom("test"));
const { people, contacts } = agencies;
const current = people.filter(({ is_former }) => !is_former);

describe("the people of agencies", () => {
  it("number 1,500, including former ones, and all have different names", () => {
    expect(people).toHaveLength(1500);
    expect(people.length - current.length).toBe(24);
    expect(new Set(people.map(({ key }) => key)).size).toBe(people.length);
    expect(new Set(people.map(({ first, last }) => `${first} ${last}`)).size).toBe(people.length);
  });

  it("are the same for the same seed", () => {
    expect(inventAgencies(createRandom("test"))).toEqual(agencies);
    expect(inventAgencies(createRandom("other"))).not.toEqual(agencies);
  });

  it("include one head or acting deputy in every agency", () => {
    let acting = 0;
    for (const agency of AGENCIES) {
      const staff = current.filter(({ agencyId }) => agencyId === agency.id);
      const heads = staff.filter(({ title }) => title === nameHead(agency));
      const deputies = staff.filter(({ title }) => title.endsWith(`, Acting ${agency.headTitle}`));
      expect(heads.length + deputies.length, agency.fullName).toBe(1);
      expect(staff.length, agency.fullName).toBeGreaterThanOrEqual(3);
      if (agency.kind === "department") expect(heads, agency.fullName).toHaveLength(1);
      acting += deputies.length;
    }
    expect(acting).toBeGreaterThan(3);
    for (const title of [
      "Secretary of Agriculture",
      "Secretary of Veterans Affairs",
      "Attorney General",
      "Secretary of the Navy",
    ]) {
      expect(
        current.filter((person) => person.title === title),
        title,
      ).toHaveLength(1);
    }
  });

  it("hold no post twice in an agency, and no badly worded title", () => {
    for (const { title } of people) expect(title).not.toMatch(/%|Deputy Deputy|  /u);
    const posts = current.map(({ agencyId, title }) => `${agencyId} ${title}`);
    expect(new Set(posts).size).toBe(posts.length);
  });

  it("have entries of the lookups and interests in the field of their agency", () => {
    const isEntry = (list: readonly string[]) => (id: number) => id >= 1 && id <= list.length;
    for (const { job_category_ids: jobs, appointment_id: appointment, focus_area_ids: interests, agencyId } of people) {
      expect(jobs.length > 0 && jobs.every(isEntry(lists.job_categories_federal))).toBe(true);
      expect(isEntry(lists.appointments)(appointment)).toBe(true);
      const agency = findAgency(agencyId);
      const subjects: readonly string[] = agency ? listSubjects(agency) : [];
      for (const id of interests) expect(subjects).toContain(lists.focus_areas[id - 1]);
    }
    expect(new Set(people.map(({ appointment_id }) => appointment_id)).size).toBeGreaterThanOrEqual(6);
    expect(people.filter(({ focus_area_ids: interests }) => interests.length === 0).length).toBeGreaterThan(100);
  });

  it("work at the agency’s seat or in its regions", () => {
    for (const { agencyId, title, office_city: city } of current) {
      const region = /^Regional Director, (.*)$/u.exec(title)?.[1];
      expect(city).toBe(region ?? findAgency(agencyId)?.city);
    }
    expect(
      new Set(current.filter(({ title }) => title.startsWith("Regional")).map((person) => person.office_city)).size,
    ).toBe(10);
  });

  it("have no real contact details, and neither do their agencies", () => {
    for (const row of people.map((person) => buildAgencyPersonRow(person))) {
      expect(row["phone"]).toMatch(/^(?:202-555-01\d\d)?$/u);
      expect(row["email"]).toMatch(/^(?:[^@ ]+@example\.org)?$/u);
      expect(row["subscription_modules"]).toEqual([1]);
    }
    expect(contacts.map(({ id }) => id)).toEqual(AGENCIES.map(({ id }) => id));
    for (const { phone, fax, email, website } of contacts) {
      expect(phone).toMatch(/^202-555-01\d\d$/u);
      expect(fax).toMatch(/^(?:202-555-01\d\d)?$/u);
      expect(email).toMatch(/^(?:[a-z0-9-]+@example\.org)?$/u);
      expect(website).toMatch(/^(?:https:\/\/[a-z0-9-]+\.example\.org)?$/u);
    }
    for (const fact of ["fax", "email", "website"] as const) {
      const filled = contacts.filter((contact) => contact[fact] !== "").length;
      expect(filled).toBeGreaterThan(20);
      expect(filled).toBeLessThan(contacts.length);
    }
  });
});
