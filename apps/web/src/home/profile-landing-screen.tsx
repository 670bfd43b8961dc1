import { buildHref, describeHome, type ContentKind, listDirectories, SCOPES } from "@rotunda/core";
import { TextLink } from "@rotunda/ui";
import { type } from "@rotunda/ui/theme";
import { useConfig } from "../react/use-session.ts";
import { KeywordCombobox } from "../search/keyword-combobox.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./home.css.ts";

/** The start page for finding a profile without knowing a name. */
export function ProfileLandingScreen() {
  const config = useConfig();
  if (!config) return null;
  const { content } = config;
  return (
    <>
      <PageHeading>Find a profile</PageHeading>
      <KeywordCombobox content={content} placeholder={describeHome(content).placeholder} />
      <Directories content={content} />
    </>
  );
}

const describeDirectories = ({ hasStaff, hasAgencies }: { hasStaff: boolean; hasAgencies: boolean }) => ({
  congressional: `Members of Congress${hasStaff ? ", governors and the people who work for them" : " and governors"}.`,
  federal: "Departments and agencies, office by office.",
  state: `State legislators${hasStaff ? " and their staffs" : ""}, chamber by chamber.`,
  universal: `Full profiles of people, with the ${hasAgencies ? "committees, caucuses and agencies" : "committees and caucuses"} they belong to.`,
});

function Directories({ content }: { content: readonly ContentKind[] }) {
  const descriptions = describeDirectories({
    hasStaff: content.includes("staff"),
    hasAgencies: content.includes("federal"),
  });
  return (
    <section aria-labelledby="directories" className={styles.section}>
      <h2 id="directories" className={type.h2}>
        Directories
      </h2>
      <ul className={styles.list} role="list">
        {listDirectories(content).map((scope) => (
          <li key={scope} className={styles.entry}>
            <h3 className={type.name}>
              <TextLink look="name" href={buildHref(SCOPES[scope].routeName)}>
                {SCOPES[scope].label}
              </TextLink>
            </h3>
            <p className={type.small}>{descriptions[scope]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
