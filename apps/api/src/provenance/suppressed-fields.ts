import table from "./suppressed-fields.json" with { type: "json" };

export interface FieldPlaces {
  profiles: readonly string[];
  /** "all": whole offices. */
  offices: readonly string[] | "all";
  contacts: readonly string[];
  bodyKey: string | null;
}

const none: FieldPlaces = { profiles: [], offices: [], contacts: [], bodyKey: null };

/** An office's key often names its town, so suppressing the address removes the office. */
const FIELDS = table.fields as Record<string, Partial<FieldPlaces>>;

/** Required to show a person. */
export const NEVER_SUPPRESSED: ReadonlySet<string> = new Set(table.never);

/** Returns the columns of a field: one of FIELDS, a body key ("body.religion"), or a profile column. */
export function listFieldPlaces(field: string): FieldPlaces {
  const [, bodyKey] = /^body\.([a-z_]+)$/u.exec(field) ?? [];
  return { ...none, ...(FIELDS[field] ?? (bodyKey === undefined ? { profiles: [field] } : { bodyKey })) };
}

export function listFieldFacts(field: string): string[] {
  const { profiles, bodyKey } = listFieldPlaces(field);
  return bodyKey === null ? [...profiles] : [...profiles, `body.${bodyKey}`];
}
