import { MESSAGES } from "@rotunda/core";
import { NoInformation, TextLink } from "@rotunda/ui";
import { type } from "@rotunda/ui/theme";
import * as styles from "./link-columns.css.ts";

export interface LinkEntry {
  id: string;
  text: string;
  href: string;
  below?: LinkEntry[];
}

export interface LinkColumnsProps {
  title: string;
  entries: LinkEntry[];
  /** The list was narrowed: nothing in it then only means that nothing matched. */
  isFiltered?: boolean;
}

/** A long list of links in columns, with what belongs to each below it. */
export function LinkColumns({ title, entries, isFiltered = false }: LinkColumnsProps) {
  return (
    <section className={styles.section}>
      <h2 className={type.h2}>{title}</h2>
      {entries.length > 0 && <Entries entries={entries} className={styles.columns} />}
      <div role="status">{entries.length === 0 && (isFiltered ? MESSAGES.noResults : <NoInformation />)}</div>
    </section>
  );
}

function Entries({ entries, className }: { entries: LinkEntry[]; className: string }) {
  return (
    <ul className={className}>
      {entries.map(({ id, text, href, below = [] }) => (
        <li key={id} className={styles.entry}>
          <TextLink href={href}>{text}</TextLink>
          {below.length > 0 && <Entries entries={below} className={styles.below} />}
        </li>
      ))}
    </ul>
  );
}
