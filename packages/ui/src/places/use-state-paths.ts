import { useEffect, useState } from "react";

type StatePaths = typeof import("./state-paths.ts");

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
    import("./state-paths.ts")
      .then((module) => {
        loaded = module;
        if (isWanted) setPaths(module);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [paths]);
  return paths;
}
