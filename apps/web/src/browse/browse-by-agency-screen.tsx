import { hrefTo, type LookupItem } from "@rotunda/core";
import { useConfig } from "../react/use-known.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { LinkColumns, type LinkEntry } from "./link-columns.tsx";

/** Every department with its agencies, each leading to the people who serve in it. */
export function BrowseByAgencyScreen() {
  const lookups = useConfig()?.lookups;
  if (!lookups) return null;
  return (
    <>
      <PageHeading>Browse by Federal Office</PageHeading>
      <LinkColumns title="Departments and agencies" entries={lookups.agencies.map(agencyEntry)} />
    </>
  );
}

const agencyEntry = ({ id, name, children = [] }: LookupItem): LinkEntry => ({
  id,
  text: name,
  href: hrefTo("SearchFederal", {}, `agencies=${id}`),
  below: children.map(agencyEntry),
});
