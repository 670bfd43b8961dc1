import { StateMap } from "../primitives/state-map/state-map.tsx";
import * as styles from "./maps.css.ts";
import { useStatePaths } from "./use-state-paths.ts";

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
