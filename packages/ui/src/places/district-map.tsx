import {
  buildRecordHref,
  countParties,
  describeMapDistrict,
  type DistrictMap as Shapes,
  type MapView,
} from "@rotunda/core";
import { Fragment } from "react";
import { PartyPill, choosePartyHue } from "../primitives/party-pill/party-pill.tsx";
import { inline, type } from "../theme/layout.css.ts";
import * as styles from "./maps.css.ts";

export interface DistrictMapProps {
  map: Shapes;
  label: string;
  /** The district of the page, outlined and not a link. */
  currentId?: number;
  /** The district outlined because the pointer or focus is on its row in the list. */
  activeId: number | null;
  onActive: (id: number | null) => void;
}

/** A chamber's districts by party, as links in order of number, with enlargements of the smallest. */
export function DistrictMap({ map, label, currentId, activeId, onActive }: DistrictMapProps) {
  const [whole, ...enlargements] = map.views;
  if (!whole) return null;
  const isCovered = map.districts.some(({ members }) => members.length > 0);
  const areas = map.districts
    .filter(({ path }) => path !== "")
    .map((district) => ({ ...district, mark: describeMapDistrict(district, isCovered) }));
  const shared = { areas, currentId, activeId, onActive };
  const members = areas.flatMap((area) => area.members.map(({ party }) => ({ politicalParty: party })));
  const vacant = isCovered ? areas.filter((area) => area.members.length === 0).length : 0;
  return (
    <figure className={styles.figure}>
      {currentId === undefined && (
        <ul className={styles.key} aria-label="Members by party">
          {countParties(members, vacant).map(({ party, count }) => (
            <li key={party ?? ""} className={inline.entry}>
              {party === null ? `– Vacant ${count}` : <PartyPill party={party} />}
              {party !== null && count}
            </li>
          ))}
        </ul>
      )}
      <View {...shared} view={whole} label={label} frames={enlargements} />
      {enlargements.length > 0 && (
        <div className={styles.enlargements}>
          {enlargements.map((view) => (
            <View key={view.viewBox} {...shared} view={view} />
          ))}
        </div>
      )}
      <figcaption className={type.source}>
        {enlargements.length > 0 && "Framed areas are enlarged below the map. "}
        Boundaries: {map.source}; simplified, not for finding an address.
      </figcaption>
    </figure>
  );
}

interface Area {
  id: number;
  number: string;
  name: string;
  path: string;
  mark: ReturnType<typeof describeMapDistrict>;
}

interface ViewProps extends Pick<DistrictMapProps, "currentId" | "activeId" | "onActive"> {
  view: MapView;
  areas: readonly Area[];
  /** The text alternative; enlargements have none, because they repeat parts of the map for the pointer. */
  label?: string;
  frames?: readonly MapView[];
}

function View({ view, areas, label, frames = [], currentId, activeId, onActive }: ViewProps) {
  const [, , width = 0] = view.viewBox.split(" ").map(Number);
  const isEnlargement = label === undefined;
  return (
    <svg
      viewBox={view.viewBox}
      className={isEnlargement ? styles.enlargement : styles.map}
      role={isEnlargement ? undefined : "group"}
      aria-label={label}
      aria-hidden={isEnlargement || undefined}
      onPointerLeave={() => onActive(null)}
    >
      {areas.map(({ id, name, path, mark }) => {
        const shape = (
          <path
            d={path}
            fillRule="evenodd"
            className={styles.area[mark.party === null ? "none" : choosePartyHue(mark.party)]}
          />
        );
        if (id === currentId) return <Fragment key={id}>{shape}</Fragment>;
        return (
          <a
            key={id}
            href={buildRecordHref({ id, recordType: "district", preferredNameDisplay: name })}
            aria-label={mark.name}
            tabIndex={isEnlargement ? -1 : undefined}
            className={styles.districtLink}
            onPointerEnter={() => onActive(id)}
            onFocus={() => onActive(id)}
            onBlur={() => onActive(null)}
          >
            {shape}
          </a>
        );
      })}
      <g aria-hidden className={styles.above}>
        {/* Above the neighbors, which would cover half of the line. */}
        {areas.map(({ id, path }) =>
          id === activeId || id === currentId ? <path key={id} d={path} className={styles.outline} /> : null,
        )}
        {frames.map(({ viewBox }) => {
          const [x, y, side, height] = viewBox.split(" ");
          return <rect key={viewBox} x={x} y={y} width={side} height={height} className={styles.frame} />;
        })}
        <g fontSize={width * (isEnlargement ? LETTERS.enlargement : LETTERS.map)}>
          {view.labels.map(({ number, x, y }) => (
            <text key={number} x={x} y={y} className={styles.letters}>
              {areas.find((area) => area.number === number)?.mark.label}
            </text>
          ))}
        </g>
      </g>
    </svg>
  );
}

/** Font size as a fraction of the view's width: about 13 px in a column of a page and on a phone. */
const LETTERS = { map: 0.036, enlargement: 0.055 };
