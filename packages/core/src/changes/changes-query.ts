import { parseBriefcaseItemId } from "../briefcase/items.ts";
import { describeCount } from "../kernel/text.ts";
import { buildHref } from "../navigation/links.ts";
import { CHANGE_KINDS, type ChangeKind } from "./change-topics.ts";
import type { ChangesPage } from "./changes.port.ts";

export interface ChangesQuery {
  /** An empty list means all. */
  kinds: readonly ChangeKind[];
  /** Two-letter code; empty for all. */
  state: string;
  /** `{id}-{record type}`; empty for all records. A committee includes its subcommittees. */
  record: string;
  /** Days back from today; 0 for all. */
  days: number;
  /** 1-based. */
  page: number;
}

export const DEFAULT_CHANGES_QUERY: ChangesQuery = { kinds: [], state: "", record: "", days: 30, page: 1 };

export const CHANGE_PERIODS = [
  { days: 7, text: "Last 7 days" },
  { days: 30, text: "Last 30 days" },
  { days: 90, text: "Last 90 days" },
  { days: 365, text: "Last 12 months" },
  { days: 0, text: "All" },
] as const;

/** Parses a query string; invalid values become defaults. */
export function parseChangesQuery(search: string): ChangesQuery {
  const params = new URLSearchParams(search);
  const days = params.get("days");
  const asked = params.getAll("kind");
  return {
    kinds: listKinds().filter((kind) => asked.includes(kind)),
    state: params.getAll("state").find((state) => /^[A-Z]{2}$/.test(state)) ?? "",
    record: params.getAll("record").find((record) => parseBriefcaseItemId(record)) ?? "",
    days: CHANGE_PERIODS.find((period) => String(period.days) === days)?.days ?? DEFAULT_CHANGES_QUERY.days,
    page: Number(params.getAll("page").find((page) => /^[1-9]\d{0,5}$/.test(page)) ?? 1),
  };
}

/** Formats a query string without defaults. */
export function formatChangesQuery({ kinds, state, record, days, page }: ChangesQuery): string {
  const params = new URLSearchParams();
  for (const kind of kinds) params.append("kind", kind);
  if (state !== "") params.append("state", state);
  if (record !== "") params.append("record", record);
  if (days !== DEFAULT_CHANGES_QUERY.days) params.append("days", String(days));
  if (page !== 1) params.append("page", String(page));
  return params.toString();
}

export const buildChangesHref = (query: Partial<ChangesQuery>): string =>
  buildHref("Changes", {}, formatChangesQuery({ ...DEFAULT_CHANGES_QUERY, ...query }));

/** Lists the kinds that mail and inbox offer. */
export const listInboxKinds = (): ChangeKind[] => Object.keys(CHANGE_KINDS) as ChangeKind[];

export const listKinds = (): ChangeKind[] => listInboxKinds().filter((kind) => kind !== "search" && kind !== "mention");

export const countChangeFilters = ({ kinds, state, record, days }: ChangesQuery): number =>
  kinds.length + [state !== "", record !== "", days !== DEFAULT_CHANGES_QUERY.days].filter(Boolean).length;

/** Formats "214 changes of Jane Roe in the last 30 days." */
export function describeChanges({ total, recordName }: ChangesPage, { days }: ChangesQuery): string {
  const of = recordName === "" ? "" : ` for ${recordName}`;
  const period = CHANGE_PERIODS.find((one) => one.days === days && days !== 0);
  return `${describeCount(total, "change")}${of}${period ? ` in the ${period.text.toLowerCase()}` : ""}.`;
}

/** Builds the addresses of a feed with these filters; `base` is its origin and path. */
export function listFeedAddresses(base: string, query: ChangesQuery): { name: string; url: string }[] {
  const filters = formatChangesQuery({ ...query, page: 1 });
  const search = filters === "" ? "" : `?${filters}`;
  return [
    { name: "Atom", url: `${base}/changes.atom${search}` },
    { name: "JSON Feed", url: `${base}/changes.json${search}` },
  ];
}
