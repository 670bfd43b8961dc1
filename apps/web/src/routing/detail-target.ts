import type { DetailTarget } from "@rotunda/core/stores";
import type { Visit } from "./visit.ts";

/** The record a detail page shows; null for every other page, and without an id. */
export function detailTargetOf({ route, id }: Visit): DetailTarget | null {
  if (id === null) return null;
  switch (route) {
    case "Profile":
      return { kind: "profile", id };
    case "ProfileKW":
      return { kind: "knowWho", id };
    case "Committee":
      return { kind: "committee", id };
    case "Caucus":
      return { kind: "caucus", id };
    default:
      return null;
  }
}
