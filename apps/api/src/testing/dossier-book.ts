import type { ProfileWire } from "@rotunda/core/wire";
import type { DossierBook, DossierPerson } from "../dossiers/dossier-book.ts";
import person from "./dossier-person.json" with { type: "json" };
import { EMPTY_PROFILE } from "../profiles/load-profile.ts";

/** Returns a person with only a name by default. */
export function aDossierPerson(facts: Partial<ProfileWire> = {}): DossierPerson {
  const id = facts.id ?? 101;
  const identity = { id, record_type: "profile", briefcase_item_id: `${id}-profile` } as const;
  return { profile: { ...EMPTY_PROFILE, ...identity, preferred_name_display: "Elena Márquez-Ruiz", ...facts } };
}

export function aDossierBook(facts: Partial<DossierBook> = {}): DossierBook {
  return {
    documentName: "River Basin Hearing",
    date: new Date("2026-11-20T09:00:00Z"),
    organization: "Harbor & Vale Associates",
    logo: null,
    productName: "Rotunda",
    isSample: true,
    origin: "https://rotunda.example.org",
    people: [aDossierPerson()],
    ...facts,
  };
}

/** Returns a fictional person with all sections and a table longer than a page. */
export const aFullDossierPerson = (facts: Partial<ProfileWire> = {}): DossierPerson =>
  aDossierPerson({
    ...(person as Partial<ProfileWire>),
    key_votes: Array.from({ length: 60 }, (_, at) => ({
      bill_number: `S. ${at + 1}`,
      name: `Act ${at + 1}`,
      vote: "Yea",
    })),
    ...facts,
  });
