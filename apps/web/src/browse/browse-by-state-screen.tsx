import { hrefTo, type LookupItem } from "@rotunda/core";
import { useConfig } from "../react/use-known.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { LinkColumns, type LinkEntry } from "./link-columns.tsx";

/** Every state, each leading to who represents it in Congress and as governor. */
export function BrowseByStateScreen() {
  const lookups = useConfig()?.lookups;
  if (!lookups) return null;
  return (
    <>
      <PageHeading>Browse by State</PageHeading>
      <LinkColumns title="States and territories" entries={lookups.states.map(stateEntry)} />
    </>
  );
}

const stateEntry = ({ id, name, shortCode = "" }: LookupItem): LinkEntry => ({
  id,
  text: name,
  href: hrefTo("SearchCongressional", {}, `current_office_state_abbr=${shortCode}`),
});
