import agencies from "./agencies.json" with { type: "json" };

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

const names = new Map(agencies.map(({ id, name }) => [id, name]));

/**
 * Every federal agency listed, each whole before its parts. The id of a whole ends in 00, its parts follow; ids are in
 * saved addresses, so new entries take the next one.
 */
export const AGENCIES: readonly Agency[] = agencies.map((agency) => {
  const part = agency.id % 100;
  return {
    ...agency,
    kind: agency.kind as Agency["kind"],
    fullName: part === 0 ? agency.name : `${agency.name}, ${names.get(agency.id - part) ?? ""}`,
  };
});

const byId = new Map(AGENCIES.map((agency) => [agency.id, agency]));
export const findAgency = (id: number): Agency | undefined => byId.get(id);

/** The agency itself, what it belongs to, and so on up. */
export function addParents(agency: Agency): Agency[] {
  const parent = agency.parentId === null ? undefined : byId.get(agency.parentId);
  return parent ? [agency, ...addParents(parent)] : [agency];
}
