import { browseStates, defaultSearchQuery, type BrowsedState, type LookupItem } from "@rotunda/core";
import { useState } from "react";
import { useConfig } from "../react/use-known.ts";
import { PAGE_NAMES } from "../routing/page-name.ts";
import { searchHref } from "../routing/search-href.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { BrowseFilter } from "./browse-filter.tsx";
import { LinkColumns, type LinkEntry } from "./link-columns.tsx";

/** Every state with its districts, each leading to who represents it in Congress and as governor (decisions O-26). */
export function BrowseByStateScreen() {
  const lookups = useConfig()?.lookups;
  const [text, setText] = useState("");
  if (!lookups) return null;
  const found = browseStates(lookups.states, lookups.districts, text);
  return (
    <>
      <PageHeading>{PAGE_NAMES.BrowseByState}</PageHeading>
      <BrowseFilter label="Find a state or district" text={text} onChange={setText} />
      <LinkColumns title="States and territories" entries={found.map(stateEntry)} isFiltered={text !== ""} />
    </>
  );
}

const stateEntry = ({ state: { id, name, shortCode = "" }, districts }: BrowsedState): LinkEntry => ({
  id,
  text: name,
  href: searchHref("congressional", { ...defaultSearchQuery(), currentOfficeStates: [{ id: shortCode, name }] }),
  below: districts.map(districtEntry),
});

const districtEntry = ({ id, name }: LookupItem): LinkEntry => ({
  id,
  text: name,
  href: searchHref("congressional", { ...defaultSearchQuery(), currentOfficeCongressionalDistrict: { id, name } }),
});
