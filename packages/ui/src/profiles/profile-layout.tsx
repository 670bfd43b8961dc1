import type { Breakpoint } from "@rotunda/core";
import { createContext, type ReactNode, useContext } from "react";
import { Disclosure, type DisclosureProps } from "../primitives/disclosure/disclosure.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import { onScreen } from "../theme/print.css.ts";
import * as styles from "./profile-layout.css.ts";

export interface ProfileLayoutProps {
  side: ReactNode;
  /** Links to the sections: on top, or beside the text from 1280 px. */
  contents?: ReactNode;
  children: ReactNode;
}

/** The columns of a detail page: identity, text, and a sticky list of sections. */
export function ProfileLayout({ side, contents, children }: ProfileLayoutProps) {
  return (
    <div className={styles.pageLayout}>
      <div>{side}</div>
      <div className={styles.main}>
        {contents !== undefined && <div className={styles.contents}>{contents}</div>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}

const ScreenContext = createContext<Breakpoint>("lg");

export const ScreenProvider = ScreenContext.Provider;

/** Returns the window's breakpoint; outside a provider the desktop's. */
export const useScreen = (): Breakpoint => useContext(ScreenContext);

/** A part of the side column, collapsed where that is above the main column. */
export function CollapsibleSide({ heading, children, ...folded }: DisclosureProps & { heading: string }) {
  if (["lg", "xl"].includes(useScreen())) return children;
  return (
    <>
      <h2 className={visuallyHidden}>{heading}</h2>
      <Disclosure {...folded}>{children}</Disclosure>
    </>
  );
}

export interface SideBlockProps {
  title: string;
  /** False to hide maps and links in print. */
  isOnPaper?: boolean;
  children: ReactNode;
}

export function SideBlock({ title, isOnPaper = true, children }: SideBlockProps) {
  return (
    <section className={isOnPaper ? styles.sideBlock : `${styles.sideBlock} ${onScreen}`}>
      <h2 className={styles.sideTitle}>{title}</h2>
      {children}
    </section>
  );
}
