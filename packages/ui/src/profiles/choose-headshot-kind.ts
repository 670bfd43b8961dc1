import type { RecordType } from "@rotunda/core";
import type { HeadshotProps } from "../primitives/headshot/headshot.tsx";

/** Returns the headshot of a record without a picture: initials for people, else the icon of its type. */
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
