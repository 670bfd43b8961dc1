import { buildHref, buildLoginHref, PRODUCT_NAME } from "@rotunda/core";
import { WelcomeView } from "@rotunda/ui";
import { useConfig } from "../react/use-session.ts";

/** For visitors; readers with access are redirected to home. */
export function WelcomeScreen() {
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  return (
    <WelcomeView
      product={product}
      loginHref={buildLoginHref(buildHref("Home"))}
      forgotHref="/forgot"
      contactHref="/contact"
    />
  );
}
