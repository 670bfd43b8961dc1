/** Columns that hold a field; one field often has several. */
export interface FieldPlaces {
  profiles: readonly string[];
  /** "all": the offices themselves. */
  offices: readonly string[] | "all";
  contacts: readonly string[];
  bodyKey: string | null;
}

const SOCIAL = ["facebook_url", "twitter_username", "instagram_username", "youtube", "linked_in_url"];

const none: FieldPlaces = { profiles: [], offices: [], contacts: [], bodyKey: null };

const FIELDS: Record<string, FieldPlaces> = {
  phone: { ...none, offices: ["phone"], contacts: ["phone"] },
  fax: { ...none, offices: ["fax"] },
  email: { ...none, profiles: ["email"], contacts: ["email"] },
  // A source's key of an office often names its town, so an address goes with all that is known of the office.
  address: { ...none, offices: "all", contacts: ["phone"] },
  offices: { ...none, offices: "all", contacts: ["phone"] },
  gender: { ...none, profiles: ["gender_id"] },
  party: { ...none, profiles: ["party_id"] },
  social: { ...none, profiles: SOCIAL },
};

/** Without these there is no person to show. */
export const NEVER_SUPPRESSED: ReadonlySet<string> = new Set([
  "id",
  "source",
  "source_id",
  "preferred_name_display",
  "is_former",
  "is_unlocked",
  "subscription_modules",
  "body",
]);

/** Fields an administrator can name: these, a key of the body ("body.religion") and any other column of a profile. */
export function listFieldPlaces(field: string): FieldPlaces {
  const known = FIELDS[field];
  if (known) return known;
  const [, bodyKey] = /^body\.([a-z_]+)$/u.exec(field) ?? [];
  return bodyKey === undefined ? { ...none, profiles: [field] } : { ...none, bodyKey };
}

/** A field's columns and body key in a profile, as facts. */
export function factsOfField(field: string): string[] {
  const { profiles, bodyKey } = listFieldPlaces(field);
  return bodyKey === null ? [...profiles] : [...profiles, `body.${bodyKey}`];
}
