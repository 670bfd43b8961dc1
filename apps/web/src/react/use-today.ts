import { formatLocalIsoDay } from "@rotunda/core";
import * as token from "../di/tokens.ts";
import { useService } from "./services.tsx";

/** Today's date where the reader is, as an ISO date. */
export const useToday = (): string => formatLocalIsoDay(useService(token.Clock)());
