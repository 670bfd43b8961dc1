import { CHAMBER_CODES, describeDistrict, type District, listDistrictMaps, formatStateInSentence } from "@rotunda/core";
import type { ReactNode } from "react";
import * as identity from "../groups/groups.css.ts";
import { HierarchyChips } from "../profiles/hierarchy-chips.tsx";
import { StateMap } from "../primitives/state-map/state-map.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import { SideBlock } from "../profiles/profile-layout.tsx";
import { PlaceFacts } from "./state-head.tsx";
import { PlaceActions } from "./place-side.tsx";
import { PlaceMap } from "./place-map.tsx";

export interface DistrictIdentityProps {
  district: District;
  briefcase?: StarState;
  actions?: ReactNode;
  children?: ReactNode;
}

export function DistrictIdentity({ district, briefcase, actions, children }: DistrictIdentityProps) {
  const { id, name, number, legChamberId, legDistrictId, seats, representatives, chips, state, geodata } = district;
  const facts = [
    { label: "District", text: describeDistrict(number).replace(/^District /, ""), note: "" },
    { label: "Members", text: seats === 0 ? "" : String(representatives.length), note: "" },
    { label: "District code", text: legDistrictId, note: "" },
  ].filter(({ text }) => text !== "");
  // Not “State Senate district”: in Nebraska and the District of Columbia, there is no senate.
  const kind = `${legChamberId === CHAMBER_CODES.US_HOUSE ? "Congressional" : "Legislative"} district`;
  const drawn = listDistrictMaps(geodata).find(({ isDrawn }) => isDrawn);
  return (
    <>
      <div className={identity.identityHead}>
        <p className={identity.identityKind}>{kind}</p>
        <h1 tabIndex={-1} className={identity.identityName}>
          {name}
        </h1>
      </div>
      <SideBlock title="In Brief">
        <PlaceFacts facts={facts} />
      </SideBlock>
      <PlaceActions name={name} briefcase={briefcase}>
        {actions}
      </PlaceActions>
      {geodata !== null && geodata.outline !== "" && (
        <SideBlock title={state.name} isOnPaper={false}>
          {drawn && drawn.districts.length > 1 ? (
            <StateMap
              viewBox={geodata.viewBox}
              label={`${name} on the map of ${formatStateInSentence(state.name)}`}
              look="location"
              areas={drawn.districts.map((area) => ({ id: String(area.id), path: area.path }))}
              activeId={String(id)}
            />
          ) : (
            <PlaceMap
              label={`Map of ${formatStateInSentence(state.name)}`}
              geodata={geodata}
              note={drawn ? undefined : "The state. The district’s own boundaries aren’t in our data."}
            />
          )}
        </SideBlock>
      )}
      {chips.length > 0 && (
        <SideBlock title="Hierarchy">
          <HierarchyChips chips={chips} />
        </SideBlock>
      )}
      {children}
    </>
  );
}
