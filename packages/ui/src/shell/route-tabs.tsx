import { Count, type CountProps } from "../primitives/count/count.tsx";
import * as styles from "./shell.css.ts";

export interface RouteTabsProps {
  label: string;
  /** `count` is a number beside the label, with its noun for screen readers. */
  tabs: readonly { label: string; href: string; isCurrent: boolean; count?: CountProps }[];
}

export function RouteTabs({ label, tabs }: RouteTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={tabs.length % 2 === 0 ? styles.tabList : styles.oneLine}>
        {tabs.map((tab) => (
          <li className={styles.item} key={tab.href}>
            <a aria-current={tab.isCurrent ? "page" : undefined} className={styles.tab} href={tab.href}>
              {tab.label}
              {tab.count && <Count {...tab.count} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
