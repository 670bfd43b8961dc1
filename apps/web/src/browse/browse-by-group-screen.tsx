import { recordHref, type LookupItem } from "@rotunda/core";
import { useConfig } from "../react/use-known.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { LinkColumns, type LinkEntry } from "./link-columns.tsx";

/** Every committee with its subcommittees, and every caucus (spec 2, decisions O-26). */
export function BrowseByGroupScreen() {
  const lookups = useConfig()?.lookups;
  if (!lookups) return null;
  return (
    <>
      <PageHeading>Browse by Caucus or Committee</PageHeading>
      <LinkColumns title="Committees" entries={lookups.committees.map(committeeEntry)} />
      <LinkColumns title="Caucuses" entries={lookups.caucusesFlat.map(caucusEntry)} />
    </>
  );
}

const committeeEntry = ({ id, name, children = [] }: LookupItem): LinkEntry => ({
  id,
  text: name,
  href: recordHref({ id: Number(id), recordType: "committee", preferredNameDisplay: name }),
  below: children.map(committeeEntry),
});

const caucusEntry = ({ id, name }: LookupItem): LinkEntry => ({
  id,
  text: name,
  href: recordHref({ id: Number(id), recordType: "caucus", preferredNameDisplay: name }),
});
