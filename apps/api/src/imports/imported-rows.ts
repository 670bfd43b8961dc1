import { PROSE_FIELDS } from "@rotunda/core/wire";

const columnsOf =
  <T>(blank: T) =>
  <Name extends string>(...names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, blank])) as Record<Name, T>;

const texts = columnsOf<string>("");
const numbers = columnsOf<number | null>(null);
const optionalTexts = columnsOf<string | null>(null);
const dates = optionalTexts;
const flags = columnsOf<boolean>(false);
const numberLists = columnsOf<readonly number[]>([]);

export const PROSE_FACTS = PROSE_FIELDS.map((field) => `body.${field}` as const);

/** Imported columns with their empty values. */
export const EMPTY_ROWS = {
  profiles: {
    ...texts("first_name", "middle_name", "last_name", "suffix", "nickname", "preferred_name_display"),
    ...texts("headshot", "state_code", "district", "title", "position_summary", "leadership_role", "email"),
    ...texts("website_url", "contact_form_url", "facebook_url", "twitter_username", "instagram_username", "youtube"),
    ...texts("linked_in_url"),
    ...numbers("gender_id", "party_id", "chamber_id", "profile_type_id"),
    ...dates("birth_date", "updated_date"),
    ...flags("is_former"),
    ...numberLists("subscription_modules"),
    ...columnsOf<readonly string[]>([])("aliases"),
    ...columnsOf<Record<string, unknown>>({})("identifiers"),
    ...optionalTexts("body.phonetic_name", "body.birthplace", "body.family_members", "body.education_summary"),
    ...optionalTexts("body.caucuses_with", "body.headshot_credit", "body.state_rank", ...PROSE_FACTS),
    ...columnsOf<readonly string[] | null>(null)("body.work_history", "body.district_places"),
    ...columnsOf<readonly { label: string; url: string }[] | null>(null)("body.links"),
  },
  terms: {
    ...numbers("position", "senate_class"),
    ...texts("type", "state_code", "district", "party_name", "caucus_name", "note"),
    ...dates("start_date", "end_date"),
  },
  leadership_roles: { ...numbers("position"), ...texts("title", "chamber"), ...dates("start_date", "end_date") },
  offices: {
    ...numbers("profile_id", "position", "latitude", "longitude"),
    ...texts("type", "building", "room", "address1", "address2", "city", "state_code", "zip", "phone", "fax", "hours"),
  },
  groups: {
    ...texts("kind", "chamber", "state_code", "long_name", "short_name", "jurisdiction", "address", "phone"),
    ...texts("website_url", "minority_website_url", "category", "email"),
    ...columnsOf<readonly string[]>([])("aliases"),
    ...columnsOf<readonly { label: string; url: string }[]>([])("links"),
    ...numbers("parent_id"),
    ...numberLists("subscription_modules", "congresses"),
    ...flags("is_former"),
    ...dates("updated_date"),
  },
  contacts: {
    ...texts("record_type", "first_name", "last_name", "full_name", "title", "email", "phone", "majmin"),
    ...texts("office_city", "office_state_code"),
    ...numbers("employer_profile_id", "employer_group_id", "employer_agency_id", "appointment_id", "profile_type_id"),
    ...numberLists("job_category_ids", "focus_area_ids", "subscription_modules"),
    ...flags("is_leadership", "is_former"),
  },
  agencies: {
    ...texts("kind", "name", "agency_full", "short_name", "role", "city", "state_code", "logo", "figures_source"),
    ...texts("address", "phone", "fax", "email", "website"),
    ...numbers("parent_id"),
    ...numberLists("subscription_modules"),
    ...flags("is_former"),
    ...dates("updated_date"),
  },
  vacancies: { ...numbers("district_id"), ...dates("vacant_until") },
};

export type ImportedTable = keyof typeof EMPTY_ROWS;
export type FullRow<T extends ImportedTable> = (typeof EMPTY_ROWS)[T];
export type Row<T extends ImportedTable> = Partial<FullRow<T>>;

export type OfficeRow = Row<"offices"> & { source_id: string };

/** Returns null for an empty list, which means that the facts are unknown. */
export const listOrNull = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

export type Values = Readonly<Record<string, unknown>>;
