import {
  describeCount,
  describeVacancy,
  type District,
  type DistrictPanelId,
  listDistrictMaps,
  listDistrictPanels,
  type SearchItem,
  countVacantSeats,
  formatNumber,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { NoInformation } from "../profiles/panels/text-panel.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { DistrictsPanel } from "./districts-panel.tsx";
import { ElectionResults } from "./elections.tsx";
import { OfficeHolderList } from "./office-holder-list.tsx";
import { type } from "../theme/layout.css.ts";
import * as maps from "./maps.css.ts";
import * as styles from "./people.css.ts";

export interface DistrictPanelsProps extends OpenPanels {
  district: District;
  getStar?: (person: SearchItem) => StarState;
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

export function DistrictPanels({ district, getStar, today, ...open }: DistrictPanelsProps) {
  return (
    <PanelStack
      panels={listDistrictPanels(district).map((panel) => ({ ...panel, count: panel.count || null }))}
      updatedDate={district.updatedDate}
      {...open}
    >
      {({ id }) => CONTENTS[id]({ district, getStar, today })}
    </PanelStack>
  );
}

type Shown = Omit<DistrictPanelsProps, keyof OpenPanels>;

const CONTENTS: Record<DistrictPanelId, (shown: Shown) => ReactNode> = {
  representatives: (shown) => <Representatives {...shown} />,
  elections: ({ district }) => <ElectionResults results={district.electionResults} />,
  map: ({ district: { id, geodata, state } }) => (
    <DistrictsPanel maps={listDistrictMaps(geodata)} stateName={state.name} currentId={id} />
  ),
  "zip-codes": ({ district }) => <ZipCodeList zipCodes={district.zipCodes} />,
  history: ({ district }) => <HistoryPanel profile={district} />,
};

function Representatives({ district, getStar, today }: Shown) {
  const vacant = countVacantSeats(district);
  if (district.representatives.length === 0 && vacant === 0) return <NoInformation />;
  const sentences =
    district.vacancies.length > 0
      ? district.vacancies.map((vacancy) => describeVacancy(vacancy, today))
      : [describeCount(vacant, "vacant seat")];
  return (
    <>
      {district.representatives.length > 0 && <OfficeHolderList people={district.representatives} getStar={getStar} />}
      {vacant > 0 &&
        sentences.map((text, index) => (
          // A district may have several vacant seats with the same text.
          <p key={`${text} ${index}`} className={styles.vacant}>
            {text}
          </p>
        ))}
    </>
  );
}

/** The ZIP codes of a congressional district: those wholly inside, then the shared ones with the other districts. */
export function ZipCodeList({ zipCodes }: Pick<District, "zipCodes">) {
  const whole = zipCodes.filter(({ others }) => others.length === 0);
  const shared = zipCodes.filter(({ others }) => others.length > 0);
  return (
    <>
      {whole.length > 0 && (
        <>
          <h3 className={maps.heading}>Only in this district: {formatNumber(whole.length)}</h3>
          <ul className={maps.zipCodes}>
            {whole.map(({ zipCode }) => (
              <li key={zipCode}>{zipCode}</li>
            ))}
          </ul>
        </>
      )}
      {shared.length > 0 && (
        <>
          <h3 className={maps.heading}>Shared with other districts: {formatNumber(shared.length)}</h3>
          <p className={maps.note}>An address there may be in this district; the numbers are those of the others.</p>
          <ul className={maps.zipCodes}>
            {shared.map(({ zipCode, others }) => (
              <li key={zipCode}>
                {zipCode} <span className={type.faint}>{others.join(", ")}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={type.meta}>Source: ZIP Code Tabulation Areas, U.S. Census Bureau, 119th Congress.</p>
    </>
  );
}
