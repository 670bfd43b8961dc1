import * as styles from "./shell.css.ts";

export function BrowseByLine({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label="Browse by" className={styles.browseLine}>
      <span aria-hidden>Browse by</span>
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
