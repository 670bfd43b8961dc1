import type { BriefcaseEvent } from "../analytics/analytics.port.ts";
import type { ToggleCommand } from "./briefcase.port.ts";

/** Lists the analytics events of completed toggles (ANALYT-08): a move adds and removes. */
export function listToggleEvents(toggles: readonly Pick<ToggleCommand, "action">[]): BriefcaseEvent[] {
  const made = (action: ToggleCommand["action"]) =>
    toggles.some((toggle) => toggle.action === action || toggle.action === "move");
  return [
    ...(made("add") ? ["briefcase-add-items" as const] : []),
    ...(made("remove") ? ["briefcase-remove-items" as const] : []),
  ];
}
