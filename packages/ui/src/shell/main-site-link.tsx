import { buildMainSiteHref } from "@rotunda/core";
import type { ReactNode } from "react";

export interface MainSiteLinkProps {
  /** The address of the main product site; empty if this installation has none. */
  origin: string;
  /** A path there. Anything that does not begin with one slash is shown as text, not as a link. */
  target: string;
  className?: string;
  children: ReactNode;
}

export function MainSiteLink({ origin, target, className, children }: MainSiteLinkProps) {
  const href = buildMainSiteHref(origin, target);
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
