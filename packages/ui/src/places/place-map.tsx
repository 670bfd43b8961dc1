import type { Geodata } from "@rotunda/core";
import { StateMap } from "../primitives/state-map/state-map.tsx";
import * as maps from "./maps.css.ts";

export interface PlaceMapProps {
  label: string;
  geodata: Geodata;
  note?: string;
}

/** The outline of a state, as wide as its column and never higher than wide. */
export function PlaceMap({ label, geodata: { viewBox, outline }, note }: PlaceMapProps) {
  return (
    <div className={maps.place}>
      <StateMap viewBox={viewBox} label={label} areas={[{ id: "outline", path: outline }]}>
        {note}
      </StateMap>
    </div>
  );
}
