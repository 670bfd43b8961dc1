import type { Geodata } from "@rotunda/core";
import type { ReactNode } from "react";
import { StateMap } from "../primitives/state-map/state-map.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { BriefcaseButton } from "../profiles/briefcase-button.tsx";
import { SideBlock } from "../profiles/profile-layout.tsx";
import { target } from "../theme/layout.css.ts";
import * as maps from "./maps.css.ts";
import * as styles from "./places.css.ts";

export interface PlaceLink {
  text: string;
  href: string;
}

export interface PlaceActionsProps {
  name: string;
  briefcase?: { isIn: boolean; isPending?: boolean; onToggle: () => void };
  children?: ReactNode;
}

export function PlaceActions({ name, briefcase, children }: PlaceActionsProps) {
  return (
    <div className={styles.actions} data-actions>
      {briefcase !== undefined && <BriefcaseButton name={name} {...briefcase} />}
      {children}
    </div>
  );
}

export function PlaceLinks({ title, links }: { title: string; links: PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <SideBlock title={title} isOnPaper={false}>
      <ul className={`${styles.links} ${target}`}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <TextLink href={href}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </SideBlock>
  );
}

export interface PlaceMapProps {
  label: string;
  geodata: Geodata;
  note?: string;
}

/** The outline of a state, as wide as its column and never higher than wide. */
export function PlaceMap({ label, geodata: { viewBox, outline }, note }: PlaceMapProps) {
  if (outline === "") return null;
  return (
    <div className={maps.place}>
      <StateMap viewBox={viewBox} label={label} areas={[{ id: "outline", path: outline }]}>
        {note}
      </StateMap>
    </div>
  );
}
