import { foldText } from "../kernel/fold-text.ts";
import type { AdditionalRole, Office, PersonProfile } from "./profile.ts";

/** "Commissioner, Migratory Bird Conservation Commission": the agency once, whether or not the position names it. */
export function formatAdditionalRole({
  positionSummary,
  agency,
}: Pick<AdditionalRole, "positionSummary" | "agency">): string {
  const position = positionSummary.trim();
  const name = agency?.agencyFull.trim() ?? "";
  if (foldText(position).includes(foldText(name))) return position;
  return position === "" ? name : `${position}, ${name}`;
}

/** All offices where somebody can be reached: their own, then those of their additional roles, each with its role. */
export function listContactOffices({
  offices,
  additionalRoles,
}: Pick<PersonProfile, "offices" | "additionalRoles">): Office[] {
  const ofRoles = additionalRoles.flatMap((role) =>
    role.offices.map((office) => ({
      ...office,
      positionSummary: office.positionSummary === "" ? formatAdditionalRole(role) : office.positionSummary,
    })),
  );
  return [...offices, ...ofRoles];
}
