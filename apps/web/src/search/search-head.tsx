import { buildHref, type ContentKind, listBrowseBy, listDirectories, SCOPES, type SearchScope } from "@rotunda/core";
import { BrowseByLine, RouteTabs } from "@rotunda/ui";
import { memo } from "react";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./search-screen.css.ts";

interface SearchHeadProps {
  scope: SearchScope;
  content: readonly ContentKind[];
}

/** The heading area above the keyword box, the same for all searches. */
export const SearchHead = memo(function SearchHead({ scope, content }: SearchHeadProps) {
  return (
    <>
      <div className={styles.head}>
        {/* All four searches have the same heading. */}
        <PageHeading>{PAGE_NAMES.SearchUniversal}</PageHeading>
        <BrowseByLine
          links={listBrowseBy(scope, content).map(({ label, routeName: to }) => ({ label, href: buildHref(to) }))}
        />
      </div>
      <RouteTabs label="Directories" tabs={listTabs(scope, content)} />
    </>
  );
});

const listTabs = (current: SearchScope, content: readonly ContentKind[]) =>
  listDirectories(content, current).map((scope) => ({
    label: SCOPES[scope].label,
    href: buildHref(SCOPES[scope].routeName),
    isCurrent: scope === current,
  }));
