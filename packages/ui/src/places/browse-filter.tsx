import { MESSAGES } from "@rotunda/core";
import { Search } from "../primitives/icon/icon.tsx";
import { useAnnouncement } from "../primitives/live-region/live-region.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import * as styles from "./places.css.ts";

export interface BrowseFilterProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** The number of entries after filtering: "56 states and territories". */
  count: string;
  isEmpty: boolean;
}

/** Filters the list below while typing, and shows the number of entries left. */
export function BrowseFilter({ label, text, onChange, count, isEmpty }: BrowseFilterProps) {
  const status = isEmpty ? MESSAGES.noResults : count;
  useAnnouncement(status);
  return (
    <search className={styles.filter}>
      <div className={styles.field}>
        <TextField label={label} type="search" autoComplete="off" icon={<Search />} value={text} onChange={onChange} />
      </div>
      <div className={styles.countLine}>
        <p className={styles.count}>{status}</p>
        {text !== "" && <TextButton onClick={() => onChange("")}>Clear filter</TextButton>}
      </div>
    </search>
  );
}
