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
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { TextPanel } from "../profiles/panels/text-panel.tsx";
import { DistrictsPanel } from "./districts-panel.tsx";
import { FigureCharts } from "./figure-charts.tsx";
import { PresidentialElections } from "./presidential-elections.tsx";
import { Roster } from "./roster.tsx";
import { StateCommittees } from "./state-committees.tsx";

export interface StatePanelsProps extends OpenPanels {
  state: State;
  starOf?: (person: SearchItem) => MemberStar;
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

export function StatePanels({ state, starOf, today, ...open }: StatePanelsProps) {
  return (
    <PanelStack panels={listStatePanels(state)} updatedDate={state.updatedDate} {...open}>
      {({ id }) => renderPanel(id, { state, starOf, today })}
    </PanelStack>
  );
}

type Shown = Omit<StatePanelsProps, keyof OpenPanels>;

function renderPanel(id: StatePanelId, { state, starOf, today }: Shown): ReactNode {
  switch (id) {
    case "narrative":
      return <TextPanel html={state.narrative} />;
    case "committees":
      return <StateCommittees state={state} />;
    case "districts":
      return <DistrictsPanel maps={listDistrictMaps(state.geodata, state.chambers)} stateName={state.name} />;
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
