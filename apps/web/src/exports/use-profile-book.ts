import type { DossierTarget } from "@rotunda/core";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";

/**
 * Opens the download dialog for a folder, a selection, a search, a group or one profile; the dialog itself stands once,
 * in the shell.
 */
export function useProfileBook(): (target: DossierTarget) => void {
  const store = useService(token.DossierStore);
  return (target) => store.open(target);
}
