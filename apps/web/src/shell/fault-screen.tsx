import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { ServerErrorPage } from "./failure-pages.tsx";

/** In place of a screen that broke: our own fault, logged. */
export function FaultScreen() {
  const fault = useRouteError();
  const log = useService(token.Log);
  useEffect(() => log.error("A screen broke", fault), [log, fault]);
  return <ServerErrorPage />;
}
