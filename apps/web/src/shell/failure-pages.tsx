import { buildHref, offersSearch, PRODUCT_NAME, CallFailed } from "@rotunda/core";
import { NotFoundView, ServerErrorView, FailureNotice } from "@rotunda/ui";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { setPageHead } from "../routing/find-page-name.ts";
import { PageHeading } from "./page-heading.tsx";

function useSearchHref(): string | undefined {
  return offersSearch(useReader()?.access ?? null) ? buildHref("SearchCongressional") : undefined;
}

export function NotFoundPage() {
  return <NotFoundView searchHref={useSearchHref()} />;
}

export function ServerErrorPage({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) {
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  return <ServerErrorView product={product} searchHref={useSearchHref()} onRetry={onRetry} />;
}

/** Replaces a screen that threw (and logs the error), or whose code can't be loaded offline. */
export function ErrorScreen() {
  const fault = useRouteError();
  const log = useService(token.Log);
  const { revalidate, state } = useRevalidator();
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  useEffect(() => log.error("A screen failed", fault), [log, fault]);
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
