import { buildCompareHref, buildSharedMembersHref } from "@rotunda/core";
import { Button, Download, Printer, RouteTabs } from "@rotunda/ui";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./compare-screen.css.ts";

/** The heading and tabs of both comparisons. */
export function CompareHead({ current }: { current: "people" | "groups" }) {
  const tabs = [
    {
      label: "Side by side",
      href: buildCompareHref({ people: [], onlyDifferent: false }),
      isCurrent: current === "people",
    },
    { label: "Who sits on both?", href: buildSharedMembersHref([]), isCurrent: current === "groups" },
  ];
  return (
    <>
      <PageHeading>{PAGE_NAMES.Compare}</PageHeading>
      <RouteTabs label="Comparisons" tabs={tabs} />
    </>
  );
}

export function CompareActions({ onSave }: { onSave: () => void }) {
  return (
    <div className={styles.actions}>
      <Button size="small" tone="quiet" icon={<Printer size="small" />} onClick={() => window.print()}>
        Print
      </Button>
      <Button size="small" tone="quiet" icon={<Download size="small" />} onClick={onSave}>
        CSV
      </Button>
    </div>
  );
}
