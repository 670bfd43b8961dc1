import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./maps.css.ts";

export interface ServiceMapProps {
  label: string;
  /** Draws the map into the element; rejects if the service is unreachable or doesn't know the place. */
  draw: (element: HTMLElement) => Promise<void>;
  /** Our own drawing, shown until the map has loaded and if it fails. */
  children: ReactNode;
}

/** A map of the operator's map service, in place of our own drawing. */
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
      <div ref={element} className={styles.serviceMap} hidden={!isDrawn} role="region" aria-label={label} />
      {!isDrawn && children}
    </>
  );
}
