import { buildAccountLink, buildHref, ROUTES } from "@rotunda/core";
import { PaywallView } from "@rotunda/ui";
import { useReader } from "../react/use-session.ts";
import type { ScreenProps } from "../routing/visit.ts";

/** Explains that a page needs another subscription or an individual login. */
export function PayWallScreen({ visit }: ScreenProps) {
  const access = useReader()?.access;
  const needsLogin = access?.isIpUser && access.hasVignetteAccess && new URLSearchParams(visit.search).has("next");
  return (
    <PaywallView
      advisorHref="/contact"
      accountHref={access?.isWebUser ? buildAccountLink(access, "/").href : undefined}
      loginHref={needsLogin ? buildAccountLink(access, `${ROUTES.PayWall.path}${visit.search}`).href : undefined}
      homeHref={access?.hasVignetteAccess ? buildHref("Home") : undefined}
    />
  );
}
