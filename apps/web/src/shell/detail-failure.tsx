import type { Failure, FailureView } from "@rotunda/core";
import { FailureNotice } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { NotFoundPage, ServerErrorPage } from "./failure-pages.tsx";
import { PageHeading } from "./page-heading.tsx";

/** Replaces a record that failed to load ("Profile load"). */
export function DetailFailure({ view, failure }: { view: FailureView; failure: Failure }) {
  const detail = useService(token.DetailStore);
  if (view === "not-found") return <NotFoundPage />;
  if (view === "server-error") return <ServerErrorPage />;
  return (
    <>
      <PageHeading>{view === "busy" ? "Please wait" : "Connection lost"}</PageHeading>
      <FailureNotice failure={failure} onRetry={() => detail.retry()} />
    </>
  );
}
