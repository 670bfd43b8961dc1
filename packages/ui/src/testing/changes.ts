import type { Change, ChangePart } from "@rotunda/core";

const text = (words: string): ChangePart => ({ text: words, mark: "", recordType: "", id: null });
const was = (value: string): ChangePart => ({ ...text(value), mark: "was" });
const now = (value: string): ChangePart => ({ ...text(value), mark: "now" });
const link = (name: string, recordType: "committee" | "staffer", id: number): ChangePart => ({
  text: name,
  mark: "",
  recordType,
  id,
});

const record = (id: number, preferredNameDisplay: string, positionSummary: string): Change["record"] => ({
  id,
  recordType: "profile",
  preferredNameDisplay,
  positionSummary,
  headshot: "",
  isFormer: false,
});

const romano = record(1, "Alex Romano", "United States Senator, Nebraska");
const quan = record(2, "Joyce C. Quan", "United States Representative, Nebraska, 2nd District");

const change = (
  id: number,
  kind: Change["kind"],
  fields: Pick<Change, "record" | "parts"> & Partial<Change>,
): Change => ({
  id,
  day: "2026-11-20",
  kind,
  isCorrection: false,
  source: "congress-legislators",
  ...fields,
});

export const joined = change(1, "committees", {
  record: romano,
  parts: [text("Joined "), link("Senate Committee on Agriculture, Nutrition, and Forestry", "committee", 7)],
});
export const left = change(2, "committees", {
  record: romano,
  parts: [text("Left "), link("Joint Economic Committee", "committee", 8)],
});
export const hired = change(3, "staff", {
  record: quan,
  parts: [text("New Scheduler: "), link("Tomás Villareal", "staffer", 9), text(", after Erin Goss")],
});
export const phoned = change(4, "contact", {
  record: quan,
  parts: [text("Phone, Washington: "), was("(202) 555-0189"), text(" → "), now("(202) 555-0142")],
});
export const site = change(5, "contact", {
  record: { ...record(7, "Senate Committee on Agriculture, Nutrition, and Forestry", ""), recordType: "committee" },
  parts: [text("Website: "), now("https://agriculture.senate.example.org")],
});
export const leaving = change(6, "office", {
  day: "2026-11-19",
  record: { ...record(3, "Harlan T. Moody", "Former United States Representative, Kansas"), isFormer: true },
  parts: [text("Left office")],
});

/** One day with changes of two people and a committee, and one change of the day before. */
export const changes: Change[] = [joined, left, hired, phoned, site, leaving];

export const correction: Change = change(7, "profile", {
  isCorrection: true,
  source: "Editors",
  record: romano,
  parts: [text("Born: "), was("March 4, 1961"), text(" → "), now("March 14, 1961")],
});

export const longChange: Change = change(8, "contact", {
  record: record(4, "Maximiliana Featherstonehaugh-Cholmondeley de la Torre y Villanueva", "Commissioner"),
  parts: [
    text("Website: "),
    was("https://www.averyveryverylongdomainnamethatdoesnotbreak.example.org/with/a/long/path/that/goes/on"),
    text(" → "),
    now("https://www.anotherveryverylongdomainnamethatdoesnotbreak.example.org/with/a/long/path/that/goes/on"),
  ],
});
