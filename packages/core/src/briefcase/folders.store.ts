import { BehaviorSubject } from "rxjs";
import type { Analytics } from "../analytics/analytics.port.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, createErrorNotice, createSuccessNotice, type NoticePorts } from "../notices/notice.ts";
import type { Folder, LiveSearch } from "../records/briefcase.ts";
import type { BriefcaseApi, NewFolder } from "./briefcase.port.ts";
import type { BriefcaseStore } from "./briefcase.store.ts";
import { findDeletableFolder, insertFolder, removeFolder } from "./folder-deletion.ts";
import { describeFolderFailure, findNameProblem } from "./folder-failures.ts";
import { planFolderName } from "./folder-name.ts";

type FoldersState = { status: "idle" | "creating" | "deleting" };

type CreateOutcome =
  | { kind: "created"; folder: Folder }
  /** Shown at the field. */
  | { kind: "invalid-name"; message: string }
  /** A notice has shown the failure, or the login page opens; the form keeps its text. */
  | { kind: "failed" };

type DeleteOutcome =
  /** `showFolderId` is the folder to show next: the default one if the deleted one was open. */
  { kind: "deleted"; showFolderId: number | null } | { kind: "failed" };

export interface FoldersStore extends ReturnType<typeof createFoldersStore> {}

interface FoldersStorePorts extends NoticePorts {
  api: Pick<BriefcaseApi, "addFolder" | "addLiveFolder" | "keepFolder" | "deleteFolder">;
  briefcase: Pick<BriefcaseStore, "state$" | "edit">;
  analytics: Analytics;
}

/** Creates and deletes folders, shown only after the server confirmed. */
export function createFoldersStore({ api, briefcase, notices, log, analytics }: FoldersStorePorts) {
  const state$ = new BehaviorSubject<FoldersState>({ status: "idle" });
  /** A second click while one runs gets the same promise. */
  let creating: Promise<CreateOutcome> | null = null;
  let deleting: Promise<DeleteOutcome> | null = null;

  const showFailure = (failure: Failure, sentence: string) => {
    const message = describeFolderFailure(failure, sentence);
    if (message !== null) notices.show(createErrorNotice(message, NOTICE_TIMEOUTS.briefcase));
  };

  const create = async (name: string, live: LiveSearch | null): Promise<CreateOutcome> => {
    const outcome = await briefcase.edit({
      send: () => (live ? api.addLiveFolder(live.id) : api.addFolder(name)),
      keep: (held, made) => insertFolder(held, toFolder(made, name, live)),
    });
    if (outcome.kind === "failed") {
      const problem = findNameProblem(outcome.failure);
      if (problem !== null) return { kind: "invalid-name", message: problem };
      showFailure(outcome.failure, MESSAGES.folderCreateFailed);
      return { kind: "failed" };
    }
    notices.show(createSuccessNotice(MESSAGES.folderCreated(name)));
    analytics.push({ event: "briefcase-add-folder" });
    return { kind: "created", folder: toFolder(outcome.answer, name, live) };
  };

  const remove = async (folderId: number): Promise<DeleteOutcome> => {
    const outcome = await briefcase.edit({
      send: () => api.deleteFolder(folderId),
      keep: (held) => removeFolder(held, folderId),
    });
    if (outcome.kind === "failed") {
      showFailure(outcome.failure, MESSAGES.folderDeleteFailed);
      return { kind: "failed" };
    }
    notices.show(createSuccessNotice(MESSAGES.folderDeleted));
    analytics.push({ event: "briefcase-delete-folder" });
    return { kind: "deleted", showFolderId: briefcase.state$.value.currentFolderId };
  };

  return {
    state$: asBehavior(state$),
    /** The new folder is live if a saved search is given. */
    create: async (text: string, live: LiveSearch | null = null): Promise<CreateOutcome> => {
      if (creating) return creating;
      const plan = planFolderName(text, briefcase.state$.value.folders);
      if (plan.do === "refuse") return { kind: "invalid-name", message: plan.message };
      state$.next({ status: "creating" });
      creating = create(plan.name, live).finally(() => {
        creating = null;
        state$.next({ status: "idle" });
      });
      return creating;
    },
    keep: async ({ id, name }: Folder): Promise<void> => {
      const outcome = await briefcase.edit({
        send: () => api.keepFolder(id),
        keep: ({ folders, items }) => ({
          folders: folders.map((folder) => (folder.id === id ? { ...folder, live: null } : folder)),
          items,
        }),
      });
      if (outcome.kind === "failed") return showFailure(outcome.failure, MESSAGES.toggleFailed);
      notices.show(createSuccessNotice(MESSAGES.folderKept(name)));
    },
    /** Call it after the reader has confirmed. */
    delete: async (folderId: number): Promise<DeleteOutcome> => {
      if (deleting) return deleting;
      if (!findDeletableFolder(folderId, briefcase.state$.value.folders)) {
        log.error("A folder that can't be deleted has no control for it", folderId);
        return { kind: "failed" };
      }
      state$.next({ status: "deleting" });
      deleting = remove(folderId).finally(() => {
        deleting = null;
        state$.next({ status: "idle" });
      });
      return deleting;
    },
  };
}

function toFolder({ id, dossierUrl }: NewFolder, name: string, live: LiveSearch | null): Folder {
  return { id, name, isDefault: false, items: [], dossierUrl, live, followed: "" };
}
