import type { RecordType } from "@rotunda/core";
import type { HeadshotProps } from "../primitives/headshot/headshot.tsx";

/** What stands where a record has no face: people's initials, or the sign of what it is. */
export function chooseHeadshotKind(recordType: RecordType): NonNullable<HeadshotProps["kind"]> {
  switch (recordType) {
    case "profile":
    case "person":
    case "staffer":
    case "agencyperson":
      return "person";
    default:
      return recordType;
  }
}
