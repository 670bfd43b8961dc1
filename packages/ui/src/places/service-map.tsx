import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./service-map.css.ts";

export interface ServiceMapProps {
  /** The map's name: "Map of Nebraska". */
  label: string;
  /** Draws the service's map into the element; rejects when the service can't be reached or doesn't know the place. */
  draw: (element: HTMLElement) => Promise<void>;
  /** Our own drawing, shown until the map has loaded, or if it fails. */
  children: ReactNode;
}

/** A map of a service an operator has a key of, in the place of our own drawing. */
export function ServiceMap({ label, draw, children }: ServiceMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    let isWanted = true;
    draw(place).then(
      () => isWanted && setDrawn(true),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [draw]);
  return (
    <>
      <div ref={element} className={styles.frame} hidden={!isDrawn} role="region" aria-label={label} />
      {!isDrawn && children}
    </>
  );
}
