import { LOGIN_WAIT_MS, buildLoginHref, readNextAddress, PRODUCT_NAME } from "@rotunda/core";
import { LoginRedirectView } from "@rotunda/ui";
import { useEffect, useRef, useState } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import type { ScreenProps } from "../routing/guard-route.ts";

/** Shows a link in case the redirect fails. */
export function LoginRedirectScreen({ visit }: ScreenProps) {
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  const href = buildLoginHref(readNextAddress(visit.search));
  const { isLate, retry } = useLeaving(href);
  return <LoginRedirectView product={product} loginHref={href} isLate={isLate} onRetry={retry} />;
}

/** Once the session is known to be missing. Replaces the history entry, so that Back skips this page. */
function useLeaving(href: string): { isLate: boolean; retry: () => void } {
  const browser = useService(token.Browser);
  const isStarted = useBehavior(useService(token.StartupStore).state$).status === "ready";
  const isVisitor = useReader()?.access.isLoggedIn === false;
  const [attempt, setAttempt] = useState(1);
  const [lateAttempt, setLateAttempt] = useState(0);
  const left = useRef(0);

  useEffect(() => {
    if (isStarted && isVisitor && left.current !== attempt) {
      left.current = attempt;
      browser.leave(href, { replace: true });
    }
    const timer = setTimeout(() => setLateAttempt(attempt), LOGIN_WAIT_MS);
    return () => clearTimeout(timer);
  }, [browser, href, isStarted, isVisitor, attempt]);

  return { isLate: lateAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
