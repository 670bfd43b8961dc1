import type { ReactNode } from "react";
import { CircleCheck, CircleDot, CircleMinus, CircleX, type IconComponent, Scale } from "../icon/icon.tsx";
import * as styles from "./status-pill.css.ts";

export type ElectionStatus = "running" | "won" | "lost" | "withdrawn" | "tooClose";

const ICONS: Record<ElectionStatus, IconComponent> = {
  running: CircleDot,
  won: CircleCheck,
  lost: CircleX,
  withdrawn: CircleMinus,
  tooClose: Scale,
};

export function StatusPill({ status, children }: { status: ElectionStatus; children: ReactNode }) {
  const Shape = ICONS[status];
  return (
    <span className={styles.status[status]}>
      <Shape size="small" />
      {children}
    </span>
  );
}
