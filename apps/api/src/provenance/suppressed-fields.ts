export interface FieldPlaces {
  profiles: readonly string[];
  /** "all": whole offices. */
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
  // An office's key often names its town, so suppressing the address removes the office.
  address: { ...none, offices: "all", contacts: ["phone"] },
  offices: { ...none, offices: "all", contacts: ["phone"] },
  gender: { ...none, profiles: ["gender_id"] },
  party: { ...none, profiles: ["party_id"] },
  social: { ...none, profiles: SOCIAL },
};

/** Required to show a person. */
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

/** Returns the columns of a field: one of FIELDS, a body key ("body.religion"), or a profile column. */
export function listFieldPlaces(field: string): FieldPlaces {
  const known = FIELDS[field];
  if (known) return known;
  const [, bodyKey] = /^body\.([a-z_]+)$/u.exec(field) ?? [];
  return bodyKey === undefined ? { ...none, profiles: [field] } : { ...none, bodyKey };
}

export function factsOfField(field: string): string[] {
  const { profiles, bodyKey } = listFieldPlaces(field);
  return bodyKey === null ? [...profiles] : [...profiles, `body.${bodyKey}`];
}
