import { describe, expect, it } from "vitest";
import type { ChangePart } from "./changes.port.ts";
import { describeChange, isRecordPart, type LoggedChange, toChangeText } from "./describe-change.ts";

const aLogged = (fields: Partial<LoggedChange>): LoggedChange => ({
  recordType: "profile",
  topic: "email",
  event: "changed",
  was: null,
  became: null,
  isCorrection: false,
  subject: null,
  detail: "",
  predecessor: "",
  ...fields,
});

const describeText = (fields: Partial<LoggedChange>): string => toChangeText(describeChange(aLogged(fields)));

const rivers = { recordType: "committee", id: 7, name: "Committee on Rivers" } as const;
const wanda = { recordType: "staffer", id: 9, name: "Wanda Orrin" } as const;
const seat = (title: string, side = "MAJ") => ({ title, side });
const term = (fields: object = {}) => ({
  office: "Senator",
  state: "Ohio",
  district: "",
  party: "Democrat",
  caucus: "",
  note: "",
  start: "2025-01-03",
  end: "2031-01-03",
  ...fields,
});

describe("a change in one sentence", () => {
  it.each<[Partial<LoggedChange>, string]>([
    [{ topic: "", event: "added" }, "New in the directory"],
    [{ topic: "", event: "left" }, "Left office"],
    [{ topic: "", event: "returned" }, "Returned to office"],
    [{ topic: "", event: "changed" }, ""],
    [{ recordType: "committee", topic: "", event: "left" }, "No longer active"],
    [{ recordType: "agency", topic: "", event: "returned" }, "Active again"],
    [{ topic: "email", was: "a@example.org", became: "b@example.org" }, "Email: a@example.org → b@example.org"],
    [{ topic: "email", became: "b@example.org" }, "Email: b@example.org"],
    [{ topic: "email", was: "a@example.org", became: "" }, "Email removed"],
    [{ topic: "birth_date", was: "1950-02-28", became: "1951-02-28" }, "Born: February 28, 1950 → February 28, 1951"],
    [
      { topic: "body.work_history", was: ["Teacher"], became: ["Teacher", "Mayor"] },
      "Work history: Teacher → Teacher; Mayor",
    ],
    [{ topic: "body.birthplace", was: " Ames ", became: null }, "Birthplace: Ames → none"],
    [{ topic: "body.narrative", was: "<p>Old</p>", became: "<p>New</p>" }, "Narrative Biography updated"],
    [{ topic: "body.narrative", became: "<p>New</p>" }, "Narrative Biography added"],
    [{ topic: "body.narrative", was: "<p>Old</p>", became: null }, "Narrative Biography removed"],
    [{ topic: "offices/phone", detail: "Ames", was: "1", became: "2" }, "Phone, Ames: 1 → 2"],
    [
      { topic: "offices/phone", was: "202-224-3244", became: "+44 20 7946 0000" },
      "Phone: (202) 224-3244 → +44 20 7946 0000",
    ],
    [{ topic: "offices/phone", detail: "Ames", was: 1, became: true }, "Phone, Ames: 1 → true"],
    [{ topic: "offices/city", detail: "Ames", was: "Story", became: "Ames" }, "City of an office: Story → Ames"],
    [{ topic: "offices", event: "added", detail: "Ames" }, "New office: Ames"],
    [{ topic: "offices", event: "removed" }, "Office no longer listed"],
  ])("%j: %s", (fields, text) => expect(describeText(fields)).toBe(text));

  it.each<[Partial<LoggedChange>, string]>([
    [{ event: "added", became: seat("") }, "Joined Committee on Rivers"],
    [{ event: "added", became: seat("Chair") }, "Joined Committee on Rivers as Chair"],
    [{ event: "removed", was: seat("Chair") }, "Left Committee on Rivers (Chair)"],
    [{ event: "removed" }, "Left Committee on Rivers"],
    [{ was: seat(""), became: seat("Chair") }, "Became Chair of Committee on Rivers"],
    [{ was: seat("Chair"), became: seat("") }, "No longer Chair of Committee on Rivers"],
    [{ was: seat("", "MIN"), became: seat("") }, "Moved to the majority on Committee on Rivers"],
    [{ was: seat(""), became: seat("", "MIN") }, "Moved to the minority on Committee on Rivers"],
    [{ was: seat(""), became: seat("", "OTH") }, "Moved to neither side on Committee on Rivers"],
  ])("a membership, %j: %s", (fields, text) =>
    expect(describeText({ recordType: "committee", topic: "members", subject: rivers, ...fields })).toBe(text),
  );

  it.each<[Partial<LoggedChange>, string]>([
    [{ topic: "", event: "added", detail: "Scheduler" }, "New Scheduler: Wanda Orrin"],
    [
      { topic: "", event: "added", detail: "Scheduler", predecessor: "Al Poe" },
      "New Scheduler: Wanda Orrin, after Al Poe",
    ],
    [{ topic: "", event: "added" }, "New staffer: Wanda Orrin"],
    [{ topic: "", event: "left", detail: "Scheduler" }, "Wanda Orrin, Scheduler, left"],
    [{ topic: "", event: "returned" }, "Wanda Orrin is back"],
    [{ topic: "title", detail: "Scheduler", was: "Aide", became: "Scheduler" }, "Wanda Orrin, title: Aide → Scheduler"],
    [
      { topic: "email", detail: "IT Director", was: "w@a.org", became: "w@b.org" },
      "Wanda Orrin, IT Director, email: w@a.org → w@b.org",
    ],
  ])("a staffer, %j: %s", (fields, text) =>
    expect(describeText({ recordType: "staffer", subject: wanda, ...fields })).toBe(text),
  );

  it.each<[unknown[], unknown[], string]>([
    [[], [term()], "New term: Senator, Ohio, Democrat, from January 3, 2025 to January 3, 2031"],
    [[], [term({ end: "" })], "New term: Senator, Ohio, Democrat, since January 3, 2025"],
    [[term({ start: "" })], [], "No longer listed: Senator, Ohio, Democrat, until January 3, 2031"],
    [[term()], [term({ end: "2026-06-01" })], "Term as Senator, Ohio, end: January 3, 2031 → June 1, 2026"],
    [
      [term()],
      [term({ party: "Independent", caucus: "Democrat" })],
      "Term as Senator, Ohio, party: Democrat → Independent; caucuses with: Democrat",
    ],
    [
      [term(), term({ start: "2019-01-03", end: "2025-01-03" })],
      [term({ start: "2019-01-03", end: "2024-12-31" }), term()],
      "Term as Senator, Ohio, end: January 3, 2025 → December 31, 2024",
    ],
    [
      [term({ office: "Delegate", state: "" })],
      [term({ office: "Delegate", state: "", note: "by appointment" })],
      "Term as Delegate, note: by appointment",
    ],
    [[term({ district: "3" })], [term({ district: "4" })], "Term as Senator, Ohio, district: 3 → 4"],
    [[], [term({ start: "", end: "" })], "New term: Senator, Ohio, Democrat"],
    [
      [term()],
      [term({ start: "2031-01-03", end: "2037-01-03" })],
      "New term: Senator, Ohio, Democrat, from January 3, 2031 to January 3, 2037; " +
        "No longer listed: Senator, Ohio, Democrat, from January 3, 2025 to January 3, 2031",
    ],
    [[term({ start: "" })], [term()], "Term as Senator, Ohio, start: January 3, 2025"],
    [
      [term()],
      [term({ start: "2025-01-07" }), term({ start: "2031-01-03", end: "2037-01-03" })],
      "Term as Senator, Ohio, start: January 3, 2025 → January 7, 2025; " +
        "New term: Senator, Ohio, Democrat, from January 3, 2031 to January 3, 2037",
    ],
    [[term()], [term()], "Terms corrected"],
  ])("terms, %j to %j: %s", (was, became, text) => expect(describeText({ topic: "terms", was, became })).toBe(text));

  const whip = (fields: object = {}) => ({ title: "Whip", chamber: "senate", start: "2025-01-03", end: "", ...fields });
  it.each<[unknown[], unknown[], string]>([
    [[], [whip()], "Became Whip on January 3, 2025"],
    [[], [whip({ end: "2026-01-03" })], "Was Whip, from January 3, 2025 to January 3, 2026"],
    [[whip()], [whip({ end: "2026-06-01" })], "No longer Whip, since June 1, 2026"],
    [[whip()], [whip({ end: "2027-01-03" }), whip({ start: "2027-01-03" })], "Again Whip, since January 3, 2027"],
    [
      [whip()],
      [whip({ end: "2026-06-01" }), whip({ start: "2027-01-03" })],
      "No longer Whip, since June 1, 2026; Became Whip on January 3, 2027",
    ],
    [
      [whip()],
      [whip({ end: "2027-01-03" }), whip({ title: "Leader", start: "2027-01-03" })],
      "No longer Whip, since January 3, 2027; Became Leader on January 3, 2027",
    ],
    [[whip()], [], "No longer listed as Whip"],
    [[], [whip({ start: "" })], "Became Whip"],
    [[whip({ start: "" })], [whip({ start: "", chamber: "house" })], "Whip, chamber: senate → house"],
    [[whip({ end: "2026-06-01" })], [whip({ end: "2026-07-01" })], "Whip, end: June 1, 2026 → July 1, 2026"],
    [[whip({ end: "2026-06-01" })], [whip()], "Whip, end: June 1, 2026 → none"],
    [[whip()], [whip({ start: "2025-01-10" })], "Whip, start: January 3, 2025 → January 10, 2025"],
    [[whip()], [whip()], "Leadership roles corrected"],
  ])("leadership, %j to %j: %s", (was, became, text) =>
    expect(describeText({ topic: "leadership_roles", was, became })).toBe(text),
  );

  const account = (label: string, name: string) => ({ label, url: `https://example.org/${name}` });
  it.each<[unknown[] | null, unknown[] | null, string]>([
    [
      [account("Blog", "a"), account("Mastodon", "ann"), account("Bluesky", "bea"), account("Threads", "cy")],
      [account("Bluesky", "ben"), account("Threads", "cy"), account("Blog", "b")],
      "Mastodon removed; Bluesky: https://example.org/bea → https://example.org/ben",
    ],
    [null, [account("Threads", "cy")], "Threads: https://example.org/cy"],
    [[account("Threads", "cy")], null, "Threads removed"],
  ])("accounts, %j to %j: %s", (was, became, text) =>
    expect(describeText({ topic: "body.links", was, became })).toBe(text),
  );

  it.each<[Partial<LoggedChange>, string]>([
    [{ event: "added" }, "A seat is vacant"],
    [{ event: "added", became: "2026-11-03" }, "A seat is vacant until November 3, 2026"],
    [{ was: "2026-10-03", became: "2026-11-03" }, "A seat is vacant until November 3, 2026, not October 3, 2026"],
    [{ became: "2026-11-03" }, "A seat is vacant until November 3, 2026"],
    [{ event: "added", was: "2026-10-03" }, "A seat is vacant"],
    [{ event: "removed" }, "A seat is no longer vacant"],
  ])("a vacancy, %j: %s", (fields, text) =>
    expect(describeText({ recordType: "district", topic: "vacancy", ...fields })).toBe(text),
  );

  it("marks old and new values, and links records", () => {
    const part = (text: string, mark: ChangePart["mark"] = ""): ChangePart => ({
      text,
      mark,
      recordType: "",
      id: null,
    });
    const label = [part("Email"), part(": ")];
    expect(describeChange(aLogged({ was: "a", became: "b" }))).toEqual([
      ...label,
      part("a", "was"),
      part(" → "),
      part("b", "now"),
    ]);
    expect(describeChange(aLogged({ became: "b" }))).toEqual([...label, part("b", "now")]);
    expect(describeChange(aLogged({ was: "a", became: "b", isCorrection: true }))).toEqual([
      ...label,
      part("b", "now"),
    ]);
    expect(describeChange(aLogged({ recordType: "staffer", topic: "", event: "added", subject: wanda }))).toEqual([
      part("New staffer: "),
      { text: "Wanda Orrin", mark: "", recordType: "staffer", id: 9 },
    ]);
    const joined = aLogged({
      recordType: "committee",
      topic: "members",
      event: "added",
      became: seat(""),
      subject: rivers,
    });
    expect(isRecordPart({ text: "x", mark: "", recordType: "committee", id: null })).toBe(false);
    expect(isRecordPart({ text: "x", mark: "", recordType: "", id: 7 })).toBe(false);
    expect(describeChange({ ...joined, subject: null }).map(({ text }) => text)).toEqual(["Joined ", ""]);
    expect(describeChange(joined).filter(isRecordPart)).toEqual([
      { text: "Committee on Rivers", mark: "", recordType: "committee", id: 7 },
    ]);
  });

  it("hides the old value of a corrected contact detail, which may be private, but not of other facts", () => {
    expect(describeText({ was: "home@example.org", became: "b@example.org", isCorrection: true })).toBe(
      "Email: b@example.org",
    );
    expect(describeText({ topic: "title", was: "Aide", became: "Chief", isCorrection: true })).toBe(
      "Title: Aide → Chief",
    );
  });

  it.each([
    ["profile", "identifiers"],
    ["profile", "offices/latitude"],
    ["committee", "members/rank"],
    ["state", "narrative"],
  ] as const)("leaves out %s %s", (recordType, topic) =>
    expect(describeChange(aLogged({ recordType, topic, was: 1, became: 2 }))).toEqual([]),
  );
});
