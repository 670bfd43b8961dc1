import {
  describeDistrict,
  type DistrictMap as Shapes,
  buildRecordHref,
  formatStateInSentence,
  type MapDistrict,
} from "@rotunda/core";
import { useState } from "react";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { Select } from "../primitives/select/select.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { DistrictMap } from "./district-map.tsx";
import * as styles from "./maps.css.ts";

export interface DistrictsPanelProps {
  maps: Shapes[];
  stateName: string;
  /** The district of the page, if it isn't a state's; its neighbors are listed instead of all districts. */
  currentId?: number;
}

/** The districts of a state by chamber: a map where their shapes are known, and a list of links. */
export function DistrictsPanel({ maps, stateName, currentId }: DistrictsPanelProps) {
  const [chosen, setChosen] = useState(maps[0]?.key);
  const [activeId, setActiveId] = useState<number | null>(null);
  const map = maps.find(({ key }) => key === chosen) ?? maps[0];
  if (!map) return null;
  const isCovered = map.districts.some(({ members }) => members.length > 0);
  const listed = currentId === undefined ? map.districts : map.districts.filter(({ id }) => map.neighbors.includes(id));
  return (
    <>
      {maps.length > 1 && (
        <div className={styles.tools}>
          <Select
            label="Show"
            layout="inline"
            size="small"
            options={maps.map(({ key, title }) => ({ text: title, value: key }))}
            value={map.key}
            onChange={setChosen}
          />
        </div>
      )}
      {!map.isDrawn && (
        <p className={styles.note}>The boundaries of these districts aren’t in our data. Each leads to its page.</p>
      )}
      <div className={map.isDrawn ? styles.beside : undefined}>
        {map.isDrawn && (
          <DistrictMap
            map={map}
            label={`${map.title} of ${formatStateInSentence(stateName)}`}
            currentId={currentId}
            activeId={activeId}
            onActive={setActiveId}
          />
        )}
        {listed.length > 0 && (
          <div>
            <h3 className={currentId === undefined ? undefined : styles.heading}>
              {currentId === undefined ? <VisuallyHidden>{map.title}</VisuallyHidden> : "Neighbors"}
            </h3>
            <ul className={map.isDrawn ? styles.rows : styles.list}>
              {listed.map((district) => (
                <li key={district.id} className={map.isDrawn ? styles.row : undefined}>
                  <TextLink
                    className={styles.districtsLink}
                    href={buildDistrictHref(district)}
                    data-active={district.id === activeId || undefined}
                    onPointerEnter={() => setActiveId(district.id)}
                    onPointerLeave={() => setActiveId(null)}
                    onFocus={() => setActiveId(district.id)}
                    onBlur={() => setActiveId(null)}
                  >
                    {describeDistrict(district.number)}
                  </TextLink>
                  {map.isDrawn && <Members of={district} isCovered={isCovered} />}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}

function Members({ of: { members }, isCovered }: { of: MapDistrict; isCovered: boolean }) {
  return (
    <div className={styles.members}>
      {members.map(({ name, party }) => (
        <span key={name} className={styles.member}>
          <PartyPill party={party} look="letter" />
          <bdi>{name}</bdi>
        </span>
      ))}
      {isCovered && members.length === 0 && "Vacant"}
    </div>
  );
}

const buildDistrictHref = ({ id, name }: { id: number; name: string }) =>
  buildRecordHref({ id, recordType: "district", preferredNameDisplay: name });
