import type { Caller } from "../platform/access.ts";
import { listOpenModules } from "@rotunda/core";

export interface Reader {
  userId: number | null;
  /** From core's `listOpenModules`: null opens unlocked records only. */
  modules: readonly number[] | null;
}

export interface Audience {
  reader: Reader;
  hidePaywalled: boolean;
}

export function createBinder() {
  const values: unknown[] = [];
  return { values, bind: (value: unknown): string => `$${values.push(value)}` };
}
export type Binder = ReturnType<typeof createBinder>;

/** `isOutsideSubscription` of core in SQL; `modules` is a placeholder for the reader's. */
export const isPaywalled = (row: string, modules: string): string =>
  `not (${row}.is_unlocked or (${modules}::int[] is not null
    and (${row}.subscription_modules = '{}' or ${row}.subscription_modules && ${modules}::int[])))`;

export const isInBriefcase = (recordType: string, id: string, user: string): string =>
  `exists (select from folder_items kept join folders f on f.id = kept.folder_id
    where f.user_id = ${user} and kept.record_type = (${recordType}) and kept.record_id = (${id}))`;

/** A contact entry with a full profile is stored as the profile. */
function findItemKey(record: string): { type: string; id: string } {
  const profile = `(select own.profile_id from contacts own
    where ${record}.record_type = 'person' and own.id = ${record}.record_id)`;
  return {
    type: `case when ${profile} is null then ${record}.record_type else 'profile' end`,
    id: `coalesce(${profile}, ${record}.record_id)`,
  };
}

export function buildItemColumns(record: string, reader: Reader, { bind }: Binder): string {
  const paywalled = isPaywalled(record, bind(reader.modules));
  const own = findItemKey(record);
  return `${record}.record_id as id, (${own.id}) || '-' || (${own.type}) as briefcase_item_id,
    ${record}.record_type, ${record}.preferred_name_display, ${record}.sort_name, ${record}.position_summary, ${record}.title,
    ${record}.political_party, ${record}.leadership_role, ${record}.headshot, ${record}.is_former,
    ${record}.subscription_modules, ${paywalled} as is_paywalled,
    case when ${paywalled} then '' else ${record}.quick_summary end as quick_summary,
    ${isInBriefcase(own.type, own.id, bind(reader.userId))} as added_to_briefcase`;
}

export const toReader = ({ userId, session, access }: Caller): Reader => ({
  userId,
  modules: listOpenModules(session, access),
});
