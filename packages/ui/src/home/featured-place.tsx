import type { PlaceLine } from "@rotunda/core";
import { StateMap } from "../primitives/state-map/state-map.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import * as styles from "./home.css.ts";
import { HomeSection } from "./home-section.tsx";

export interface FeaturedPlaceProps {
  kind: "state" | "district";
  name: string;
  href: string;
  map?: { viewBox: string; outline: string };
  lines?: readonly PlaceLine[];
  searches?: readonly { label: string; href: string }[];
}

const TITLES = { state: "Featured State", district: "Featured District" } as const;

export function FeaturedPlace({ kind, name, href, map, lines = [], searches = [] }: FeaturedPlaceProps) {
  return (
    <HomeSection title={TITLES[kind]}>
      {map !== undefined && map.outline !== "" && (
        <div className={styles.placeMap}>
          <StateMap viewBox={map.viewBox} areas={[{ id: "outline", path: map.outline, href }]} />
        </div>
      )}
      <h3 className={styles.placeName} dir="auto">
        <a className={styles.placeLink} href={href}>
          {name}
        </a>
      </h3>
      {lines.length > 0 && (
        <dl className={styles.placeLines}>
          {lines.map((line) => (
            <div className={styles.placeLine} key={`${line.label} ${line.text}`}>
              <dt className={styles.label}>{line.label}</dt>
              <dd className={styles.placeText}>
                {line.href === null ? line.text : <TextLink href={line.href}>{line.text}</TextLink>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {searches.length > 0 && (
        <ul className={styles.placeList} role="list">
          {searches.map((search) => (
            <li className={styles.placeItem} key={search.href}>
              <a className={styles.search} href={search.href}>
                {search.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
