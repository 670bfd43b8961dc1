import * as adapters from "@rotunda/adapters-http";
import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** Binds the stores of dialogs, downloads and folders, whose code no first screen needs. */
export function bindLateStores(container: Container): void {
  const { bind, bindApi } = createBinders(container);
  const { Analytics, BriefcaseApi, BriefcaseStore, Browser, Clock, DossiersApi, ExportsApi, Log, SessionStore } = token;
  bindApi(ExportsApi, adapters.createExportsApi);
  bindApi(DossiersApi, adapters.createDossiersApi);

  const told = { notices: token.NoticesStore, log: Log };
  const edits = { ...told, api: BriefcaseApi, briefcase: BriefcaseStore, analytics: Analytics };
  bind(token.FoldersStore, stores.createFoldersStore, edits);
  bind(token.MoveStore, stores.createMoveStore, edits);
  bind(token.MassAddStore, stores.createMassAddStore, edits);
  bind(token.RemovalStore, stores.createRemovalStore, edits);

  const files = { ...told, browser: Browser, clock: Clock };
  bind(token.ContactExportStore, stores.createContactExportStore, { ...files, api: ExportsApi, session: SessionStore });
  bind(token.DossierStore, stores.createDossierStore, { ...files, api: DossiersApi, session: SessionStore });
  bind(token.ProfileFileStore, stores.createProfileFileStore, { ...files, api: DossiersApi });
  bind(token.CustomLogoStore, stores.createCustomLogoStore, { ...told, api: DossiersApi });
}
