import type { RecordType } from "@rotunda/core";
import type { HeadshotProps } from "../primitives/headshot/headshot.tsx";

/** The kind of headshot for a record without a picture: initials for people, else the sign of its type. */
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
