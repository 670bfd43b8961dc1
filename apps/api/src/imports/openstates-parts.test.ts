import { describe, expect, it } from "vitest";
import { findPartyId } from "../directory/parties.ts";
import {
  hasEnded,
  isCurrent,
  isPossibleDate,
  doPeriodsOverlap,
  parseWholeDate,
  findPartyDuring,
  findPartyToday,
} from "./openstates-dates.ts";
import { parseKeyInName } from "./openstates-folder.ts";
import { listGroupAliases, formatLongName, repairName } from "./openstates-committees.ts";
import { listStateLinks } from "./openstates-extras.ts";
import { formatSourceDistrict, spellDistrictAsListed } from "./openstates-districts.ts";
import { readNameParts, listStateAliases } from "./openstates-person.ts";
import { buildOfficeRows, parseStateAddress, scoreLikeness } from "./openstates-offices.ts";
import { keepOfficeKeys } from "./store-people.ts";
import type { StateOffice } from "./openstates-schemas.ts";
import { formatRoleTitle } from "./openstates-committees.ts";

const TODAY = "2026-08-15";
const person = (name: string, more: object = {}) => ({
  id: "ocd-person/00000000-0000-4000-8000-000000000001",
  name,
  roles: [],
  ...more,
});

describe("names", () => {
  it.each([
    ["Ada Vance", { first: "Ada", last: "Vance", suffix: "", nickname: "" }],
    ["Ada B. Vance, Jr.", { first: "Ada", last: "Vance", suffix: "Jr." }],
    ["Ada “Ace” Vance III", { first: "Ada", last: "Vance", suffix: "III", nickname: "Ace" }],
    ["Ada (Ace) Vance", { nickname: "Ace", last: "Vance" }],
    ["Cher", { first: "Cher", last: "" }],
  ])("takes missing parts from the full name: %s", (name, parts) => {
    expect(readNameParts(person(name))).toMatchObject(parts);
  });

  it("lists other names, without those that equal the displayed name", () => {
    const names = ["Adá  Vance", "A. Vance", "Vance, A.", "a vance"].map((name) => ({ name }));
    expect(listStateAliases(person("Ada Vance", { other_names: names }))).toEqual(["Vance, A.", "a vance"]);
  });
});

describe("dates", () => {
  it("distinguishes complete, partial and impossible dates", () => {
    expect([
      parseWholeDate("2024-02-29"),
      parseWholeDate("2023-02-29"),
      parseWholeDate("2024"),
      parseWholeDate(undefined),
    ]).toEqual(["2024-02-29", null, null, null]);
    expect(["2024", "2024-12", "2024-13", "2024-02-30"].map(isPossibleDate)).toEqual([true, true, false, false]);
  });

  it("ends a role on its date, or after its month or year", () => {
    expect(isCurrent({}, TODAY)).toBe(true);
    expect(isCurrent({ start_date: "2026-08-16" }, TODAY)).toBe(false);
    expect(hasEnded({ end_date: "2026-08-15" }, TODAY)).toBe(true);
    expect(hasEnded({ end_date: "2026" }, TODAY)).toBe(false);
    expect(hasEnded({ end_date: "2026-07" }, TODAY)).toBe(true);
    expect(doPeriodsOverlap({ end_date: "2019-06-01" }, { start_date: "2019-06-01" })).toBe(false);
    expect(doPeriodsOverlap({ end_date: "2019" }, { start_date: "2019-06-01" })).toBe(true);
  });
});

describe("parties", () => {
  const switched = [
    { name: "Republican", end_date: "2019-06-01" },
    { name: "Democratic", start_date: "2019-06-01" },
  ];

  it("returns the party during a term, empty if ambiguous", () => {
    expect(findPartyDuring(switched, { start_date: "2016", end_date: "2018" })).toBe("Republican");
    expect(findPartyDuring(switched, { start_date: "2022-01-01" })).toBe("Democratic");
    expect(findPartyDuring([{ name: "Republican" }, { name: "Democratic" }], {})).toBe("");
    expect(findPartyDuring([{ name: "Democratic" }, { name: "Working Families" }], {})).toBe("Democratic");
    expect(findPartyDuring([], {})).toBe("");
    expect(findPartyToday(switched, TODAY)).toBe("Democratic");
    expect(findPartyToday([{ name: "Republican", end_date: "2019" }], TODAY)).toBe("Republican");
  });

  it("maps the source’s names to parties", () => {
    const names = [
      "Democratic",
      "Republican",
      "Partido Nuevo Progresista",
      "Partido Popular Democrático",
      "Nonpartisan",
    ];
    expect(names.map(findPartyId)).toEqual([2, 1, 7, 8, 9]);
  });

  it.each([
    ["Democratic-Farmer-Labor", 6],
    ["DFL", 6],
    ["Republican/Conservative", 14],
    ["Partido Independentista Puertorriqueño", 15],
    ["Proyecto Dignidad", 16],
    ["Forward", 17],
    ["Democratic/Working Families", 18],
    ["Republican/Independence", 1],
    ["A party nobody knows", 13],
    ["", null],
  ])("keeps the names of smaller and combined parties: %s", (name, id) => {
    expect(findPartyId(name)).toBe(id);
  });
});

describe("offices", () => {
  it.each([
    ["1021 O St. Suite 8530, Sacramento, CA 95814", "1021 O St. Suite 8530", "Sacramento", "CA", "95814"],
    ["State House; Rm 204; Concord, NH 03301-", "State House, Rm 204", "Concord", "NH", "03301"],
    ["P.O. Box 195552; ; San Juan, PR 00919-5552", "P.O. Box 195552", "San Juan", "PR", "00919-5552"],
    ["MN", "", "", "", ""],
    ["ND,", "", "", "", ""],
    ["The Old Mill", "The Old Mill", "", "", ""],
    ["None", "", "", "", ""],
    ["", "", "", "", ""],
  ])("splits the address %s", (text, address1, city, state_code, zip) => {
    expect(parseStateAddress(text)).toEqual({ address1, city, state_code, zip });
  });

  it("leaves out an office with nothing but a state", () => {
    expect(buildOfficeRows("p", [{ classification: "district", address: "ND" }])).toEqual([]);
  });

  it("keeps room, hours, fax and the office’s name", () => {
    const office = {
      classification: "district",
      name: "Fargo Office",
      room: "204",
      hours: "9 to 5",
      fax: "701-555-0111",
    };
    expect(buildOfficeRows("p", [office])).toMatchObject([
      { building: "Fargo Office", room: "204", hours: "9 to 5", fax: "701-555-0111" },
    ]);
  });

  it("sorts offices by kind, with stable keys", () => {
    const rows = buildOfficeRows("p", [
      { classification: "district", voice: "1" },
      { classification: "district", voice: "2" },
      { note: "Capitol Office", voice: "3" },
      { classification: "capitol-mail", address: "P.O. Box 1" },
      { classification: "capitol" },
    ]);
    expect(rows.map(({ source_id, type, position, phone }) => [source_id, type, position, phone])).toEqual([
      ["p-capitol", "Capitol Office", 0, "3"],
      ["p-district", "District Office", 1, "1"],
      ["p-district-2", "District Office", 2, "2"],
      ["p-capitol-mail", "Capitol Mailing Address", 3, ""],
    ]);
  });

  it("keeps the keys of stored offices in another order, and of one that moved", () => {
    const district = (address: string, voice: string) => ({ classification: "district", address, voice });
    const [north, south] = [district("1 North Road", "1"), district("2 South Road", "2")];
    const rowsOf = (...offices: StateOffice[]) =>
      new Map(buildOfficeRows("p", offices).map(({ source_id, ...row }) => [source_id, row]));
    const stored = new Map([...rowsOf(north, south)].map(([key, row], id) => [key, { id, row, body: {} }]));
    const keysOf = (...offices: StateOffice[]) =>
      [...keepOfficeKeys(scoreLikeness)(rowsOf(...offices), stored)].map(([key, { phone }]) => [key, phone]);
    const [first, second] = [
      ["p-district", "1"],
      ["p-district-2", "2"],
    ];
    expect(keysOf(south, north)).toEqual([second, first]);
    expect(keysOf(south)).toEqual([second]);
    expect(keysOf(district("3 New Road", "2"), { classification: "capitol", voice: "9" })).toEqual([
      ["p-capitol", "9"],
      second,
    ]);
    expect(keysOf(district("3 New Road", "3"), north, south)).toEqual([["p-district-3", "3"], first, second]);
    expect(keysOf(district("3 New Road", "3"), south)).toEqual([["p-district", "3"], second]);
  });
});

describe("links", () => {
  it("finds the website, contact form and accounts in links", () => {
    const links = [
      "https://twitter.com/ada_v",
      "https://www.facebook.com/ada.vance",
      "https://leg.example.org/contact/ada",
      "https://leg.example.org/ada",
      "javascript:alert(1)",
    ].map((url) => ({ url }));
    expect(listStateLinks({ links })).toEqual({
      website_url: "https://leg.example.org/ada",
      contact_form_url: "https://leg.example.org/contact/ada",
      facebook_url: "https://www.facebook.com/ada.vance",
      twitter_username: "ada_v",
      instagram_username: "",
      youtube: "",
      linked_in_url: "",
      "body.links": null,
    });
    expect(listStateLinks({ ids: { twitter: "Ada", youtube: "ada" }, links }).twitter_username).toBe("Ada");
    expect(listStateLinks({ ids: { youtube: "ada" } }).youtube).toBe("https://www.youtube.com/ada");
  });
});

describe("other links", () => {
  it("keeps all that no column holds, with the source’s label or the site’s name", () => {
    const links = [
      { url: "https://leg.example.org/ada", note: "homepage" },
      { url: "https://leg.example.org/ada" },
      { url: "https://bsky.app/profile/ada" },
      { url: "https://www.caucus.example.org/ada" },
      { url: "https://leg.example.org/money", note: "financial report" },
      { url: "https://leg.example.org/Members.txt" },
      { url: "" },
    ];
    expect(listStateLinks({ links, extras: { website: "www.ada.example.org" } })).toMatchObject({
      website_url: "https://leg.example.org/ada",
      "body.links": [
        { label: "Bluesky", url: "https://bsky.app/profile/ada" },
        { label: "Website", url: "https://www.caucus.example.org/ada" },
        { label: "Website", url: "https://www.ada.example.org" },
        { label: "Financial report", url: "https://leg.example.org/money" },
      ],
    });
  });
});

describe("broken names of committees", () => {
  const ID = "00000000-0000-4000-8000-000000000001";
  it.each([
    ["Committees'", `lower-Committee-on-Committees-${ID}.yml`, [], "Committee on Committees"],
    ["Committees'", `lower-Committees-${ID}.yml`, [], "Committee on Committees"],
    ["Legislative Consumer", `lower-Legislative-Consumer-Affairs-${ID}.yml`, [], "Legislative Consumer Affairs"],
    [
      "Legislative Consumer",
      `upper-A-${ID}.yml`,
      ["Senate Legislative Consumer Affairs Committee"],
      "Legislative Consumer Affairs",
    ],
    ["Legislative Consumer", `upper-A-${ID}.yml`, ["Fish"], "Legislative Consumer"],
    ["Rules", `upper-Rules-and-Order-${ID}.yml`, ["Senate Rules and Order"], "Rules"],
  ])("are completed: %s in %s", (name, path, others, repaired) => {
    expect(repairName({ name, other_names: others.map((other) => ({ name: other })) }, path)).toBe(repaired);
  });

  it("use the parent if nothing else is known", () => {
    expect(repairName({ name: "Subcommittee" }, `upper-Subcommittee-${ID}.yml`, "Finance")).toBe(
      "Subcommittee of Finance",
    );
  });

  it("stay aliases, like other names", () => {
    expect(
      listGroupAliases({ name: "Committees'", other_names: [{ name: "COC" }, { name: "COC" }] }, [
        "Committee on Committees",
      ]),
    ).toEqual(["COC", "Committees'"]);
  });
});

describe("districts, committees and roles", () => {
  it("normalizes district numbers", () => {
    expect(["07", "0", "12A", "At-Large", "at large", " Belknap 2 "].map(formatSourceDistrict)).toEqual([
      "7",
      "0",
      "12A",
      "AL",
      "AL",
      "Belknap 2",
    ]);
  });

  it("spells a district like the directory", () => {
    expect(spellDistrictAsListed("VT", 4, "Chittenden-Central")).toBe("Chittenden Central");
    expect(spellDistrictAsListed("MA", 4, "Norfolk, Worcester & Middlesex")).toBe("Norfolk, Worcester and Middlesex");
    expect(spellDistrictAsListed("ME", 3, "Penobscot Nation")).toBe("Penobscot Nation");
  });

  it.each([
    ["CA", "Judiciary", "committee", "Committee on Judiciary"],
    ["CA", "Hydrogen Energy Select", "committee", "Select Committee on Hydrogen Energy"],
    ["DE", "Joint Finance", "committee", "Joint Finance Committee"],
    ["GA", "Special Rules", "committee", "Committee on Special Rules"],
    ["ND", "Political Subdivisions", "committee", "Committee on Political Subdivisions"],
    ["MS", "Judiciary, Division A", "committee", "Committee on Judiciary, Division A"],
    ["MN", "Veterans and Military Affairs Division", "committee", "Veterans and Military Affairs Division"],
    ["TX", "Legislative Budget Board", "committee", "Legislative Budget Board"],
    ["NH", "Parks", "subcommittee", "Subcommittee on Parks"],
    ["PR", "Agricultura", "committee", "Comisión de Agricultura"],
    ["PR", "Salud Comision", "committee", "Comisión de Salud"],
    ["PR", "Agriculture Commission", "committee", "Agriculture Commission"],
    ["DC", "Council Health", "committee", "Committee on Health"],
    ["DC", "Council Whole", "committee", "Committee of the Whole"],
  ])("completes a committee’s name: %s %s", (code, name, classification, long) => {
    expect(formatLongName(code, name, classification)).toBe(long);
  });

  it.each([
    ["member", ""],
    ["vice chair", "Vice Chair"],
    ["co-vice chair", "Co-Vice Chair"],
    ["esoficio", "Ex Officio"],
    ["vice=presidente", "Vice-Presidente"],
    ["Chairperson", "Chair"],
  ])("normalizes the role %s", (role, title) => {
    expect(formatRoleTitle(role)).toBe(title);
  });

  it("reads a record’s key from its file name", () => {
    const uuid = "00000000-0000-4000-8000-00000000000A";
    expect(parseKeyInName(`data/nh/legislature/Ada-${uuid}.yml`, "person")).toBe(`ocd-person/${uuid.toLowerCase()}`);
    expect(parseKeyInName("data/nh/legislature/Ada.yml", "person")).toBeNull();
  });
});
