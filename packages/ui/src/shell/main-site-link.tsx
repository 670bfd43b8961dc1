import { buildMainSiteHref } from "@rotunda/core";
import type { ReactNode } from "react";

export interface MainSiteLinkProps {
  /** URL of the publisher's main site; empty if there is none. */
  origin: string;
  /** A path on that site. Rendered as text unless it starts with exactly one slash. */
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
