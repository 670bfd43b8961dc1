import { describeCount, MESSAGES } from "@rotunda/core";
import type { DossierBook } from "./dossier-book.ts";

/** What a cover says, line by line. */
export interface CoverText {
  title: string;
  /** "Profile", or how many. */
  count: string;
  organization: string;
  date: string;
  sample: string;
}

export const SAMPLE_MARK = "Sample data";

/** What stands on the cover; parts that aren't known are empty. */
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
