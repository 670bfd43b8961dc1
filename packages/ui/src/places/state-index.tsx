import { type StateWithDistricts, type LookupItem, buildRecordHref, formatStateInSentence } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { ruled } from "../theme/layout.css.ts";
import { buildStateHref } from "./states-map.tsx";
import * as styles from "./places.css.ts";

export interface StateIndexProps {
  entries: StateWithDistricts[];
  activeCode: string | null;
  onActive: (code: string | null) => void;
}

export function StateIndex({ entries, activeCode, onActive }: StateIndexProps) {
  return (
    <ul className={ruled}>
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

/** Returns "5" for "WA-5" and "At-Large" for "AL". */
function formatDistrictNumber({ shortCode = "" }: LookupItem): string {
  const number = shortCode.replace(/^[^-]*-/, "");
  return /^\d/.test(number) ? number : "At-Large";
}
