import type { SearchItem } from "@rotunda/core";
import type { ReactNode } from "react";
import type { MemberStar } from "../groups/member-list.tsx";
import { StarButton } from "../profiles/star-button.tsx";

type StarOf = (person: SearchItem) => MemberStar;

/** Returns the renderer of the star at the end of a table row; undefined without a Briefcase. */
export function createStarCell(starOf: StarOf | undefined): ((person: SearchItem) => ReactNode) | undefined {
  if (starOf === undefined) return undefined;
  return (person) => <StarCell person={person} star={starOf(person)} />;
}

function StarCell({ person, star: { isIn, isPending, onToggle } }: { person: SearchItem; star: MemberStar }) {
  return (
    <StarButton name={person.preferredNameDisplay} isInBriefcase={isIn} isPending={isPending} onToggle={onToggle} />
  );
}
