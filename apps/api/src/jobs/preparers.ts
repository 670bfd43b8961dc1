import { buildInWorker } from "../dossiers/build-in-worker.ts";
import { createDossierPreparer } from "../dossiers/dossier-message.ts";
import { createLogoRequestPreparer } from "../dossiers/logo-request.ts";
import { createDigestPreparer } from "../inbox/digest-message.ts";
import type { AppDeps } from "../platform/settings.ts";
import { createAccountPreparers } from "../session/account-messages.ts";
import type { JobsDeps } from "./create-jobs.ts";

export function createPreparers(deps: AppDeps): JobsDeps["preparers"] {
  return {
    ...createAccountPreparers(deps),
    "custom-logo": createLogoRequestPreparer(deps),
    dossier: createDossierPreparer(deps, buildInWorker),
    digest: createDigestPreparer(deps),
  };
}
