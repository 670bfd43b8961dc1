import { type Town } from "@rotunda/core";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./results.css.ts";

export function TownList({ towns }: { towns: readonly Town[] }) {
  return (
    <section className={styles.townPanel} aria-labelledby="towns">
      <h2 id="towns" className={styles.title}>
        {towns.length === 1 ? "A town of this name" : "Towns of this name"}
      </h2>
      <dl className={styles.townTowns}>
        {towns.map(({ name, districts }) => (
          <div key={name} className={styles.town}>
            <dt className={styles.townName}>{name}</dt>
            <dd className={styles.townDistricts}>
              {"may be in "}
              <ul className={styles.townList} role="list">
                {districts.map((district) => (
                  <li key={district.id} className={target}>
                    <RecordLink
                      record={{ id: district.id, recordType: "district", preferredNameDisplay: district.name }}
                    />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        ZIP codes of a town cross district lines. Source: GeoNames, and ZIP Code Tabulation Areas, U.S. Census Bureau,
        119th Congress.
      </p>
    </section>
  );
}
