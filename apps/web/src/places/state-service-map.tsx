import { planMap, formatStateInSentence } from "@rotunda/core";
import { ServiceMap } from "@rotunda/ui";
import { type ReactNode, useCallback } from "react";
import { useConfig } from "../react/use-session.ts";
import { drawServiceMap } from "./maps-service.ts";

/** A state on the map of the service, where the operator has a key of it; our own drawing otherwise. */
export function StateServiceMap({ stateName, children }: { stateName: string; children: ReactNode }) {
  const plan = planMap(useConfig()?.constants.mapsKey ?? "", { isDrawn: true });
  const address = plan.do === "load" ? plan.address : "";
  const draw = useCallback(
    (element: HTMLElement) => drawServiceMap(address, `${stateName}, United States`, element),
    [address, stateName],
  );
  if (address === "") return children;
  return (
    <ServiceMap label={`Map of ${formatStateInSentence(stateName)}`} draw={draw}>
      {children}
    </ServiceMap>
  );
}
