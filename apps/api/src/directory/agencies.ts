import agencies from "./agencies.json" with { type: "json" };

export interface Agency {
  /** Id in the lookup 'agencies'; stable. */
  id: number;
  parentId: number | null;
  kind: "department" | "executive-office" | "independent" | "part";
  name: string;
  fullName: string;
  acronym: string;
  city: string;
  state: string;
  headTitle: string;
  /** Predicate: "collects taxes". */
  role: string;
}

const names = new Map(agencies.map(({ id, name }) => [id, name]));

/** All agencies, parents (ids ending in 00) before parts. Saved addresses contain ids: append new entries. */
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

export function addParents(agency: Agency): Agency[] {
  const parent = agency.parentId === null ? undefined : byId.get(agency.parentId);
  return parent ? [agency, ...addParents(parent)] : [agency];
}
