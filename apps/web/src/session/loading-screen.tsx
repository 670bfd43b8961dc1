import { LOADING_TEXT_MS, PRODUCT_NAME } from "@rotunda/core";
import { LoadingView, FailureNotice } from "@rotunda/ui";
import { useEffect, useState } from "react";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { useStartAgain } from "./use-start-again.ts";

/** While the product starts and the first screen's code is on its way; if it can't, a way to try again. */
export function LoadingScreen() {
  const startup = useService(token.StartupStore);
  const state = useBehavior(startup.state$);
  const retry = useStartAgain();
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

/** True after a quiet moment: the start may be over while the screen's code is still loading. */
function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LOADING_TEXT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
