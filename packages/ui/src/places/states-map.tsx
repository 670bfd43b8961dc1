import { buildRecordHref, type LookupItem } from "@rotunda/core";
import { useEffect, useState } from "react";
import { createLazyPart } from "../primitives/lazy-part/lazy-part.tsx";
import { type MapArea, StateMap } from "../primitives/state-map/state-map.tsx";
import { onScreen } from "../theme/print.css.ts";
import * as styles from "./maps.css.ts";

export interface StatesMapProps {
  states: readonly LookupItem[];
  activeCode: string | null;
  onActive: (code: string | null) => void;
}

const DistrictBorders = createLazyPart(() =>
  import("./district-borders.json").then(({ default: borders }) => () => (
    <path d={borders} className={styles.districtBorders} />
  )),
);

export const buildStateHref = ({ id, name }: LookupItem): string =>
  buildRecordHref({ id: Number(id), recordType: "state", preferredNameDisplay: name });

const VIEW_BOX = "0 0 975 610";

/** The country as a map with links to the states. Keyboard users use the list beside it. */
export function StatesMap({ states, activeCode, onActive }: StatesMapProps) {
  const paths = useStatePaths();
  const areas = paths === null ? [] : renderAreas(states, paths);
  const active = states.find(({ shortCode }) => shortCode === activeCode);
  return (
    <div className={onScreen}>
      <StateMap
        viewBox={VIEW_BOX}
        areas={areas}
        activeId={activeCode}
        onActive={onActive}
        overlay={<DistrictBorders />}
      >
        {active?.name ?? "\u00a0"}
      </StateMap>
    </div>
  );
}

function renderAreas(states: readonly LookupItem[], { borders, labels }: StatePaths): MapArea[] {
  const hrefs = new Map(states.map((state) => [state.shortCode, buildStateHref(state)]));
  const drawn = Object.entries(borders).map(([code, path]): MapArea => {
    const [x, y] = labels[code] ?? [];
    const label = x === undefined || y === undefined || BOXED.includes(code) ? undefined : { text: code, x, y };
    return { id: code, path, label, href: hrefs.get(code) };
  });
  const boxes = BOXED.filter((code) => hrefs.has(code)).map((code): MapArea => {
    const row = BOXED.indexOf(code);
    const top = BOXES.top + row * BOXES.step;
    return {
      id: code,
      part: "box",
      path: `M${BOXES.left} ${top}h${BOXES.width}v${BOXES.height}h-${BOXES.width}z`,
      label: { text: code, x: BOXES.left + BOXES.width / 2, y: top + BOXES.height / 2 },
      href: hrefs.get(code),
    };
  });
  return [...drawn, ...boxes];
}

/** Too small or far away for the map: shown as boxes in the Atlantic. */
const BOXED = ["NH", "VT", "MA", "RI", "CT", "NJ", "DE", "MD", "DC", "AS", "GU", "MP", "PR", "VI"];
const BOXES = { left: 923, top: 216, width: 52, height: 25, step: 28 };

export interface LocationMapProps {
  stateName: string;
  /** The state's abbreviation. Nothing is drawn for a territory, which isn't on the map. */
  code: string;
}

export function LocationMap({ stateName, code }: LocationMapProps) {
  const paths = useStatePaths();
  if (paths !== null && !(code in paths.borders)) return null;
  return (
    <div className={styles.location}>
      <StateMap
        viewBox="0 0 930 610"
        label={`${stateName} on the map of the United States`}
        areas={Object.entries(paths?.borders ?? {}).map(([id, path]) => ({ id, path }))}
        activeId={code}
        look="location"
      />
    </div>
  );
}

/** SVG paths of the states in a drawing of 975 × 610 units, and positions of their abbreviations, by abbreviation. */
export interface StatePaths {
  borders: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, readonly number[]>>;
}

let loaded: StatePaths | null = null;

/**
 * Returns the borders of the states once their chunk has loaded. If it fails the map stays empty, because a list beside
 * it has the same links.
 */
function useStatePaths(): StatePaths | null {
  const [paths, setPaths] = useState(loaded);
  useEffect(() => {
    if (paths !== null) return undefined;
    let isWanted = true;
    import("./state-paths.json")
      .then((module) => {
        loaded = module.default;
        if (isWanted) setPaths(loaded);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [paths]);
  return paths;
}
