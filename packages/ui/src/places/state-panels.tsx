import {
  listDistrictMaps,
  type SearchItem,
  type State,
  type StatePanelId,
  listStatePanels,
  listStateRosters,
} from "@rotunda/core";
import type { ReactNode } from "react";
import type { MemberStar } from "../groups/member-list.tsx";
import { PanelStack } from "../profiles/panel-stack.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { TextPanel } from "../profiles/panels/text-panel.tsx";
import { DistrictsPanel } from "./districts-panel.tsx";
import { FigureCharts } from "./figure-charts.tsx";
import { PresidentialElections } from "./presidential-elections.tsx";
import { Roster } from "./roster.tsx";
import { StateCommittees } from "./state-committees.tsx";

export interface StatePanelsProps {
  state: State;
  /** Ids of the panels that are open, of those `listStatePanels` gives. */
  openIds: ReadonlySet<string>;
  onOpenIdsChange: (openIds: ReadonlySet<string>) => void;
  /** The star of a person; readers without a Briefcase of their own have none. */
  starOf?: (person: SearchItem) => MemberStar;
  /** ISO date: what is over by then isn't shown as to come. */
  today: string;
}

/** The sections of a state's page. */
export function StatePanels({ state, openIds, onOpenIdsChange, starOf, today }: StatePanelsProps) {
  const panels = listStatePanels(state).map(({ id, title, count }) => ({
    id,
    title,
    note: count ?? undefined,
    content: renderPanel(id, { state, starOf, today }),
  }));
  return (
    <PanelStack panels={panels} updatedDate={state.updatedDate} openIds={openIds} onOpenIdsChange={onOpenIdsChange} />
  );
}

function renderPanel(
  id: StatePanelId,
  { state, starOf, today }: Pick<StatePanelsProps, "state" | "starOf" | "today">,
): ReactNode {
  switch (id) {
    case "narrative":
      return <TextPanel html={state.narrative} />;
    case "committees":
      return <StateCommittees state={state} />;
    case "districts":
      return (
        <DistrictsPanel maps={listDistrictMaps(state.geodata, state.chambers)} viewBox={state.geodata?.viewBox ?? ""} />
      );
    case "census":
      return <FigureCharts figures={state.censusVisualizations} />;
    case "economy":
      return <FigureCharts figures={state.economicVisualizations} />;
    case "elections":
      return <PresidentialElections results={state.presidentialElectionResults} />;
    case "history":
      return <HistoryPanel profile={state} />;
    default: {
      const roster = listStateRosters(state).find((one) => one.id === id);
      return roster && <Roster roster={roster} stateName={state.name} starOf={starOf} today={today} />;
    }
  }
}
