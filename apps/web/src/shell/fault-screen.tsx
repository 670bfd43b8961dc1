import { CallFailed, PRODUCT_NAME } from "@rotunda/core";
import { FailureNotice } from "@rotunda/ui";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { setPageHead } from "../routing/find-page-name.ts";
import { ServerErrorPage } from "./failure-pages.tsx";
import { PageHeading } from "./page-heading.tsx";

/** Replaces a screen that threw (and logs the error), or whose code can't be loaded offline. */
export function FaultScreen() {
  const fault = useRouteError();
  const log = useService(token.Log);
  const { revalidate, state } = useRevalidator();
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  useEffect(() => log.error("A screen broke", fault), [log, fault]);
  // Runs after the shell's effect, which would set the title to "Loading".
  useEffect(() => setPageHead(product), [product]);
  if (!(fault instanceof CallFailed) || fault.failure.kind !== "offline") return <ServerErrorPage />;
  return (
    <>
      <PageHeading>This page could not be loaded</PageHeading>
      <FailureNotice failure={fault.failure} onRetry={() => void revalidate()} isRetrying={state === "loading"} />
    </>
  );
}
