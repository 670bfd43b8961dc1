import agencies from "./agencies.json" with { type: "json" };

const names = new Map(agencies.map(({ id, name }) => [id, name]));

/** Parents (ids ending in 00) come first. Saved addresses contain ids: append new entries. `role`: "collects taxes". */
export const AGENCIES = agencies.map((agency) => {
  const part = agency.id % 100;
  const kind = agency.kind as "department" | "executive-office" | "independent" | "part";
  return {
    ...agency,
    kind,
    fullName: part === 0 ? agency.name : `${agency.name}, ${names.get(agency.id - part) ?? ""}`,
  };
});
export type Agency = (typeof AGENCIES)[number];

const byId = new Map(AGENCIES.map((agency) => [agency.id, agency]));
export const findAgency = (id: number): Agency | undefined => byId.get(id);

export function addParents(agency: Agency): Agency[] {
  const parent = agency.parentId === null ? undefined : byId.get(agency.parentId);
  return parent ? [agency, ...addParents(parent)] : [agency];
}
