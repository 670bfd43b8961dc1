import { buildHref, formatUnread, type RouteName } from "@rotunda/core";
import { RouteTabs } from "@rotunda/ui";
import { bindInbox } from "../di/inbox-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService } from "../react/services.tsx";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import * as styles from "./inbox-screen.css.ts";

const TABS = ["Inbox", "Changes", "Following"] as const satisfies RouteName[];

/** The tabs of the inbox, of which What Changed is one. */
export function InboxTabs({ current }: { current: (typeof TABS)[number] }) {
  const unread = formatUnread(useBehavior(useScreenService(token.UnreadStore, bindInbox).state$));
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
