import { PRODUCT_NAME } from "@rotunda/core";
import { LoadingView, OfflineNotice } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { useStartAgain } from "./use-start-again.ts";

/** While the product starts; if it can't, a way to try again (spec 2, 4). */
export function LoadingScreen() {
  const startup = useService(token.StartupStore);
  const state = useBehavior(startup.state$);
  const retry = useStartAgain();
  if (state.status === "failed") {
    return (
      <>
        <PageHeading>{PRODUCT_NAME} could not start</PageHeading>
        <OfflineNotice onRetry={retry} />
      </>
    );
  }
  return <LoadingView product={PRODUCT_NAME} isSlow={state.status === "loading" && state.isSlow} />;
}
