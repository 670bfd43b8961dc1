import { buildHref, describeHome, listBrowseBy } from "@rotunda/core";
import { BrowseByLine } from "@rotunda/ui";
import { useConfig } from "../react/use-session.ts";
import { KeywordCombobox } from "../search/keyword-combobox.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { Directories } from "./directories.tsx";

/** The start page for finding a profile without knowing a name. */
export function ProfileLandingScreen() {
  const config = useConfig();
  if (!config) return null;
  const { content } = config;
  return (
    <>
      <PageHeading>Find a profile</PageHeading>
      <KeywordCombobox placeholder={describeHome(content).placeholder} />
      <BrowseByLine
        links={listBrowseBy("universal", content).map(({ label, routeName }) => ({
          label,
          href: buildHref(routeName),
        }))}
      />
      <Directories content={content} />
    </>
  );
}
