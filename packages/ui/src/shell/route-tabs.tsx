import * as styles from "./route-tabs.css.ts";

export interface RouteTabsProps {
  /** Label of the navigation: "Directories". */
  label: string;
  tabs: readonly { label: string; href: string; isCurrent: boolean }[];
}

/** Links that look like tabs, with the current one marked. */
export function RouteTabs({ label, tabs }: RouteTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li className={styles.item} key={tab.href}>
            <a aria-current={tab.isCurrent ? "page" : undefined} className={styles.tab} href={tab.href}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
