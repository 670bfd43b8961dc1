import {
  listDistrictMaps,
  type SearchItem,
  type State,
  type StatePanelId,
  type StateRoster,
  listStatePanels,
  listStateRosters,
  groupCommitteesByChamber,
  describeCount,
  type LookupItem,
  buildChart,
  describeChart,
  type Visualization,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { BarChart } from "../primitives/chart/bars.tsx";
import { TrendChart } from "../primitives/chart/trend-chart.tsx";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { TextPanel } from "../profiles/panels/text-panel.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { GroupIndex } from "../groups/committee-index.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { type } from "../theme/layout.css.ts";
import { DistrictsPanel } from "./districts-panel.tsx";
import { PresidentialElections } from "./elections.tsx";
import { Roster } from "./roster.tsx";
import * as styles from "./places.css.ts";

export interface StatePanelsProps extends OpenPanels {
  state: State;
  getStar?: (person: SearchItem) => StarState;
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

export function StatePanels({ state, getStar, today, ...open }: StatePanelsProps) {
  return (
    <PanelStack panels={listStatePanels(state)} updatedDate={state.updatedDate} {...open}>
      {({ id }) => renderPanel(id, { state, getStar, today })}
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

function renderPanel(id: StatePanelId, { state, getStar, today }: Shown): ReactNode {
  if (id in CONTENTS) return CONTENTS[id as keyof typeof CONTENTS](state);
  const roster = listStateRosters(state).find((one) => one.id === id);
  return roster && <Roster roster={roster} stateName={state.name} getStar={getStar} today={today} />;
}

export function StateCommittees({ state }: { state: Pick<State, "committees" | "chambers"> }) {
  return groupCommitteesByChamber(state).map(({ legChamberId, title, committees, isOpen }) => (
    <Disclosure
      key={legChamberId}
      title={`${title}, ${describeCount(committees.length, "committee")}`}
      isInitiallyOpen={isOpen}
    >
      <GroupIndex
        groups={committees.map(({ id, longName }): LookupItem => ({ id: String(id), name: longName }))}
        recordType="committee"
      />
    </Disclosure>
  ));
}

export function FigureCharts({ figures }: { figures: Visualization[] }) {
  const sources = [...new Set(figures.map(({ source }) => source))];
  // A single source is named once, below all charts.
  const shared = sources.length === 1 ? sources[0] : undefined;
  return (
    <div className={styles.container}>
      <ul className={styles.charts}>
        {figures.map((figure) => (
          <li key={figure.id} className={styles.chart}>
            <FigureChart figure={figure} source={shared === undefined ? figure.source : ""} />
          </li>
        ))}
      </ul>
      {shared !== undefined && shared !== "" && <p className={type.meta}>Source: {shared}.</p>}
    </div>
  );
}

function FigureChart({ figure, source }: { figure: Visualization; source: string }) {
  const chart = buildChart(figure);
  if (figure.kind === "bar") return <BarChart title={figure.title} chart={chart} labelHead="Group" source={source} />;
  return (
    <TrendChart
      title={figure.title}
      chart={chart}
      description={describeChart(figure)}
      labelHead="Year"
      source={source}
    />
  );
}
