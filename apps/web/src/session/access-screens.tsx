import { buildHref, buildLoginHref, PRODUCT_NAME, buildAccountLink, ROUTES } from "@rotunda/core";
import { WelcomeView, PaywallView } from "@rotunda/ui";
import { useConfig, useReader } from "../react/use-session.ts";
import type { ScreenProps } from "../routing/guard-route.ts";

/** For visitors; readers with access are redirected to home. */
export function WelcomeScreen() {
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  return <WelcomeView product={product} loginHref={buildLoginHref(buildHref("Home"))} />;
}

export function PayWallScreen({ visit }: ScreenProps) {
  const access = useReader()?.access;
  const needsLogin = access?.isIpUser && access.hasVignetteAccess && new URLSearchParams(visit.search).has("next");
  return (
    <PaywallView
      accountHref={access?.isWebUser ? buildAccountLink(access, "/").href : undefined}
      loginHref={needsLogin ? buildAccountLink(access, `${ROUTES.PayWall.path}${visit.search}`).href : undefined}
      homeHref={access?.hasVignetteAccess ? buildHref("Home") : undefined}
    />
  );
}
