import type { BriefcaseEvent } from "../analytics/analytics.port.ts";
import type { ToggleCommand } from "./briefcase.port.ts";

/** The analytics events of toggles the server has made (ANALYT-08): a move adds items and removes items. */
export function listToggleEvents(toggles: readonly Pick<ToggleCommand, "action">[]): BriefcaseEvent[] {
  const made = (action: ToggleCommand["action"]) =>
    toggles.some((toggle) => toggle.action === action || toggle.action === "move");
  return [
    ...(made("add") ? ["briefcase-add-items" as const] : []),
    ...(made("remove") ? ["briefcase-remove-items" as const] : []),
  ];
}
