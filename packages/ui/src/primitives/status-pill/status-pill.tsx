import type { ReactNode } from "react";
import { CircleCheck, CircleDot, CircleMinus, CircleX, type IconComponent, Scale } from "../icon/icon.tsx";
import * as styles from "./status-pill.css.ts";

type ElectionStatus = "running" | "won" | "lost" | "withdrawn" | "too-close-to-call";

const ICONS: Record<ElectionStatus, IconComponent> = {
  running: CircleDot,
  won: CircleCheck,
  lost: CircleX,
  withdrawn: CircleMinus,
  "too-close-to-call": Scale,
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
