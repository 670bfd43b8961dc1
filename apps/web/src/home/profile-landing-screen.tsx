import { buildHref, SCOPES } from "@rotunda/core";
import { BrowseByLine } from "@rotunda/ui";
import { KeywordCombobox } from "../search/keyword-combobox.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { Directories } from "./directories.tsx";

/** The start page for finding a profile without knowing a name. */
export function ProfileLandingScreen() {
  return (
    <>
      <PageHeading>Find a profile</PageHeading>
      <KeywordCombobox label="Keyword Search" placeholder="Name, office or issue" />
      <BrowseByLine
        links={SCOPES.universal.browseBy.map(({ label, routeName }) => ({ label, href: buildHref(routeName) }))}
      />
      <Directories />
    </>
  );
}
