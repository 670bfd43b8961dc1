import { folded } from "../kernel/folded.ts";
import type { AdditionalRole, Office, PersonProfile } from "./profile.ts";

/** "Commissioner, Migratory Bird Conservation Commission": the agency once, whether or not the position names it. */
export function additionalRoleLine({
  positionSummary,
  agency,
}: Pick<AdditionalRole, "positionSummary" | "agency">): string {
  const position = positionSummary.trim();
  const name = agency?.agencyFull.trim() ?? "";
  if (folded(position).includes(folded(name))) return position;
  return position === "" ? name : `${position}, ${name}`;
}

/** All offices where somebody can be reached: their own, then those of their additional roles, each with its role. */
export function contactOffices({
  offices,
  additionalRoles,
}: Pick<PersonProfile, "offices" | "additionalRoles">): Office[] {
  const ofRoles = additionalRoles.flatMap((role) =>
    role.offices.map((office) => ({
      ...office,
      positionSummary: office.positionSummary === "" ? additionalRoleLine(role) : office.positionSummary,
    })),
  );
  return [...offices, ...ofRoles];
}
