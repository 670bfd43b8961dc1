import { accountLink, hrefTo } from "@rotunda/core";
import { PaywallView } from "@rotunda/ui";
import { useReader } from "../react/use-known.ts";

/** What a subscription doesn't cover (spec 2, 6). */
export function PayWallScreen() {
  const access = useReader()?.access;
  return (
    <PaywallView
      advisorHref="/contact"
      accountHref={access?.isWebUser ? accountLink(access, "/").href : undefined}
      homeHref={access?.hasVignetteAccess ? hrefTo("Home") : undefined}
    />
  );
}
