import rules from "./openstates-extras.json" with { type: "json" };
import { isSameFact } from "../directory/rows.ts";
import { findState } from "../directory/states.ts";
import type { OfficeRow } from "./imported-rows.ts";
import type { StateOffice, StatePerson } from "./openstates-schemas.ts";
import { toSearchableText } from "@rotunda/core";
import { listExtraTexts, PRIVATE_KIND } from "./openstates-extras.ts";

const KINDS = rules.offices.map(({ pattern, ...kind }) => ({ ...kind, pattern: new RegExp(pattern, "iu") }));

/** Keys consist of kind and order, so that they stay stable. */
export function buildOfficeRows(personId: string, offices: readonly StateOffice[]): OfficeRow[] {
  const counts = new Map<string, number>();
  return offices
    .flatMap((office) => {
      const kind = KINDS.find(({ pattern }) => pattern.test(kindOf(office)));
      return !kind || isEmpty(office) ? [] : [{ office, kind }];
    })
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .map(({ office, kind: { key, type } }, position): OfficeRow => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return {
        source_id: `${personId}-${key}${count === 1 ? "" : `-${count}`}`,
        position,
        type,
        ...parseStateAddress(office.address ?? ""),
        building: office.name ?? "",
        room: office.room ?? "",
        hours: office.hours ?? "",
        phone: office.voice ?? "",
        fax: office.fax ?? "",
      };
    });
}

/**
 * Scores how likely two offices are the same: a shared address counts most, then the telephone, then the town. Offices
 * that share nothing may still match, because an office may move.
 */
export function scoreLikeness(office: OfficeRow, other: OfficeRow): number {
  const parts = ["city", "phone", "address1"] as const;
  const same = parts.map((part) => (office[part] ?? "") !== "" && isSameFact(office[part], other[part]));
  return same.reduce((score, isSame, index) => score + (isSame ? 2 ** index : 0), 0);
}

const isEmpty = ({ address = "", voice, fax, hours }: StateOffice): boolean =>
  parseStateAddress(address).address1 === "" && !voice && !fax && !hours;

/** Splits "1021 O St. Suite 8530, Sacramento, CA 95814"; other forms stay whole. */
export function parseStateAddress(text: string): { address1: string; city: string; state_code: string; zip: string } {
  const whole = text.replace(/\s+/gu, " ").trim();
  const none = { address1: "", city: "", state_code: "", zip: "" };
  // Some records have only the state's code as address.
  if (/^(?:none|n\/a|tbd|unknown)$/iu.test(whole) || findState(whole.replace(/[.,;]/gu, "").toUpperCase())) return none;
  const parts = whole.split(/\s*[,;]\s*/u).filter((part) => part !== "");
  const [, state = "", zip = ""] = /^([A-Z]{2})\.?(?: (\d{5}(?:-\d{4})?)-?)?$/u.exec(parts.at(-1) ?? "") ?? [];
  if (parts.length < 3 || !findState(state)) return { ...none, address1: whole };
  return { address1: parts.slice(0, -2).join(", "), city: parts.at(-2) ?? "", state_code: state, zip };
}

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

const listExtraOffices = (person: StatePerson): StateOffice[] => [
  ...listExtraTexts(person, "mail").map((text) => ({ classification: "mail", address: text.replace(/;$/u, "") })),
  ...listExtraTexts(person, "tollFree").map((voice) => ({ classification: "toll-free", voice })),
  ...listExtraTexts(person, "hours").map((hours) => ({ classification: "capitol", hours })),
];

export function listPrivateValues(person: StatePerson): string[] {
  const homes = listOffices(person).filter(
    (office) => !PUBLIC_KIND.test(kindOf(office)) || PRIVATE_KIND.test(office.name ?? ""),
  );
  const values = [
    ...homes.flatMap(({ address, voice, fax, email }) => [address, voice, fax, email]),
    ...listPrivateExtras(person.extras, false),
  ];
  return values.map((value) => toSearchableText(value ?? "")).filter(isSpecific);
}

/** The source allows any structure in `extras`. */
function listPrivateExtras(extras: unknown, isPrivate: boolean): string[] {
  if (typeof extras === "string") return isPrivate ? [extras] : [];
  if (typeof extras !== "object" || extras === null) return [];
  return Object.entries(extras).flatMap(([key, value]) =>
    listPrivateExtras(value, isPrivate || PRIVATE_KIND.test(key)),
  );
}

/** A town's name alone isn't private. */
const isSpecific = (value: string): boolean => value.length >= 6 && /\d/u.test(value);

const holds = (value: string | undefined, secrets: readonly string[]): boolean => {
  const text = ` ${toSearchableText(value ?? "")} `;
  return secrets.some((secret) => text.includes(` ${secret} `));
};

/** Removes homes, and values that repeat a home in the state (`neighbors`). */
export function listPublicContacts(person: StatePerson, neighbors: readonly string[]) {
  const own = listPrivateValues(person);
  let withheld = 0;
  const open = (value: string | undefined, secrets: readonly string[]): string => {
    if (!holds(value, secrets)) return value ?? "";
    withheld += 1;
    return "";
  };
  const offices = [...listOffices(person), ...listExtraOffices(person)].flatMap((office) => {
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
