import { useEffect, useState } from "react";

type StatePaths = typeof import("./state-paths.ts");

let loaded: StatePaths | null = null;

/**
 * The borders of the states, once their chunk is here. The map only repeats what a list beside it says: without the
 * chunk its place stays empty, and nothing else waits for it.
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
