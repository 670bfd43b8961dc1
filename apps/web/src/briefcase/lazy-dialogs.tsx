import { describeFailure, createErrorNotice, toFailure } from "@rotunda/core";
import { useEffect, useState, type ComponentType } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { loadPart } from "../routing/load-part.ts";

/** The dialogs of the Briefcase and of downloads, loaded when one of them first opens. */
export function LazyDialogs() {
  const move = useService(token.MoveStore);
  const massAdd = useService(token.MassAddStore);
  const dossier = useService(token.DossierStore);
  const notices = useService(token.NoticesStore);
  const browser = useService(token.Browser);
  const open = [useBehavior(move.state$), useBehavior(massAdd.state$), useBehavior(dossier.state$)];
  const isWanted = open.some(({ status }) => status !== "closed");
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isWanted || Loaded) return;
    const { pathname, search, hash } = window.location;
    const load = () => import("./dialogs.tsx").then((module) => module.Dialogs);
    loadPart(load, { wanted: `${pathname}${search}${hash}`, browser, memory: sessionStorage }).then(
      (Dialogs) => setLoaded(() => Dialogs),
      (error: unknown) => {
        // Closes the stores, so that the button works again.
        for (const store of [move, massAdd, dossier]) store.close();
        notices.show(createErrorNotice(describeFailure(toFailure(error))));
      },
    );
  }, [isWanted, Loaded, browser, notices, move, massAdd, dossier]);

  return Loaded && <Loaded />;
}
