import { loginHref, PRODUCT_NAME } from "@rotunda/core";
import { LoginRedirectView } from "@rotunda/ui";
import { useConfig } from "../react/use-known.ts";
import { nextAddress } from "../routing/next-address.ts";
import type { ScreenProps } from "../routing/visit.ts";

/** On the way to the server's login page, with a link for when nothing happens (spec 2). The route itself leaves. */
export function LoginRedirectScreen({ visit }: ScreenProps) {
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  return <LoginRedirectView product={product} loginHref={loginHref(nextAddress(visit.search))} />;
}
