import { toSearchableText } from "@rotunda/core";
import { extraTexts, PRIVATE_KIND } from "./openstates-extras.ts";
import type { StateOffice, StatePerson } from "./openstates-schemas.ts";

/** Other kinds of addresses may be homes. */
const PUBLIC_KIND = /^(?:(?:capitol|district|primary)(?:[- ]?(?:mail|office))?|mail|toll-free)$/iu;
/** A P.O. box, or a room in a larger building. */
const SHARED_PLACE =
  /\bbox\b|\bp\.?\s?o\.?\s?b|\bsuite\b|\bste\b|\broom\b|\brm\b|\bcapitol\b|\bstate house\b|\bhall\b|\bcourthouse\b|\bbuilding\b|\bbldg\b|\bfloor\b/iu;

const kindOf = ({ classification, note }: StateOffice): string => classification ?? note ?? "";

const listOffices = (person: StatePerson): StateOffice[] => [
  ...(person.offices ?? []),
  ...(person.contact_details ?? []),
];

/** Some states' mailing addresses, toll-free numbers and office hours are in `extras`. */
const extraOffices = (person: StatePerson): StateOffice[] => [
  ...extraTexts(person, "mail").map((text) => ({ classification: "mail", address: text.replace(/;$/u, "") })),
  ...extraTexts(person, "tollFree").map((voice) => ({ classification: "toll-free", voice })),
  ...extraTexts(person, "hours").map((hours) => ({ classification: "capitol", hours })),
];

export function privateValuesOf(person: StatePerson): string[] {
  const homes = listOffices(person).filter(
    (office) => !PUBLIC_KIND.test(kindOf(office)) || PRIVATE_KIND.test(office.name ?? ""),
  );
  const values = [
    ...homes.flatMap(({ address, voice, fax, email }) => [address, voice, fax, email]),
    ...privateExtras(person.extras, false),
  ];
  return values.map((value) => toSearchableText(value ?? "")).filter(isSpecific);
}

/** The source allows any structure in `extras`. */
function privateExtras(extras: unknown, isPrivate: boolean): string[] {
  if (typeof extras === "string") return isPrivate ? [extras] : [];
  if (typeof extras !== "object" || extras === null) return [];
  return Object.entries(extras).flatMap(([key, value]) => privateExtras(value, isPrivate || PRIVATE_KIND.test(key)));
}

/** A town's name alone isn't private. */
const isSpecific = (value: string): boolean => value.length >= 6 && /\d/u.test(value);

const holds = (value: string | undefined, secrets: readonly string[]): boolean => {
  const text = ` ${toSearchableText(value ?? "")} `;
  return secrets.some((secret) => text.includes(` ${secret} `));
};

/** Removes homes, and values that repeat a home in the state (`neighbors`). */
export function openContactsOf(person: StatePerson, neighbors: readonly string[]) {
  const own = privateValuesOf(person);
  let withheld = 0;
  const open = (value: string | undefined, secrets: readonly string[]): string => {
    if (!holds(value, secrets)) return value ?? "";
    withheld += 1;
    return "";
  };
  const offices = [...listOffices(person), ...extraOffices(person)].flatMap((office) => {
    // Legislature buildings are public, even if a record calls them private.
    const secrets = /^capitol/iu.test(kindOf(office)) ? own : [...own, ...neighbors];
    if (!isPublicOffice(office) || holds(office.address, secrets)) {
      withheld += 1;
      return [];
    }
    return [{ ...office, voice: open(office.voice, secrets), fax: open(office.fax, secrets) }];
  });
  const email = open(person.email ?? offices.find(({ email: written }) => written !== undefined)?.email, own);
  const biography = open(person.biography, [...own, ...neighbors]);
  return { offices, email, biography, withheld, isPrivate: (text: string) => holds(text, [...own, ...neighbors]) };
}

/** A mailing or primary address that is neither a P.O. box nor a room may be a house. */
function isPublicOffice(office: StateOffice): boolean {
  const kind = kindOf(office);
  if (!PUBLIC_KIND.test(kind) || PRIVATE_KIND.test(`${office.name ?? ""} ${office.note ?? ""}`)) return false;
  return !/^(?:district[- ]?mail|mail|primary)/iu.test(kind) || SHARED_PLACE.test(office.address ?? "");
}
