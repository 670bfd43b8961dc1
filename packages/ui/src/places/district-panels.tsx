import {
  describeCount,
  describeVacancy,
  type District,
  type DistrictPanelId,
  listDistrictMaps,
  listDistrictPanels,
  type SearchItem,
  listVacantSeats,
} from "@rotunda/core";
import type { ReactNode } from "react";
import type { MemberStar } from "../groups/member-list.tsx";
import { PanelStack } from "../profiles/panel-stack.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { NoInformation } from "../profiles/panels/no-information.tsx";
import { DistrictsPanel } from "./districts-panel.tsx";
import { ElectionResults } from "./election-results.tsx";
import { OfficeHolderList } from "./office-holder-list.tsx";
import * as styles from "./roster.css.ts";

export interface DistrictPanelsProps {
  district: District;
  /** Ids of the panels that are open, of those `listDistrictPanels` gives. */
  openIds: ReadonlySet<string>;
  onOpenIdsChange: (openIds: ReadonlySet<string>) => void;
  /** The star of a person; readers without a Briefcase of their own have none. */
  starOf?: (person: SearchItem) => MemberStar;
  /** ISO date: what is over by then isn't shown as to come. */
  today: string;
}

/** The sections of a district's page. */
export function DistrictPanels({ district, openIds, onOpenIdsChange, starOf, today }: DistrictPanelsProps) {
  const panels = listDistrictPanels(district).map(({ id, title, count }) => ({
    id,
    title,
    note: count === null || count === 0 ? undefined : count,
    content: renderPanel(id, { district, starOf, today }),
  }));
  return (
    <PanelStack
      panels={panels}
      updatedDate={district.updatedDate}
      openIds={openIds}
      onOpenIdsChange={onOpenIdsChange}
    />
  );
}

type Shown = Pick<DistrictPanelsProps, "district" | "starOf" | "today">;

function renderPanel(id: DistrictPanelId, { district, starOf, today }: Shown): ReactNode {
  switch (id) {
    case "representatives":
      return <Representatives district={district} starOf={starOf} today={today} />;
    case "elections":
      return <ElectionResults results={district.electionResults} />;
    case "map":
      return <DistrictsPanel maps={listDistrictMaps(district.geodata)} viewBox={district.geodata?.viewBox ?? ""} />;
    case "history":
      return <HistoryPanel profile={district} />;
  }
}

function Representatives({ district, starOf, today }: Shown) {
  const vacant = listVacantSeats(district);
  if (district.representatives.length === 0 && vacant === 0) return <NoInformation />;
  const told =
    district.vacancies.length > 0
      ? district.vacancies.map((vacancy) => describeVacancy(vacancy, today))
      : [describeCount(vacant, "vacant seat")];
  return (
    <>
      {district.representatives.length > 0 && <OfficeHolderList people={district.representatives} starOf={starOf} />}
      {vacant > 0 &&
        told.map((text, index) => (
          // A district may have several empty seats, all until the same day.
          <p key={`${text} ${index}`} className={styles.vacant}>
            {text}
          </p>
        ))}
    </>
  );
}
