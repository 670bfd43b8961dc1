import { formatAddressLines } from "../profiles/offices.ts";
import type { ContactFacts } from "./contact-columns.ts";
import SHEETS from "./label-sheets.json" with { type: "json" };

/** A sheet of labels by its maker's number; lengths in points. `across` is from label to label; rows touch. */
export const LABEL_SHEETS = SHEETS;
export type LabelSheet = keyof typeof SHEETS;
export const LABEL_SHEET_NAMES = Object.keys(SHEETS) as LabelSheet[];

export const isLabelSheet = (text: string): text is LabelSheet => Object.hasOwn(SHEETS, text);

export const countLabels = (sheet: LabelSheet): number => SHEETS[sheet].columns * SHEETS[sheet].rows;

/** Counts the sheets of `labels` that begin at label `start`, from 1. */
export const countSheets = (sheet: LabelSheet, labels: number, start: number): number =>
  labels === 0 ? 0 : Math.ceil((labels + start - 1) / countLabels(sheet));

/** Returns the sheet and the upper left corner of a label, by its place from 0; labels run from left to right (EXP-16). */
export function placeLabel(sheet: LabelSheet, place: number): { page: number; x: number; y: number } {
  const { columns, left, top, across, height } = SHEETS[sheet];
  const onPage = place % countLabels(sheet);
  return {
    page: Math.floor(place / countLabels(sheet)),
    x: left + (onPage % columns) * across,
    y: top + Math.floor(onPage / columns) * height,
  };
}

/** Returns whether the post can find the contact: a city, and a street or building in it (EXP-16). */
export const hasMailingAddress = ({ city, address1, building }: ContactFacts): boolean =>
  city !== "" && (address1 !== "" || building !== "");

/** Lists a label's lines: the form of address, the office or organization, and the address. */
export function listLabelLines(facts: ContactFacts, isKnown: boolean): string[] {
  const { form_of_address, title, organization, address_state: state } = facts;
  // A known form of address needs no title.
  const lines = [form_of_address, isKnown ? "" : title, organization, ...formatAddressLines({ ...facts, state })];
  return lines.filter((line, at) => line !== "" && lines.indexOf(line) === at);
}
