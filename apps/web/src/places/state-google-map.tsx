import { buildMapsAddress, formatStateInSentence } from "@rotunda/core";
import { ServiceMap } from "@rotunda/ui";
import { type ReactNode, useCallback } from "react";
import { useConfig } from "../react/use-session.ts";
import { drawServiceMap } from "./maps-service.ts";

export function StateGoogleMap({ stateName, children }: { stateName: string; children: ReactNode }) {
  const address = buildMapsAddress(useConfig()?.constants.mapsKey ?? "");
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
