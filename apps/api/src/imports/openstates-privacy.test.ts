import fc from "fast-check";
import { toSearchableText } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { readStatePerson } from "./openstates-person.ts";
import { listPublicContacts, listPrivateValues } from "./openstates-offices.ts";
import type { StateOffice, StatePerson } from "./openstates-schemas.ts";

const aPerson = (differs: Partial<StatePerson>): StatePerson => ({
  id: "ocd-person/00000000-0000-4000-8000-000000000001",
  name: "Ada Vance",
  roles: [{ type: "upper", district: "1", jurisdiction: "ocd-jurisdiction/country:us/state:nh/government" }],
  ...differs,
});

const HOME = "9 Orchard Row, Gilford, NH 03249";
const CAPITOL: StateOffice = {
  classification: "capitol",
  address: "107 N. Main St., Concord, NH 03301",
  voice: "603-555-0110",
};

const addressesOf = (person: StatePerson, neighbors: readonly string[] = []) =>
  listPublicContacts(person, neighbors).offices.map(({ address }) => address);

describe("listPrivateValues", () => {
  it.each([
    { offices: [{ classification: "home", address: HOME }] },
    { offices: [{ classification: "residence", address: HOME }] },
    { offices: [{ classification: "district", name: "Home Office", address: HOME }] },
    { offices: [{ address: HOME }] },
    { contact_details: [{ note: "Home", address: HOME }] },
    { extras: { "home address": HOME } },
    { extras: { Residence: [{ line: HOME }] } },
    { extras: { family: { spouse: { address: HOME } } } },
  ])("contains a home’s address in any field: %j", (differs) => {
    const person = aPerson(differs);
    expect(listPrivateValues(person)).toContain(toSearchableText(HOME));
    expect(addressesOf(person)).toEqual([]);
  });

  it.each(["home phone", "Cell", "mobile number", "personal email", "private line"])(
    "contains a telephone named %s",
    (key) => {
      const number = "603-555-0190";
      const person = aPerson({
        extras: { [key]: number },
        offices: [{ ...CAPITOL, voice: number, fax: number }],
      });
      expect(listPublicContacts(person, [])).toMatchObject({ offices: [{ voice: "", fax: "" }], withheld: 2 });
    },
  );

  it("doesn’t contain single words and towns", () => {
    const person = aPerson({ extras: { hometown: "Concord", "home county": "Merrimack" }, offices: [CAPITOL] });
    expect(listPrivateValues(person)).toEqual([]);
    expect(addressesOf(person)).toEqual([CAPITOL.address]);
  });
});

describe("listPublicContacts", () => {
  it("omits offices and prose that repeat a home in any spelling", () => {
    const person = aPerson({
      offices: [
        { classification: "home", address: HOME },
        { classification: "district", address: "9  ORCHARD ROW; Gilford; NH 03249, USA" },
        CAPITOL,
      ],
      biography: `Lives at ${HOME}.`,
    });
    expect(listPublicContacts(person, [])).toMatchObject({ offices: [CAPITOL], biography: "", withheld: 3 });
  });

  it("omits offices at another person’s home, except in the capitol", () => {
    const neighbors = [toSearchableText(HOME), toSearchableText(CAPITOL.address ?? "")];
    const person = aPerson({ offices: [{ classification: "district", address: HOME }, CAPITOL] });
    expect(addressesOf(person, neighbors)).toEqual([CAPITOL.address]);
  });

  it.each([
    ["P.O. Box 77, Derry, NH 03038", true],
    ["Room 12, 16 W. Jones St., Raleigh, NC 27601", true],
    ["31 Birch Street, Derry, NH 03038", false],
    [undefined, false],
  ])("keeps mailing addresses only if they can’t be a house: %s", (address, isKept) => {
    const person = aPerson({ offices: [{ classification: "district-mail", address, voice: "603-555-0130" }] });
    expect(listPublicContacts(person, []).offices).toHaveLength(isKept ? 1 : 0);
  });

  it.each([
    ["P.O. Box 942849, Sacramento, CA 94249-0079;", true],
    ["16 West Jones Street, Rm. 1217; Raleigh, NC 27601-1096", true],
    [HOME, false],
  ])("keeps a mailing address in extras only if it can’t be a house: %s", (address, isKept) => {
    expect(addressesOf(aPerson({ extras: { "mailing address": address } }))).toHaveLength(isKept ? 1 : 0);
  });

  it("removes private values from staff contacts", () => {
    const number = "603-555-0190";
    const extras = {
      "home phone": number,
      assistant: "Joe Lamb",
      "assistant phone": number,
      "assistant email": "j@leg.example.org",
    };
    const read = readStatePerson(aPerson({ extras }), "2026-08-15", [toSearchableText("j@leg.example.org")]);
    expect(read).toMatchObject({ staff: [{ name: "Joe Lamb", email: "", phone: "" }] });
  });

  it("never returns a private value", () => {
    const kinds = fc.constantFrom("home", "capitol", "district", "district-mail", "primary", "other", "residence");
    const addresses = fc.constantFrom(
      HOME,
      "1 Elm Street Suite 2, Keene, NH 03431",
      "P.O. Box 5, Keene, NH 03431",
      "77 Oak Way, Keene, NH",
    );
    const phones = fc.constantFrom("603-555-0190", "603-555-0191", "603-555-0192");
    const offices = fc.array(fc.record({ classification: kinds, address: addresses, voice: phones, fax: phones }), {
      maxLength: 5,
    });
    const extras = fc.dictionary(
      fc.constantFrom("home", "cell", "occupation", "Residence"),
      fc.oneof(addresses, phones),
    );
    fc.assert(
      fc.property(offices, extras, phones, (given, more, email) => {
        const person = aPerson({ offices: given, extras: more, email });
        const secrets = listPrivateValues(person);
        const { offices: kept, email: shown } = listPublicContacts(person, []);
        const stored = [shown, ...kept.flatMap(({ address, voice, fax }) => [address, voice, fax])].map((text) =>
          toSearchableText(text ?? ""),
        );
        for (const secret of secrets) for (const text of stored) expect(text).not.toContain(secret);
      }),
    );
  });
});
