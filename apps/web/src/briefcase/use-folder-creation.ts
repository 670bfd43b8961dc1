import { describeNameProblem } from "@rotunda/core";
import type { FolderCreation } from "@rotunda/ui";
import { useState } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useSaveDraft, useSavedDraft } from "../session/use-saved-draft.ts";

const DRAFT = "folder-name";

/** The folder name being typed when the session expired; null if there was none. */
export const useSavedFolderName = (): string | null => useSavedDraft(DRAFT);

export function useFolderCreation(onMade: (folderId: number) => void, keptName: string | null): FolderCreation {
  const store = useService(token.FoldersStore);
  const { folders } = useBehavior(useService(token.BriefcaseStore).state$);
  const { status } = useBehavior(store.state$);
  const [refused, setRefused] = useState("");
  const [typed, setTyped] = useState(keptName ?? "");
  useSaveDraft(DRAFT, typed || null);

  const create = async (name: string) => {
    setRefused("");
    const outcome = await store.create(name);
    if (outcome.kind === "created") onMade(outcome.folder.id);
    else if (outcome.kind === "invalid-name") setRefused(outcome.message);
  };
  return {
    getProblem: (name) => describeNameProblem(name, folders),
    refused,
    typed,
    onType: setTyped,
    isBusy: status === "creating",
    onCreate: (name) => void create(name),
  };
}
