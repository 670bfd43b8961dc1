import { describeCount, MESSAGES } from "@rotunda/core";
import type { DossierBook } from "./dossier-book.ts";

export interface CoverText {
  title: string;
  /** "Profile", or how many. */
  count: string;
  organization: string;
  date: string;
  sample: string;
}

export const SAMPLE_MARK = "Sample data";

/** Texts of the cover; unknown parts are empty. */
export function describeCover({ documentName, date, organization, isSample, people }: DossierBook): CoverText {
  const count = people.length === 1 ? "Profile" : describeCount(people.length, "profile");
  return {
    title: documentName || MESSAGES.profileBookName,
    count,
    organization: organization === "" ? "" : `Prepared for ${organization}`,
    date: date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }),
    sample: isSample ? `${SAMPLE_MARK}. The people in this document are invented.` : "",
  };
}
