import { type District, formatNumber } from "@rotunda/core";
import * as styles from "./maps.css.ts";

/** The ZIP codes of a congressional district: those wholly inside, then the shared ones with the other districts. */
export function ZipCodeList({ zipCodes }: Pick<District, "zipCodes">) {
  const whole = zipCodes.filter(({ others }) => others.length === 0);
  const shared = zipCodes.filter(({ others }) => others.length > 0);
  return (
    <>
      {whole.length > 0 && (
        <>
          <h3 className={styles.heading}>Only in this district: {formatNumber(whole.length)}</h3>
          <ul className={styles.zipCodes}>
            {whole.map(({ zipCode }) => (
              <li key={zipCode}>{zipCode}</li>
            ))}
          </ul>
        </>
      )}
      {shared.length > 0 && (
        <>
          <h3 className={styles.heading}>Shared with other districts: {formatNumber(shared.length)}</h3>
          <p className={styles.note}>An address there may be in this district; the numbers are those of the others.</p>
          <ul className={styles.zipCodes}>
            {shared.map(({ zipCode, others }) => (
              <li key={zipCode}>
                {zipCode} <span className={styles.others}>{others.join(", ")}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.source}>Source: ZIP Code Tabulation Areas, U.S. Census Bureau, 119th Congress.</p>
    </>
  );
}
