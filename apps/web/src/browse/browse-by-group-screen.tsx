import { filterTree, recordHref, type LookupItem } from "@rotunda/core";
import { useState } from "react";
import { useConfig } from "../react/use-known.ts";
import { PAGE_NAMES } from "../routing/page-name.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { BrowseFilter } from "./browse-filter.tsx";
import { LinkColumns, type LinkEntry } from "./link-columns.tsx";

/** Every committee with its subcommittees, and every caucus (spec 2, decisions O-26). */
export function BrowseByGroupScreen() {
  const lookups = useConfig()?.lookups;
  const [text, setText] = useState("");
  if (!lookups) return null;
  const committees = filterTree(lookups.committees, text).map(committeeEntry);
  const caucuses = filterTree(lookups.caucusesFlat, text).map(caucusEntry);
  return (
    <>
      <PageHeading>{PAGE_NAMES.BrowseByGroup}</PageHeading>
      <BrowseFilter label="Find a committee or caucus" text={text} onChange={setText} />
      <LinkColumns title="Committees" entries={committees} isFiltered={text !== ""} />
      <LinkColumns title="Caucuses" entries={caucuses} isFiltered={text !== ""} />
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
