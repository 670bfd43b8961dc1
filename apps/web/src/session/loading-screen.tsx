import { LOADING_TEXT_MS, PRODUCT_NAME } from "@rotunda/core";
import { LoadingView, FailureNotice } from "@rotunda/ui";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { PageHeading } from "../shell/page-heading.tsx";

/** Shown while the product starts and the first screen's code loads; offers a retry on failure. */
export function LoadingScreen() {
  const startup = useService(token.StartupStore);
  const state = useBehavior(startup.state$);
  const retry = useRestart();
  const isLong = useIsLong();
  if (state.status === "failed") {
    return (
      <>
        <PageHeading>{PRODUCT_NAME} could not start</PageHeading>
        <FailureNotice failure={state.failure} onRetry={retry} />
      </>
    );
  }
  return <LoadingView product={PRODUCT_NAME} isSlow={isLong || (state.status === "loading" && state.isSlow)} />;
}

/** True after a delay, because the screen's code may still load when the startup is over. */
function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LOADING_TEXT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

/** Restarts after a failed startup; the router still has the requested URL. */
export function useRestart(): () => void {
  const startup = useService(token.StartupStore);
  const { revalidate } = useRevalidator();
  return () => {
    startup.begin();
    void startup.settled().then(revalidate);
  };
}
