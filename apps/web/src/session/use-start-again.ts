import { useRevalidator } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";

/** Runs the loading sequence again after it failed; the address that was wanted is still known to it. */
export function useStartAgain(): () => void {
  const startup = useService(token.StartupStore);
  const { revalidate } = useRevalidator();
  return () => {
    startup.begin();
    void startup.settled().then(revalidate);
  };
}
