import {
  describeCount,
  describeVacancy,
  type District,
  type DistrictPanelId,
  listDistrictMaps,
  listDistrictPanels,
  type SearchItem,
  countVacantSeats,
} from "@rotunda/core";
import type { ReactNode } from "react";
import type { MemberStar } from "../groups/member-list.tsx";
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { NoInformation } from "../profiles/panels/text-panel.tsx";
import { DistrictsPanel } from "./districts-panel.tsx";
import { ElectionResults } from "./election-results.tsx";
import { OfficeHolderList } from "./office-holder-list.tsx";
import { ZipCodeList } from "./zip-code-list.tsx";
import * as styles from "./people.css.ts";

export interface DistrictPanelsProps extends OpenPanels {
  district: District;
  starOf?: (person: SearchItem) => MemberStar;
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

export function DistrictPanels({ district, starOf, today, ...open }: DistrictPanelsProps) {
  return (
    <PanelStack
      panels={listDistrictPanels(district).map((panel) => ({ ...panel, count: panel.count || null }))}
      updatedDate={district.updatedDate}
      {...open}
    >
      {({ id }) => CONTENTS[id]({ district, starOf, today })}
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

function Representatives({ district, starOf, today }: Shown) {
  const vacant = countVacantSeats(district);
  if (district.representatives.length === 0 && vacant === 0) return <NoInformation />;
  const sentences =
    district.vacancies.length > 0
      ? district.vacancies.map((vacancy) => describeVacancy(vacancy, today))
      : [describeCount(vacant, "vacant seat")];
  return (
    <>
      {district.representatives.length > 0 && <OfficeHolderList people={district.representatives} starOf={starOf} />}
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
