import { hrefTo, loginHref, PRODUCT_NAME, safeNext } from "@rotunda/core";
import { LoginRedirectView } from "@rotunda/ui";
import { useConfig } from "../react/use-known.ts";
import type { ScreenProps } from "../routing/visit.ts";

/** On the way to the server's login page, with a link for when nothing happens (spec 2). The route itself leaves. */
export function LoginRedirectScreen({ visit }: ScreenProps) {
  const next = safeNext(new URLSearchParams(visit.search).get("next"), hrefTo("Home"));
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  return <LoginRedirectView product={product} loginHref={loginHref(next)} />;
}
