import * as adapters from "@rotunda/adapters-http";
import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** Binds the stores of dialogs, downloads and folders, because no first screen needs their code. */
export function bindLazyStores(container: Container): void {
  const { bind, bindApi } = createBinders(container);
  bindApi(token.ExportsApi, adapters.createExportsApi);
  bindApi(token.DossiersApi, adapters.createDossiersApi);

  const reporting = { notices: token.NoticesStore, log: token.Log };
  const edits = { ...reporting, api: token.BriefcaseApi, briefcase: token.BriefcaseStore, analytics: token.Analytics };
  bind(token.FoldersStore, stores.createFoldersStore, edits);
  bind(token.MoveStore, stores.createMoveStore, edits);
  bind(token.MassAddStore, stores.createMassAddStore, edits);
  bind(token.RemovalStore, stores.createRemovalStore, edits);

  const files = { ...reporting, browser: token.Browser, clock: token.Clock };
  bind(token.ContactExportStore, stores.createContactExportStore, {
    ...files,
    api: token.ExportsApi,
    session: token.SessionStore,
  });
  bind(token.DossierStore, stores.createDossierStore, {
    ...files,
    api: token.DossiersApi,
    session: token.SessionStore,
  });
  bind(token.ProfileFileStore, stores.createProfileFileStore, { ...files, api: token.DossiersApi });
  bind(token.CustomLogoStore, stores.createCustomLogoStore, { ...reporting, api: token.DossiersApi });
}
