import { describeZipCode, type SearchItem, type ZipCode } from "@rotunda/core";
import type { MemberStar } from "../groups/member-list.tsx";
import { OfficeHolderList } from "../places/office-holder-list.tsx";
import { TextLink, RecordLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./results.css.ts";

export interface ZipCodePanelProps {
  zipCode: ZipCode;
  starOf?: (person: SearchItem) => MemberStar;
  browseHref: string;
}

/** The congressional districts that an address with this ZIP code may be in, and everyone elected there. */
export function ZipCodePanel({ zipCode, starOf, browseHref }: ZipCodePanelProps) {
  const { states, towns } = zipCode;
  return (
    <section className={styles.zipPanel} aria-labelledby="zip-code">
      <h2 id="zip-code" className={styles.title}>
        ZIP code {zipCode.zipCode}
      </h2>
      {towns.length > 0 && <p className={styles.zipTowns}>{towns.join(" · ")}</p>}
      <p className={styles.reason}>{describeZipCode(zipCode)}</p>
      {states.length === 0 && (
        <p className={target}>
          <TextLink href={browseHref}>Choose a state</TextLink>
        </p>
      )}
      {states.map(({ id, name, senators, governor, districts }) => (
        <div key={id} className={styles.state}>
          <div className={styles.zipDistricts}>
            {districts.map((district) => (
              <section key={district.id}>
                <h3 className={styles.zipHeading}>
                  <RecordLink
                    look="name"
                    record={{ id: district.id, recordType: "district", preferredNameDisplay: district.name }}
                  />
                </h3>
                {district.isVacant && <p className={styles.vacant}>Vacant</p>}
                {district.representatives.length > 0 && (
                  <OfficeHolderList people={district.representatives} level="h4" starOf={starOf} />
                )}
              </section>
            ))}
          </div>
          <section>
            <h3 className={styles.zipHeading}>
              {districts.length > 1 ? "The same for every address in " : "All of "}
              <RecordLink look="name" record={{ id, recordType: "state", preferredNameDisplay: name }} />
            </h3>
            {(senators.length > 0 || governor) && (
              <OfficeHolderList people={governor ? [...senators, governor] : senators} level="h4" starOf={starOf} />
            )}
          </section>
        </div>
      ))}
      <p className={styles.source}>
        {states.length > 0 && "State legislative districts aren’t known by ZIP code. "}
        Source: ZIP Code Tabulation Areas, U.S. Census Bureau, 119th Congress
        {towns.length > 0 && "; town from GeoNames"}.
      </p>
    </section>
  );
}
