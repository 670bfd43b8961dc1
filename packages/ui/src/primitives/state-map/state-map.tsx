import type { ReactNode } from "react";
import * as styles from "./state-map.css.ts";

/** An area of a map: a state, a district, or a box for a place too small or far away to draw. */
export interface MapArea {
  id: string;
  /** Distinguishes areas of one place: its box and its shape. */
  part?: string;
  path: string;
  label?: { text: string; x: number; y: number };
  /** The area's link; without it the area isn't interactive. */
  href?: string;
}

export interface StateMapProps {
  /** "0 0 975 610". Reserves the map's proportions, so that loading moves nothing. */
  viewBox: string;
  areas: MapArea[];
  /**
   * The text alternative. Without it the map is hidden from screen readers, because a list beside it has the same
   * content.
   */
  label?: string;
  /** `location`: highlights one area among others without links. */
  look?: "plain" | "location";
  activeId?: string | null;
  /** Called when the pointer enters an area, and with null when it leaves. */
  onActive?: (id: string | null) => void;
  /** Drawn over the areas, without labels and pointer. */
  overlay?: ReactNode;
  children?: ReactNode;
}

/**
 * A map whose areas are links for the pointer only. Keyboard users use the list beside it, so that they needn't tab
 * through 56 areas.
 */
export function StateMap(props: StateMapProps) {
  const { areas, label, look = "plain", activeId = null, onActive, children } = props;
  return (
    <figure>
      <svg
        viewBox={props.viewBox}
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
        {props.overlay}
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

/** In map units: 13 px on a map 700 px wide. */
const LETTERS = 18;
