import { Search, TextField } from "@rotunda/ui";
import * as styles from "./link-columns.css.ts";

export interface BrowseFilterProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

/** Narrows the lists below it while it is typed in (decisions O-26). */
export function BrowseFilter({ label, text, onChange }: BrowseFilterProps) {
  return (
    <search className={styles.filter}>
      <TextField label={label} type="search" autoComplete="off" icon={<Search />} value={text} onChange={onChange} />
    </search>
  );
}
