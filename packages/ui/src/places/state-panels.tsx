import {
  listDistrictMaps,
  type SearchItem,
  type State,
  type StatePanelId,
  type StateRoster,
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

const CONTENTS: Record<Exclude<StatePanelId, StateRoster["id"]>, (state: State) => ReactNode> = {
  narrative: ({ narrative }) => <TextPanel html={narrative} />,
  committees: (state) => <StateCommittees state={state} />,
  districts: ({ geodata, chambers, name }) => (
    <DistrictsPanel maps={listDistrictMaps(geodata, chambers)} stateName={name} />
  ),
  census: ({ censusVisualizations }) => <FigureCharts figures={censusVisualizations} />,
  economy: ({ economicVisualizations }) => <FigureCharts figures={economicVisualizations} />,
  elections: ({ presidentialElectionResults }) => <PresidentialElections results={presidentialElectionResults} />,
  history: (state) => <HistoryPanel profile={state} />,
};

type Shown = Omit<StatePanelsProps, keyof OpenPanels>;

function renderPanel(id: StatePanelId, { state, starOf, today }: Shown): ReactNode {
  if (id in CONTENTS) return CONTENTS[id as keyof typeof CONTENTS](state);
  const roster = listStateRosters(state).find((one) => one.id === id);
  return roster && <Roster roster={roster} stateName={state.name} starOf={starOf} today={today} />;
}
