import type { ReactNode } from "react";
import * as styles from "./state-map.css.ts";

/** One area of a map: a state, a district, or a box that stands for a place too small or too far away to draw. */
export interface MapArea {
  id: string;
  /** Sets areas of one place apart: its box from its shape. */
  part?: string;
  /** SVG path in the map's view box. */
  path: string;
  /** Letters on the area, and where their middle is. */
  label?: { text: string; x: number; y: number };
  /** The area's link; without it the area is only drawn. */
  href?: string;
}

export interface StateMapProps {
  /** "0 0 975 610". The map keeps its shape at every width, so nothing moves when it comes. */
  viewBox: string;
  areas: MapArea[];
  /**
   * The drawing's text alternative. Without it a list beside the map has the same content, and the map is hidden from
   * screen readers.
   */
  label?: string;
  /** `location`: one area stands out among others that only say where it is. */
  look?: keyof typeof styles.map;
  /** The area that stands out. */
  activeId?: string | null;
  /** The pointer is on an area, or has left it. */
  onActive?: (id: string | null) => void;
  /** The caption of the drawing. */
  children?: ReactNode;
}

/**
 * A drawn map. Its areas are links for the pointer; by keyboard the list beside it leads to the same places, so that 56
 * areas don't stand in the way of who tabs through the page.
 */
export function StateMap({
  viewBox,
  areas,
  label,
  look = "plain",
  activeId = null,
  onActive,
  children,
}: StateMapProps) {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={viewBox}
        className={styles.map[look]}
        role={label === undefined ? undefined : "img"}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        onPointerLeave={() => onActive?.(null)}
      >
        {areas.map(({ href, ...area }) => (
          <Area
            key={`${area.id} ${area.part ?? ""}`}
            {...area}
            href={href}
            isActive={area.id === activeId}
            onEnter={() => onActive?.(area.id)}
          />
        ))}
        {areas.map(
          ({ id, part, label: letters }) =>
            letters && (
              <text
                key={`${id} ${part ?? ""}`}
                x={letters.x}
                y={letters.y}
                className={styles.letters}
                fontSize={LETTERS}
              >
                {letters.text}
              </text>
            ),
        )}
      </svg>
      {children !== undefined && <figcaption className={styles.caption}>{children}</figcaption>}
    </figure>
  );
}

function Area({ path, part, href, isActive, onEnter }: MapArea & { isActive: boolean; onEnter: () => void }) {
  const shape = <path d={path} className={styles.area} data-active={isActive || undefined} />;
  if (href === undefined) return shape;
  return (
    <a href={href} tabIndex={-1} className={styles.link} data-part={part} onPointerEnter={onEnter}>
      {shape}
    </a>
  );
}

/** In units of the map: 13 px on a map 700 px wide. */
const LETTERS = 18;
