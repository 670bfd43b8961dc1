import { chooseHeadshot, formatInitials, type RecordType } from "@rotunda/core";
import { useState } from "react";
import { Building2, type IconComponent, Landmark, MapPin, Users } from "../icon/icon.tsx";
import * as styles from "./headshot.css.ts";

export interface HeadshotProps {
  /** URL of the picture; null or empty shows initials. */
  src: string | null;
  name: string;
  size?: "small" | "row" | "feature" | "portrait" | "portraitLarge";
  /** Committees, caucuses, agencies and places have an icon instead. */
  kind?: RecordType;
  /** Loads immediately with high priority, for the largest picture above the fold. */
  isEager?: boolean;
  isDimmed?: boolean;
}

const PIXELS = {
  small: { width: 40, height: 40 },
  row: { width: 50, height: 50 },
  feature: { width: 88, height: 110 },
  portrait: { width: 104, height: 130 },
  portraitLarge: { width: 176, height: 220 },
} as const;

const ICONS: Partial<Record<RecordType, IconComponent>> = {
  committee: Landmark,
  caucus: Users,
  agency: Building2,
  state: MapPin,
  district: MapPin,
};

/** A picture, 50 × 50 px or a 4:5 portrait. No alt text, because the name is beside it. */
export function Headshot(props: HeadshotProps) {
  const { size = "row", kind = "person", isEager = false, isDimmed = false } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const frame = [styles.frame[size], isDimmed ? styles.dimmed : ""].join(" ").trim();

  const Icon = ICONS[kind];
  if (Icon)
    return (
      <span className={`${frame} ${styles.group}`}>
        <Icon size="large" />
      </span>
    );
  const shown = chooseHeadshot(props.src, broken);
  if (shown === "")
    return (
      <span aria-hidden className={`${frame} ${styles.initials[size]}`}>
        {formatInitials(props.name)}
      </span>
    );
  return (
    <span className={`${frame} ${styles.picture}`}>
      <img
        alt=""
        className={styles.image}
        decoding="async"
        fetchPriority={isEager ? "high" : "auto"}
        height={PIXELS[size].height}
        loading={isEager ? "eager" : "lazy"}
        onError={() => setBroken(shown)}
        src={shown}
        width={PIXELS[size].width}
      />
    </span>
  );
}
