import type { ReactNode } from "react";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { BriefcaseButton } from "../profiles/briefcase-button.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import { SideBlock } from "../profiles/profile-layout.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./places.css.ts";

export interface PlaceLink {
  text: string;
  href: string;
}

export interface PlaceActionsProps {
  name: string;
  briefcase?: StarState;
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
