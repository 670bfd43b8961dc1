import { CallFailed, PRODUCT_NAME } from "@rotunda/core";
import { FailureNotice } from "@rotunda/ui";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { setPageHead } from "../routing/use-page-head.ts";
import { ServerErrorPage } from "./failure-pages.tsx";
import { PageHeading } from "./page-heading.tsx";

/** In place of a screen that broke: our own fault, logged; or no connection to fetch its code with. */
export function FaultScreen() {
  const fault = useRouteError();
  const log = useService(token.Log);
  const { revalidate, state } = useRevalidator();
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  useEffect(() => log.error("A screen broke", fault), [log, fault]);
  // After the shell's own effect, which knows no record and says "Loading".
  useEffect(() => setPageHead(product), [product]);
  if (!(fault instanceof CallFailed) || fault.failure.kind !== "offline") return <ServerErrorPage />;
  return (
    <>
      <PageHeading>This page could not be loaded</PageHeading>
      <FailureNotice failure={fault.failure} onRetry={() => void revalidate()} isRetrying={state === "loading"} />
    </>
  );
}
