import { isPersonRecord } from "../briefcase/items.ts";
import type { RecordType } from "../records/search-item.ts";
import OFFICES from "./forms-of-address.json" with { type: "json" };

/** The facts that determine a form of address; texts are empty if unknown. */
export interface Addressee {
  recordType: RecordType;
  isFormer: boolean;
  /** The name as the directory shows it, with its suffix. */
  name: string;
  lastName: string;
  title: string;
  /** The position in one line: "United States Senator, Washington". */
  office: string;
  leadershipRole: string;
}

export interface FormOfAddress {
  /** For the envelope: "The Honorable Amy Klobuchar". */
  formOfAddress: string;
  /** The first line of a letter: "Dear Senator Klobuchar:". */
  salutation: string;
  /** False if the office has no known form and the name is used unchanged. */
  isKnown: boolean;
}

interface Office {
  title?: string;
  office?: string;
  /** A leadership role, which a letter names before the seat. */
  role?: string;
  /** The form of address for the current holder of an office, without a name. */
  current?: string;
  /** The title in the salutation, if it differs from the title. */
  greeting?: string;
  /** Former holders keep the title in a salutation. */
  keeps?: boolean;
}

const matches = (text: string, pattern = ""): boolean => new RegExp(pattern, "i").test(text.trim());

/** Returns how a letter addresses and greets a person by the office (EXP-15). */
export function describeFormOfAddress(person: Addressee): FormOfAddress {
  const name = person.name.trim();
  if (!isPersonRecord(person.recordType)) {
    return { formOfAddress: name, salutation: "To Whom It May Concern:", isKnown: false };
  }
  const office = findOffice(person);
  if (!office) return { formOfAddress: name, salutation: `Dear ${name}:`, isKnown: false };
  const { current, keeps = false, greeting = person.title.trim() } = office;
  const isGreeted = (keeps || !person.isFormer) && person.lastName.trim() !== "";
  return {
    formOfAddress: current !== undefined && !person.isFormer ? current : `The Honorable ${dropHonorific(name)}`,
    salutation: `Dear ${isGreeted ? `${greeting} ${person.lastName.trim()}` : dropHonorific(name)}:`,
    isKnown: true,
  };
}

function findOffice({ title, office, leadershipRole, isFormer }: Addressee): Office | undefined {
  return (OFFICES as Office[]).find(
    (known) =>
      matches(dropFormer(title), known.title) &&
      matches(dropFormer(office), known.office) &&
      // A leadership role belongs to someone in office.
      (known.role === undefined || (!isFormer && matches(leadershipRole, known.role))),
  );
}

const dropFormer = (post: string): string => post.trim().replace(/^former /i, "");

/** "The Honorable" replaces other honorifics. */
const dropHonorific = (name: string): string => name.replace(/^((the )?hon(orable|\.)?|dr\.|mrs?\.|ms\.) +/i, "");
