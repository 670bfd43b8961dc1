import { DEPARTMENTS } from "./department-lines.ts";
import { INDEPENDENT_AGENCIES } from "./independent-agency-lines.ts";

/** A department, agency or office of the federal government, with its real name and role. */
export interface Agency {
  /** Entry of the lookup 'agencies'; never changes. */
  id: number;
  parentId: number | null;
  kind: "department" | "executive-office" | "independent" | "part";
  name: string;
  /** "Forest Service, Department of Agriculture" */
  fullName: string;
  acronym: string;
  city: string;
  state: string;
  /** Title of its head: "Secretary", "Commissioner". */
  headTitle: string;
  /** Role, as a predicate: "collects taxes". */
  role: string;
}

const EXECUTIVE_OFFICE = 1600;

/** Every federal agency listed, each whole before its parts. */
export const AGENCIES: readonly Agency[] = readAgencies();

const byId = new Map(AGENCIES.map((agency) => [agency.id, agency]));
export const findAgency = (id: number): Agency | undefined => byId.get(id);

/** The agency itself, what it belongs to, and so on up. */
export function addParents(agency: Agency): Agency[] {
  const parent = agency.parentId === null ? undefined : byId.get(agency.parentId);
  return parent ? [agency, ...addParents(parent)] : [agency];
}

function readAgencies(): Agency[] {
  const agencies = new Map<number, Agency>();
  let whole = 0;
  const read = (line: string, top: "department" | "independent"): void => {
    const [numbers = "", acronym = "", name = "", seat = "", headTitle = "", role = ""] = line.split("|");
    const isWhole = numbers.startsWith("=");
    if (isWhole) whole = Number(numbers.slice(1)) * 100;
    const [number = "", above = "0"] = numbers.split("<");
    const id = isWhole ? whole : whole + Number(number);
    const parent = isWhole ? undefined : agencies.get(whole + Number(above));
    const [city = "", state = ""] = seat.split(", ");
    agencies.set(id, {
      id,
      parentId: parent?.id ?? null,
      kind: isWhole ? (id === EXECUTIVE_OFFICE ? "executive-office" : top) : "part",
      name,
      fullName: parent ? `${name}, ${agencies.get(whole)?.name ?? ""}` : name,
      acronym,
      city,
      state,
      headTitle,
      role,
    });
  };
  for (const line of DEPARTMENTS.trim().split("\n")) read(line, "department");
  for (const line of INDEPENDENT_AGENCIES.trim().split("\n")) read(line, "independent");
  return [...agencies.values()];
}
