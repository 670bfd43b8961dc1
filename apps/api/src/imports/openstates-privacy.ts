import { toSearchableText } from "../search/searchable-text.ts";
import type { StateOffice, StatePerson } from "./openstates-schemas.ts";

/** What a source calls somebody's home, or a telephone that is theirs alone. */
const PRIVATE_KIND = /\bhome|residen|personal|private|\bcell|mobile|spouse|family/iu;
/** Addresses of a kind that says where an office is; anything else may be where someone lives. */
const PUBLIC_KIND = /^(?:capitol|district|primary)(?:[- ]?(?:mail|office))?$/iu;
/** A place that is no dwelling: a box, or a room of something larger. */
const SHARED_PLACE =
  /\bbox\b|\bp\.?\s?o\.?\s?b|\bsuite\b|\bste\b|\broom\b|\brm\b|\bcapitol\b|\bstate house\b|\bhall\b|\bcourthouse\b|\bbuilding\b|\bbldg\b|\bfloor\b/iu;

const kindOf = ({ classification, note }: StateOffice): string => classification ?? note ?? "";

/** Words of private values of a person's record, ready to be looked for in what is stored. */
export function privateValuesOf(person: StatePerson): string[] {
  const homes = [...(person.offices ?? []), ...(person.contact_details ?? [])].filter(
    (office) => !PUBLIC_KIND.test(kindOf(office)) || PRIVATE_KIND.test(office.name ?? ""),
  );
  const values = [
    ...homes.flatMap(({ address, voice, fax, email }) => [address, voice, fax, email]),
    ...privateExtras(person.extras, false),
  ];
  return values.map((value) => toSearchableText(value ?? "")).filter(tellsWhere);
}

/** The source allows anything among the extras, to any depth. */
function privateExtras(extras: unknown, isPrivate: boolean): string[] {
  if (typeof extras === "string") return isPrivate ? [extras] : [];
  if (typeof extras !== "object" || extras === null) return [];
  return Object.entries(extras).flatMap(([key, value]) => privateExtras(value, isPrivate || PRIVATE_KIND.test(key)));
}

/** A name of a town alone is nobody's secret, and would be found in everything. */
const tellsWhere = (value: string): boolean => value.length >= 6 && /\d/u.test(value);

const holds = (value: string | undefined, secrets: readonly string[]): boolean => {
  const text = ` ${toSearchableText(value ?? "")} `;
  return secrets.some((secret) => text.includes(` ${secret} `));
};

export interface OpenContacts {
  offices: StateOffice[];
  email: string;
  biography: string;
  /** How many values were left out. */
  withheld: number;
}

/**
 * What of a person's contacts is fit to be stored: offices by kind and content, never a home, nor anything that repeats
 * a home of anyone in the state (`neighbours`: private values of everyone's records).
 */
export function openContactsOf(person: StatePerson, neighbours: readonly string[]): OpenContacts {
  const own = privateValuesOf(person);
  let withheld = 0;
  const open = (value: string | undefined, secrets: readonly string[]): string => {
    if (!holds(value, secrets)) return value ?? "";
    withheld += 1;
    return "";
  };
  const offices = [...(person.offices ?? []), ...(person.contact_details ?? [])].flatMap((office) => {
    // The buildings of a legislature are in many people's records, whatever one of them calls it.
    const secrets = /^capitol/iu.test(kindOf(office)) ? own : [...own, ...neighbours];
    if (!isPublicOffice(office) || holds(office.address, secrets)) {
      withheld += 1;
      return [];
    }
    return [{ ...office, voice: open(office.voice, secrets), fax: open(office.fax, secrets) }];
  });
  const email = open(person.email, own);
  return { offices, email, biography: open(person.biography, [...own, ...neighbours]), withheld };
}

/** An address for letters, or of no named kind, that is neither a box nor a room somewhere may well be a house. */
function isPublicOffice(office: StateOffice): boolean {
  const kind = kindOf(office);
  if (!PUBLIC_KIND.test(kind) || PRIVATE_KIND.test(`${office.name ?? ""} ${office.note ?? ""}`)) return false;
  return !/^(?:district[- ]?mail|primary)/iu.test(kind) || SHARED_PLACE.test(office.address ?? "");
}
