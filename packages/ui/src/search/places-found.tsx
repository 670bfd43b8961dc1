import { buildHref, describeZipCode, type SearchItem, type ZipCode, type Town } from "@rotunda/core";
import { TextLink, NamedLink } from "../primitives/text-link/text-link.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import { OfficeHolderList } from "../places/office-holder-list.tsx";
import { target, type, stack } from "../theme/layout.css.ts";
import * as styles from "./results.css.ts";

export interface ZipCodePanelProps {
  zipCode: ZipCode;
  getStar?: (person: SearchItem) => StarState;
}

/** The congressional districts that an address with this ZIP code may be in, and everyone elected there. */
export function ZipCodePanel({ zipCode, getStar }: ZipCodePanelProps) {
  const { states, towns } = zipCode;
  return (
    <section className={styles.zipPanel} aria-labelledby="zip-code">
      <h2 id="zip-code" className={styles.title}>
        ZIP code {zipCode.zipCode}
      </h2>
      {towns.length > 0 && <p className={type.fact}>{towns.join(" · ")}</p>}
      <p className={type.prose}>{describeZipCode(zipCode)}</p>
      {states.length === 0 && (
        <p className={target}>
          <TextLink href={buildHref("BrowseByState")}>Choose a state</TextLink>
        </p>
      )}
      {states.map(({ id, name, senators, governor, districts }) => (
        <div key={id} className={stack[5]}>
          <div className={styles.zipDistricts}>
            {districts.map((district) => (
              <section key={district.id}>
                <h3 className={styles.zipHeading}>
                  <NamedLink look="name" kind="district" id={district.id} name={district.name} />
                </h3>
                {district.isVacant && <p className={styles.vacant}>Vacant</p>}
                {district.representatives.length > 0 && (
                  <OfficeHolderList people={district.representatives} level="h4" getStar={getStar} />
                )}
              </section>
            ))}
          </div>
          {(senators.length > 0 || governor) && (
            <section>
              <h3 className={styles.zipHeading}>
                {districts.length > 1 ? "The same for every address in " : "All of "}
                <NamedLink look="name" kind="state" id={id} name={name} />
              </h3>
              <OfficeHolderList people={governor ? [...senators, governor] : senators} level="h4" getStar={getStar} />
            </section>
          )}
        </div>
      ))}
      <p className={type.source}>
        {states.length > 0 && "State legislative districts aren’t known by ZIP code. "}
        Source: ZIP Code Tabulation Areas, U.S. Census Bureau, 119th Congress
        {towns.length > 0 && "; town from GeoNames"}.
      </p>
    </section>
  );
}

export function TownList({ towns }: { towns: readonly Town[] }) {
  return (
    <section className={styles.townPanel} aria-labelledby="towns">
      <h2 id="towns" className={styles.title}>
        {towns.length === 1 ? "A town of this name" : "Towns of this name"}
      </h2>
      <dl className={stack[0]}>
        {towns.map(({ name, districts }) => (
          <div key={name} className={styles.town}>
            <dt className={type.nameSmall}>{name}</dt>
            <dd className={styles.townDistricts}>
              {"may be in "}
              <ul className={styles.townList} role="list">
                {districts.map((district) => (
                  <li key={district.id} className={target}>
                    <NamedLink kind="district" id={district.id} name={district.name} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className={type.source}>
        ZIP codes of a town cross district lines. Source: GeoNames, and ZIP Code Tabulation Areas, U.S. Census Bureau,
        119th Congress.
      </p>
    </section>
  );
}
