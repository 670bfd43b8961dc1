import { HomeSection } from "./home-section.tsx";
import * as styles from "./featured-place.css.ts";

export interface FeaturedPlaceProps {
  kind: "state" | "district";
  name: string;
  href: string;
  /** Further ways into the directory from there: its legislators, its members of Congress. */
  ways?: readonly { label: string; href: string }[];
}

const TITLES = { state: "Featured State", district: "Featured District" } as const;

/** The state or district home features (spec 2, "Home"). */
export function FeaturedPlace({ kind, name, href, ways = [] }: FeaturedPlaceProps) {
  return (
    <HomeSection title={TITLES[kind]}>
      <h3 className={styles.name} dir="auto">
        <a className={styles.link} href={href}>
          {name}
        </a>
      </h3>
      {ways.length > 0 && (
        <ul className={styles.list} role="list">
          {ways.map((way) => (
            <li className={styles.item} key={way.href}>
              <a className={styles.way} href={way.href}>
                {way.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
