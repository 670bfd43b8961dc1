import { createDossiersApi } from "@rotunda/adapters-http";
import {
  createCustomLogoStore,
  createDossierStore,
  createFoldersStore,
  createMassAddStore,
  createMoveStore,
  createProfileFileStore,
  createRemovalStore,
} from "@rotunda/core/stores";
import type { Container } from "inversify";
import * as token from "./tokens.ts";

/** Binds the Briefcase's dialogs and the profile books. */
export function bindBriefcase(container: Container): void {
  container
    .bind(token.FoldersStore)
    .toResolvedValue(
      (...[api, briefcase, notices, log, analytics]) => createFoldersStore({ api, briefcase, notices, log, analytics }),
      [token.BriefcaseApi, token.BriefcaseStore, token.NoticesStore, token.Log, token.Analytics],
    );
  const edits = [token.BriefcaseApi, token.BriefcaseStore, token.NoticesStore, token.Analytics] as const;
  container
    .bind(token.MoveStore)
    .toResolvedValue(
      (...[api, briefcase, notices, analytics]) => createMoveStore({ api, briefcase, notices, analytics }),
      [...edits],
    );
  container
    .bind(token.MassAddStore)
    .toResolvedValue(
      (...[api, briefcase, notices, analytics]) => createMassAddStore({ api, briefcase, notices, analytics }),
      [...edits],
    );
  container
    .bind(token.RemovalStore)
    .toResolvedValue(
      (...[api, briefcase, notices, analytics]) => createRemovalStore({ api, briefcase, notices, analytics }),
      [...edits],
    );
  container.bind(token.DossiersApi).toResolvedValue(createDossiersApi, [token.Http]);
  container
    .bind(token.DossierStore)
    .toResolvedValue(
      (...[api, browser, notices, session, clock, log]) =>
        createDossierStore({ api, browser, notices, session, clock, log }),
      [token.DossiersApi, token.Browser, token.NoticesStore, token.SessionStore, token.Clock, token.Log],
    );
  container
    .bind(token.ProfileFileStore)
    .toResolvedValue(
      (...[api, browser, notices, clock, log]) => createProfileFileStore({ api, browser, notices, clock, log }),
      [token.DossiersApi, token.Browser, token.NoticesStore, token.Clock, token.Log],
    );
  container
    .bind(token.CustomLogoStore)
    .toResolvedValue(
      (api, notices, log) => createCustomLogoStore({ api, notices, log }),
      [token.DossiersApi, token.NoticesStore, token.Log],
    );
}
