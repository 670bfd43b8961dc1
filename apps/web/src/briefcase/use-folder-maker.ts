import { createFolderNameRule } from "@rotunda/core";
import type { FolderMaker } from "@rotunda/ui";
import { useState } from "react";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useSaveDraft, useSavedDraft } from "../session/use-saved-draft.ts";

const DRAFT = "folder-name";

/** The name of a new folder that was being typed when the session ran out; null where none was. */
export const useSavedFolderName = (): string | null => useSavedDraft(DRAFT);

/** State and handlers of a form for a new folder; calls `onMade` with the folder once it is created. */
export function useFolderMaker(onMade: (folderId: number) => void, keptName: string | null): FolderMaker {
  const store = useService(token.FoldersStore);
  const { folders } = useBehavior(useService(token.BriefcaseStore).state$);
  const { status } = useBehavior(store.state$);
  const [refused, setRefused] = useState("");
  const [typed, setTyped] = useState(keptName ?? "");
  useSaveDraft(DRAFT, typed || null);
  const rule = createFolderNameRule(folders);

  const create = async (name: string) => {
    setRefused("");
    const outcome = await store.create(name);
    if (outcome.kind === "created") onMade(outcome.folder.id);
    else if (outcome.kind === "invalid-name") setRefused(outcome.message);
  };
  return {
    problemOf: (name) => {
      const problem = rule(name);
      return typeof problem === "string" ? problem : "";
    },
    refused,
    typed,
    onType: setTyped,
    isBusy: status === "creating",
    onCreate: (name) => void create(name),
  };
}
