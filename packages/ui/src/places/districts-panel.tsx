import { describeDistrict, type DistrictMap, buildRecordHref } from "@rotunda/core";
import { useState } from "react";
import { Select } from "../primitives/select/select.tsx";
import { StateMap } from "../primitives/state-map/state-map.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import * as styles from "./districts-panel.css.ts";

export interface DistrictsPanelProps {
  /** From core's `listDistrictMaps`. */
  maps: DistrictMap[];
  viewBox: string;
}

/** The districts of a state by chamber: a map where their shapes are known, and a list of links. */
export function DistrictsPanel({ maps, viewBox }: DistrictsPanelProps) {
  const [chosen, setChosen] = useState<string>(maps[0]?.key ?? "");
  const [activeId, setActiveId] = useState<string | null>(null);
  const map = maps.find(({ key }) => key === chosen) ?? maps[0];
  if (!map) return null;
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
      {map.isDrawn ? (
        <div className={styles.map}>
          <StateMap
            viewBox={viewBox}
            areas={map.districts.map(({ id, path, ...district }) => ({
              id: String(id),
              path,
              href: buildDistrictHref({ id, ...district }),
            }))}
            activeId={activeId}
            onActive={setActiveId}
          />
        </div>
      ) : (
        <p className={styles.note}>The boundaries of these districts aren’t in our data. Each leads to its page.</p>
      )}
      <h3>
        <VisuallyHidden>{map.title}</VisuallyHidden>
      </h3>
      <ul className={styles.list}>
        {map.districts.map(({ id, number, name }) => (
          <li key={id}>
            <TextLink
              className={styles.link}
              href={buildDistrictHref({ id, name })}
              data-active={String(id) === activeId || undefined}
              onPointerEnter={() => setActiveId(String(id))}
              onPointerLeave={() => setActiveId(null)}
              onFocus={() => setActiveId(String(id))}
              onBlur={() => setActiveId(null)}
            >
              {describeDistrict(number)}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const buildDistrictHref = ({ id, name }: { id: number; name: string }) =>
  buildRecordHref({ id, recordType: "district", preferredNameDisplay: name });
