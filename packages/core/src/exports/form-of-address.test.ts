import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RecordType } from "../records/search-item.ts";
import { describeFormOfAddress, type Addressee } from "./form-of-address.ts";

const person = (name: string, lastName: string, title: string, fields: Partial<Addressee> = {}): Addressee => ({
  recordType: "profile",
  isFormer: false,
  name,
  lastName,
  title,
  office: title,
  leadershipRole: "",
  ...fields,
});

/** Name, last name, title, form of address, salutation. Names are invented. */
const OFFICES: [string, string, string, string, string][] = [
  ["Amy Larkspur", "Larkspur", "Senator", "The Honorable Amy Larkspur", "Dear Senator Larkspur:"],
  ["Ben Ochoa", "Ochoa", "United States Senator", "The Honorable Ben Ochoa", "Dear Senator Ochoa:"],
  ["Cy Dunn, Jr.", "Dunn", "State Senator", "The Honorable Cy Dunn, Jr.", "Dear Senator Dunn:"],
  ["Di O’Hara", "O’Hara", "Representative", "The Honorable Di O’Hara", "Dear Representative O’Hara:"],
  ["Ed Vale III", "Vale", "State Representative", "The Honorable Ed Vale III", "Dear Representative Vale:"],
  [
    "Flo de la Cruz",
    "de la Cruz",
    "U.S. Representative",
    "The Honorable Flo de la Cruz",
    "Dear Representative de la Cruz:",
  ],
  ["Gus Lind", "Lind", "Congressman", "The Honorable Gus Lind", "Dear Representative Lind:"],
  ["Hana Mori", "Mori", "Congresswoman", "The Honorable Hana Mori", "Dear Representative Mori:"],
  ["Ida Falealili", "Falealili", "Delegate", "The Honorable Ida Falealili", "Dear Delegate Falealili:"],
  ["Jon Abara", "Abara", "State Delegate", "The Honorable Jon Abara", "Dear Delegate Abara:"],
  [
    "Ana Rivera-Soto",
    "Rivera-Soto",
    "Resident Commissioner",
    "The Honorable Ana Rivera-Soto",
    "Dear Resident Commissioner Rivera-Soto:",
  ],
  ["Kit Park", "Park", "Assembly Member", "The Honorable Kit Park", "Dear Assembly Member Park:"],
  ["Lu Chen", "Chen", "Assemblymember", "The Honorable Lu Chen", "Dear Assemblymember Chen:"],
  ["Max Roe", "Roe", "Assemblyman", "The Honorable Max Roe", "Dear Assemblyman Roe:"],
  ["Nia Bell", "Bell", "Assemblywoman", "The Honorable Nia Bell", "Dear Assemblywoman Bell:"],
  ["Oz Quist", "Quist", "Assemblyperson", "The Honorable Oz Quist", "Dear Assemblyperson Quist:"],
  ["Pia Moon", "Moon", "Governor", "The Honorable Pia Moon", "Dear Governor Moon:"],
  ["Quin Hale", "Hale", "Lieutenant Governor", "The Honorable Quin Hale", "Dear Lieutenant Governor Hale:"],
  ["Ray Stout", "Stout", "Lt. Governor", "The Honorable Ray Stout", "Dear Lieutenant Governor Stout:"],
  ["Sal Brandt", "Brandt", "Attorney General", "The Honorable Sal Brandt", "Dear Attorney General Brandt:"],
  ["Tia West", "West", "Deputy Attorney General", "The Honorable Tia West", "Dear Deputy Attorney General West:"],
  ["Uma Nair", "Nair", "Assistant Attorney General", "The Honorable Uma Nair", "Dear Assistant Attorney General Nair:"],
  ["Val Kerr", "Kerr", "Solicitor General", "The Honorable Val Kerr", "Dear Solicitor General Kerr:"],
  ["Wes Ivory", "Ivory", "Surgeon General", "The Honorable Wes Ivory", "Dear Surgeon General Ivory:"],
  ["Xi Tan", "Tan", "Postmaster General", "The Honorable Xi Tan", "Dear Postmaster General Tan:"],
  ["Yul Bright", "Bright", "Inspector General", "The Honorable Yul Bright", "Dear Inspector General Bright:"],
  ["Zoe Alder", "Alder", "Secretary of State", "The Honorable Zoe Alder", "Dear Secretary Alder:"],
  ["Abe Birch", "Birch", "Secretary of the Treasury", "The Honorable Abe Birch", "Dear Secretary Birch:"],
  ["Bea Cedar", "Cedar", "Secretary of Health and Human Services", "The Honorable Bea Cedar", "Dear Secretary Cedar:"],
  ["Cal Dogwood", "Dogwood", "Secretary of the Navy", "The Honorable Cal Dogwood", "Dear Secretary Dogwood:"],
  ["Dee Elm", "Elm", "Deputy Secretary", "The Honorable Dee Elm", "Dear Deputy Secretary Elm:"],
  ["Eli Fir", "Fir", "Under Secretary", "The Honorable Eli Fir", "Dear Under Secretary Fir:"],
  ["Fay Gum", "Gum", "Undersecretary for Science", "The Honorable Fay Gum", "Dear Under Secretary Gum:"],
  [
    "Gil Hazel",
    "Hazel",
    "Assistant Secretary for Public Affairs",
    "The Honorable Gil Hazel",
    "Dear Assistant Secretary Hazel:",
  ],
  ["Hal Iris", "Iris", "Ambassador", "The Honorable Hal Iris", "Dear Ambassador Iris:"],
  ["Ivy Juniper", "Juniper", "U.S. Ambassador to Norway", "The Honorable Ivy Juniper", "Dear Ambassador Juniper:"],
  ["Jed Kauri", "Kauri", "Trade Representative", "The Honorable Jed Kauri", "Dear Ambassador Kauri:"],
  ["Kay Larch", "Larch", "Chief Justice of the United States", "The Chief Justice", "Dear Chief Justice Larch:"],
  ["Lew Maple", "Maple", "Chief Justice", "The Honorable Lew Maple", "Dear Chief Justice Maple:"],
  ["May Nutmeg", "Nutmeg", "Associate Justice", "The Honorable May Nutmeg", "Dear Justice Nutmeg:"],
  ["Ned Oak", "Oak", "Justice, Supreme Court of Ohio", "The Honorable Ned Oak", "Dear Justice Oak:"],
  ["Ola Pine", "Pine", "Judge", "The Honorable Ola Pine", "Dear Judge Pine:"],
  ["Pat Quince", "Quince", "Chief Judge", "The Honorable Pat Quince", "Dear Judge Quince:"],
  ["Rex Rowan", "Rowan", "Magistrate Judge", "The Honorable Rex Rowan", "Dear Judge Rowan:"],
  ["Sue Spruce", "Spruce", "Mayor", "The Honorable Sue Spruce", "Dear Mayor Spruce:"],
  ["Ted Teak", "Teak", "Councilmember", "The Honorable Ted Teak", "Dear Councilmember Teak:"],
  ["Una Upas", "Upas", "Council Member", "The Honorable Una Upas", "Dear Council Member Upas:"],
  ["Vic Viburnum", "Viburnum", "Alderman", "The Honorable Vic Viburnum", "Dear Alderman Viburnum:"],
  ["Wyn Willow", "Willow", "State Treasurer", "The Honorable Wyn Willow", "Dear Treasurer Willow:"],
  ["Xan Yew", "Yew", "Auditor", "The Honorable Xan Yew", "Dear Auditor Yew:"],
  ["Yva Ash", "Ash", "Comptroller", "The Honorable Yva Ash", "Dear Comptroller Ash:"],
  ["Zed Bay", "Bay", "State Controller", "The Honorable Zed Bay", "Dear Controller Bay:"],
  ["Ada Cork", "Cork", "Superintendent of Public Instruction", "The Honorable Ada Cork", "Dear Superintendent Cork:"],
  ["Bob Date", "Date", "Commissioner", "The Honorable Bob Date", "Dear Commissioner Date:"],
  ["Ira Koa", "Koa", "Insurance Commissioner", "The Honorable Ira Koa", "Dear Commissioner Koa:"],
  ["Joy Lime", "Lime", "State School Superintendent", "The Honorable Joy Lime", "Dear Superintendent Lime:"],
  ["Kim Mango", "Mango", "General Treasurer", "The Honorable Kim Mango", "Dear Treasurer Mango:"],
  ["Lou Neem", "Neem", "Public Auditor", "The Honorable Lou Neem", "Dear Auditor Neem:"],
  ["Mae Olive", "Olive", "Chief Financial Officer", "The Honorable Mae Olive", "Dear Chief Financial Officer Olive:"],
  ["Cam Ebony", "Ebony", "Administrator", "The Honorable Cam Ebony", "Dear Administrator Ebony:"],
  ["Dan Fig", "Fig", "Director", "The Honorable Dan Fig", "Dear Director Fig:"],
  ["Eve Guava", "Guava", "Chairwoman", "The Honorable Eve Guava", "Dear Chairwoman Guava:"],
  ["Flo Hickory", "Hickory", "Chair", "The Honorable Flo Hickory", "Dear Chair Hickory:"],
  ["Guy Holly", "Holly", "Archivist", "The Honorable Guy Holly", "Dear Archivist Holly:"],
  ["Hope Jarrah", "Jarrah", "Librarian of Congress", "The Honorable Hope Jarrah", "Dear Librarian of Congress Jarrah:"],
];

describe("the form of address and the salutation", () => {
  it("are checked for 60 offices", () => {
    expect(new Set(OFFICES.map(([, , title]) => title)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(OFFICES)("of %s %s, %s", (name, lastName, title, formOfAddress, salutation) => {
    expect(describeFormOfAddress(person(name, lastName, title))).toEqual({ formOfAddress, salutation, isKnown: true });
  });

  it.each([
    ["President", "President of the United States", "The President", "Dear President Fern:"],
    ["Vice President", "Vice President of the United States", "The Vice President", "Dear Vice President Fern:"],
  ])("of the %s don't need the name on the envelope", (title, office, formOfAddress, salutation) => {
    expect(describeFormOfAddress(person("Gale Fern", "Fern", title, { office }))).toMatchObject({
      formOfAddress,
      salutation,
    });
    const former = person("Gale Fern", "Fern", title, { office: `Former ${office}`, isFormer: true });
    expect(describeFormOfAddress(former)).toMatchObject({ formOfAddress: "The Honorable Gale Fern", salutation });
  });

  it("name a presiding officer's post before the seat", () => {
    const led = (title: string, leadershipRole: string) =>
      describeFormOfAddress(person("Ines Kahn", "Kahn", title, { leadershipRole })).salutation;
    expect(led("Representative", "Speaker of the House")).toBe("Dear Speaker Kahn:");
    expect(led("State Representative", "Speaker")).toBe("Dear Speaker Kahn:");
    expect(led("Assembly Member", "Assembly Speaker")).toBe("Dear Speaker Kahn:");
    expect(led("State Senator", "President of the Senate")).toBe("Dear President Kahn:");
    expect(led("State Representative", "Speaker Pro Tempore")).toBe("Dear Representative Kahn:");
    expect(led("Senator", "President Pro Tempore")).toBe("Dear Senator Kahn:");
  });

  it.each([
    ["Chief of Staff", ""],
    ["Press Secretary", ""],
    ["Executive Secretary", ""],
    ["Deputy Assistant Secretary", ""],
    ["Legislative Director", ""],
    ["Deputy Director, Acting Director", ""],
    ["President", "President, Export-Import Bank"],
    ["Committee Clerk", ""],
    ["", ""],
  ])("use the name unchanged for staff and others: %s", (title, office) => {
    expect(describeFormOfAddress(person("Tomás Villareal", "Villareal", title, { office }))).toEqual({
      formOfAddress: "Tomás Villareal",
      salutation: "Dear Tomás Villareal:",
      isKnown: false,
    });
  });

  it("keep the title of a former senator, governor, judge or ambassador, not of other former officials", () => {
    const former = (title: string) =>
      describeFormOfAddress(person("Jo Lund", "Lund", title, { isFormer: true, office: `Former ${title}` }));
    for (const title of ["Senator", "Governor", "Judge", "Ambassador"]) {
      expect(former(title).salutation).toBe(`Dear ${title} Lund:`);
    }
    expect(former("Representative")).toEqual({
      formOfAddress: "The Honorable Jo Lund",
      salutation: "Dear Jo Lund:",
      isKnown: true,
    });
    expect(former("Mayor").salutation).toBe("Dear Jo Lund:");
  });

  it('ignore the post of a former presiding officer, and a title\'s "Former"', () => {
    const speaker = { isFormer: true, leadershipRole: "Speaker of the House" };
    expect(describeFormOfAddress(person("Jo Lund", "Lund", "Former Representative", speaker))).toEqual({
      formOfAddress: "The Honorable Jo Lund",
      salutation: "Dear Jo Lund:",
      isKnown: true,
    });
  });

  it.each(["", "Dr. ", "Mr. ", "Mrs. ", "Ms.  ", "Hon ", "Hon. ", "Honorable ", "The Hon. ", "the Honorable "])(
    "replace an honorific only before the name: '%s'",
    (honorific) => {
      const { formOfAddress } = describeFormOfAddress(person(`${honorific}Kim Hon Ott`, "Ott", "Senator"));
      expect(formOfAddress).toBe("The Honorable Kim Hon Ott");
    },
  );

  it.each(["", " "])("greet people without a last name by their whole name", (lastName) => {
    expect(describeFormOfAddress(person("Cher", lastName, "Mayor"))).toMatchObject({
      formOfAddress: "The Honorable Cher",
      salutation: "Dear Cher:",
    });
  });

  it.each<[string, Partial<Addressee>, string]>([
    [" Chairwoman ", {}, "Dear Chairwoman Guava:"],
    [" President ", { office: " President of the United States " }, "Dear President Guava:"],
    [" Former Judge ", { isFormer: true }, "Dear Judge Guava:"],
    [" Senator ", { leadershipRole: " Senate President " }, "Dear President Guava:"],
    [" Clerk ", {}, "Dear Eve Guava:"],
  ])("ignore spaces around texts: '%s' %j", (title, fields, salutation) => {
    expect(describeFormOfAddress(person(" Eve Guava ", " Guava ", title, fields)).salutation).toBe(salutation);
  });

  it("of committees, agencies and places are general", () => {
    for (const recordType of ["committee", "caucus", "agency", "state"] satisfies RecordType[]) {
      const { salutation, isKnown } = describeFormOfAddress(person("Finance", "", "Senator", { recordType }));
      expect([salutation, isKnown]).toEqual(["To Whom It May Concern:", false]);
    }
  });

  it("contain the name for any title and name", () => {
    const text = fc.string({ minLength: 1, unit: "grapheme" }).map((value) => `X${value.trim()}`);
    fc.assert(
      fc.property(text, text, fc.constantFrom(...OFFICES.map(([, , title]) => title), "Clerk"), (name, last, title) => {
        const { formOfAddress, salutation } = describeFormOfAddress(person(name, last, title));
        if (!title.startsWith("Chief Justice of")) expect(formOfAddress.endsWith(name.trim())).toBe(true);
        expect(salutation).toMatch(/^Dear [^]+:$/);
      }),
    );
  });
});
