import { buildHref, formatUnread, type RouteName } from "@rotunda/core";
import { RouteTabs } from "@rotunda/ui";
import { useReader } from "../react/use-session.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import * as styles from "./inbox-screen.css.ts";

const TABS = ["Inbox", "Changes", "Following"] as const satisfies RouteName[];

export function InboxTabs({ current }: { current: (typeof TABS)[number] }) {
  const unread = formatUnread(useReader()?.session.unread ?? 0);
  const tabs = TABS.map((name) => ({
    label: PAGE_NAMES[name],
    href: buildHref(name),
    isCurrent: name === current,
    ...(name === "Inbox" && unread !== "" && { count: { value: unread, label: "unread" } }),
  }));
  return (
    <div className={styles.tabs}>
      <RouteTabs label="Inbox" tabs={tabs} />
    </div>
  );
}
