import { planDetail, type DetailTarget, type RouteName } from "@rotunda/core";
import type { Visit } from "./visit.ts";

/** Their records are not asked for, since no screen shows them. */
const WITHOUT_SCREEN: ReadonlySet<RouteName> = new Set(["Agency", "State", "District"]);

/** The record a detail page shows; null for every other page, and without an id. */
export function detailTargetOf({ route, id }: Visit): DetailTarget | null {
  const plan = planDetail(route, id);
  return plan.do === "show" && !WITHOUT_SCREEN.has(route) ? plan.target : null;
}
