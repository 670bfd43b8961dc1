import { findState } from "../directory/states.ts";
import type { OfficeRow } from "./imported-rows.ts";
import type { StateOffice } from "./openstates-schemas.ts";

const KINDS = [
  { pattern: /^capitol(?: office)?$/iu, key: "capitol", type: "Capitol Office" },
  { pattern: /^primary(?: office)?$/iu, key: "primary", type: "Office" },
  { pattern: /^district(?: office)?$/iu, key: "district", type: "District Office" },
  { pattern: /^capitol[- ]?mail/iu, key: "capitol-mail", type: "Capitol Mailing Address" },
  { pattern: /^district[- ]?mail/iu, key: "district-mail", type: "District Mailing Address" },
  { pattern: /^mail$/iu, key: "mail", type: "Mailing Address" },
  { pattern: /^toll-free$/iu, key: "toll-free", type: "Toll-Free Telephone" },
] as const;

/** Keys consist of kind and order, so that they stay stable. */
export function buildOfficeRows(personId: string, offices: readonly StateOffice[]): OfficeRow[] {
  const counts = new Map<string, number>();
  return offices
    .flatMap((office) => {
      const kind = KINDS.findIndex(({ pattern }) => pattern.test(office.classification ?? office.note ?? ""));
      return kind < 0 || isEmpty(office) ? [] : [{ office, kind }];
    })
    .toSorted((a, b) => a.kind - b.kind)
    .map(({ office, kind }, position): OfficeRow => {
      const { key, type } = KINDS[kind] ?? KINDS[0];
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

const isEmpty = ({ address = "", voice, fax, hours }: StateOffice): boolean =>
  parseStateAddress(address).address1 === "" && !voice && !fax && !hours;

/** Splits "1021 O St. Suite 8530, Sacramento, CA 95814"; other forms stay whole. */
export function parseStateAddress(text: string): { address1: string; city: string; state_code: string; zip: string } {
  const whole = text.replace(/\s+/gu, " ").trim();
  if (/^(?:none|n\/a|tbd|unknown)$/iu.test(whole)) return { address1: "", city: "", state_code: "", zip: "" };
  // Some records have only the state's code as address.
  if (findState(whole.replace(/[.,;]/gu, "").toUpperCase())) return { address1: "", city: "", state_code: "", zip: "" };
  const parts = whole.split(/\s*[,;]\s*/u).filter((part) => part !== "");
  const [, state = "", zip = ""] = /^([A-Z]{2})\.?(?: (\d{5}(?:-\d{4})?)-?)?$/u.exec(parts.at(-1) ?? "") ?? [];
  if (parts.length < 3 || !findState(state)) return { address1: whole, city: "", state_code: "", zip: "" };
  return { address1: parts.slice(0, -2).join(", "), city: parts.at(-2) ?? "", state_code: state, zip };
}
