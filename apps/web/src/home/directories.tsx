import { buildHref, SCOPES, SEARCH_SCOPES } from "@rotunda/core";
import { TextLink } from "@rotunda/ui";
import { type } from "@rotunda/ui/theme";
import * as styles from "./directories.css.ts";

const WHAT_IS_IN = {
  congressional: "Members of Congress, governors and the people who work for them.",
  federal: "Departments and agencies, office by office.",
  state: "State legislators and their staffs, chamber by chamber.",
  universal: "Full profiles of people, with the committees, caucuses and agencies they belong to.",
} as const;

/** The four directories with their contents. */
export function Directories() {
  return (
    <section aria-labelledby="directories" className={styles.section}>
      <h2 id="directories" className={type.h2}>
        Directories
      </h2>
      <ul className={styles.list} role="list">
        {SEARCH_SCOPES.map((scope) => (
          <li key={scope} className={styles.entry}>
            <h3 className={type.name}>
              <TextLink look="name" href={buildHref(SCOPES[scope].routeName)}>
                {SCOPES[scope].label}
              </TextLink>
            </h3>
            <p className={type.small}>{WHAT_IS_IN[scope]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
