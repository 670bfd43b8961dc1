import { type BrowsedState, type LookupItem, buildRecordHref, formatStateInSentence } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import * as styles from "./state-index.css.ts";

export interface StateIndexProps {
  entries: BrowsedState[];
  /** The letters of the state that stands out. */
  activeCode: string | null;
  onActive: (code: string | null) => void;
}

/** The address of a state's page. */
export const buildStateHref = ({ id, name }: LookupItem): string =>
  buildRecordHref({ id: Number(id), recordType: "state", preferredNameDisplay: name });

/** Every state with the numbers of its congressional districts, each a link. */
export function StateIndex({ entries, activeCode, onActive }: StateIndexProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ state, districts }) => {
        const code = state.shortCode ?? null;
        const shows = { onPointerEnter: () => onActive(code), onFocus: () => onActive(code) };
        const hides = { onPointerLeave: () => onActive(null), onBlur: () => onActive(null) };
        return (
          <li key={state.id} className={styles.entry} data-active={(code !== null && code === activeCode) || undefined}>
            <TextLink look="name" className={styles.state} href={buildStateHref(state)} {...shows} {...hides}>
              {state.name}
            </TextLink>
            {districts.length > 0 && (
              <ul
                className={styles.districts}
                aria-label={`Congressional districts of ${formatStateInSentence(state.name)}`}
              >
                {districts.map((district) => (
                  <li key={district.id}>
                    <TextLink
                      className={styles.district}
                      href={buildDistrictHref(district)}
                      aria-label={district.name}
                      {...shows}
                      {...hides}
                    >
                      {formatDistrictNumber(district)}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const buildDistrictHref = ({ id, name }: LookupItem) =>
  buildRecordHref({ id: Number(id), recordType: "district", preferredNameDisplay: name });

/** "WA-5" is district 5; "AL" stands for the whole state, whose name says so. */
function formatDistrictNumber({ shortCode = "" }: LookupItem): string {
  const number = shortCode.replace(/^[^-]*-/, "");
  return /^\d/.test(number) ? number : "At-Large";
}
