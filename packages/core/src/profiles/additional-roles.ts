import { foldText } from "../kernel/text.ts";
import type { AdditionalRole, Office, PersonProfile } from "./profile.ts";

/** Formats "Commissioner, Migratory Bird Conservation Commission", without repeating the agency. */
export function formatAdditionalRole({
  positionSummary,
  agency,
}: Pick<AdditionalRole, "positionSummary" | "agency">): string {
  const position = positionSummary.trim();
  const name = agency?.agencyFull.trim() ?? "";
  if (foldText(position).includes(foldText(name))) return position;
  return position === "" ? name : `${position}, ${name}`;
}

/** Lists a person's offices, then those of additional roles, labeled with the role. */
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
