import { defaultSearchQuery, filterTree, type LookupItem } from "@rotunda/core";
import { useState } from "react";
import { useConfig } from "../react/use-known.ts";
import { PAGE_NAMES } from "../routing/page-name.ts";
import { searchHref } from "../routing/search-href.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { BrowseFilter } from "./browse-filter.tsx";
import { LinkColumns, type LinkEntry } from "./link-columns.tsx";

/** Every department with its agencies, each leading to the people who serve in it (decisions O-26). */
export function BrowseByAgencyScreen() {
  const lookups = useConfig()?.lookups;
  const [text, setText] = useState("");
  if (!lookups) return null;
  const found = filterTree(lookups.agencies, text);
  return (
    <>
      <PageHeading>{PAGE_NAMES.BrowseByAgency}</PageHeading>
      <BrowseFilter label="Find a federal office" text={text} onChange={setText} />
      <LinkColumns title="Departments and agencies" entries={found.map(agencyEntry)} isFiltered={text !== ""} />
    </>
  );
}

const agencyEntry = ({ id, name, children = [] }: LookupItem): LinkEntry => ({
  id,
  text: name,
  href: searchHref("federal", { ...defaultSearchQuery(), agencies: [{ id, name }] }),
  below: children.map(agencyEntry),
});
