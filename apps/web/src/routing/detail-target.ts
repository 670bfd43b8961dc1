import { planDetail, type DetailTarget } from "@rotunda/core";
import type { Visit } from "./visit.ts";

/** The record a detail page shows; null for every other page, and without an id. */
export function findDetailTarget({ route, id }: Visit): DetailTarget | null {
  const plan = planDetail(route, id);
  return plan.do === "show" ? plan.target : null;
}
