import { useEffect, useState } from "react";

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
export function useStatePaths(): StatePaths | null {
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
