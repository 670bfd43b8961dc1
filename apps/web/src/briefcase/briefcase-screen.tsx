import {
  findDefaultFolder,
  buildFolderHref,
  buildFolderViewHref,
  parseFolderView,
  describeFolderDeletion,
  type Folder,
} from "@rotunda/core";
import {
  AddFolderDialog,
  BriefcaseLayout,
  Button,
  ConfirmDialog,
  FolderList,
  FolderPlus,
  FailureNotice,
  ResultsSkeleton,
} from "@rotunda/ui";
import { useEffect, useState } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { useGo } from "../routing/links.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { NotFoundPage } from "../shell/failure-pages.tsx";
import { SavedSearches } from "../saved-searches/saved-searches.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { OpenFolder } from "./open-folder.tsx";
import { useFolderCreation, useSavedFolderName } from "./use-folder-creation.ts";

export function BriefcaseScreen({ visit }: ScreenProps) {
  const store = useService(token.BriefcaseStore);
  const state = useBehavior(store.state$);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  /** The initial name in the form for a new folder; null while the form is closed. */
  const [newName, setNewName] = useState(useSavedFolderName());
  const [asksAbout, setAsksAbout] = useState<Folder | null>(null);
  const [madeId, setMadeId] = useState<number | null>(null);
  const part = useService(token.LazyStores);
  const isPartLoaded = useBehavior(part.state$) !== null;
  // Loaded early, because most readers of this screen need it. After a failure, the next dialog loads it again.
  useEffect(() => void part.load(), [part, newName, asksAbout]);
  const view = parseFolderView(visit.search);

  // Shows the default folder until the URL of a deleted folder changes.
  const isAtDefault = visit.folderId === null || visit.folderId === deletedId;
  const named = state.folders.find(({ id }) => id === visit.folderId);
  const folder = named ?? (isAtDefault ? findDefaultFolder(state.folders) : null);
  const retry = () => store.refresh({ force: true });
  if (!folder) {
    if (state.isLoading) return <ResultsSkeleton view={view.view} />;
    if (state.failure === null) return <NotFoundPage />;
    return (
      <>
        <PageHeading>{PAGE_NAMES.Briefcase}</PageHeading>
        <FailureNotice failure={state.failure} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      <PageHeading>{PAGE_NAMES.Briefcase}</PageHeading>
      {state.failure !== null && <FailureNotice failure={state.failure} onRetry={retry} isRetrying={state.isLoading} />}
      <BriefcaseLayout
        searches={<SavedSearches />}
        folders={
          <FolderList
            folders={state.folders}
            currentFolderId={folder.id}
            getHref={(other) => buildFolderViewHref(other, { ...view, page: 1 })}
            madeFolderId={madeId}
            action={
              <Button tone="quiet" icon={<FolderPlus />} onClick={() => setNewName("")}>
                Add folder
              </Button>
            }
          />
        }
      >
        <OpenFolder key={folder.id} folder={folder} view={view} onDelete={() => setAsksAbout(folder)} />
      </BriefcaseLayout>
      {isPartLoaded && newName !== null && (
        <NewFolder
          name={newName}
          onClose={() => setNewName(null)}
          onMade={(folderId) => {
            setNewName(null);
            setMadeId(folderId);
          }}
        />
      )}
      {isPartLoaded && asksAbout && (
        <FolderDeletion
          folder={asksAbout}
          onDeleted={() => setDeletedId(asksAbout.id)}
          onClose={() => setAsksAbout(null)}
        />
      )}
    </>
  );
}

function NewFolder(props: { name: string; onMade: (folderId: number) => void; onClose: () => void }) {
  const creation = useFolderCreation(props.onMade, props.name);
  return <AddFolderDialog {...creation} onClose={props.onClose} />;
}

function FolderDeletion(props: { folder: Folder; onDeleted: () => void; onClose: () => void }) {
  const { folder, onClose } = props;
  const go = useGo();
  const store = useService(token.FoldersStore);
  const briefcase = useService(token.BriefcaseStore);
  const { status } = useBehavior(store.state$);
  // Keeps the question on screen while the folder is deleted.
  const [question] = useState(() => describeFolderDeletion(folder, briefcase.state$.value.folders));

  const remove = async () => {
    props.onDeleted();
    const outcome = await store.delete(folder.id);
    onClose();
    if (outcome.kind !== "deleted") return;
    const next = briefcase.state$.value.folders.find(({ id }) => id === outcome.showFolderId);
    if (next) go(buildFolderHref(next));
  };
  return (
    <ConfirmDialog
      title="Delete folder"
      size="narrow"
      isBusy={status === "deleting"}
      onNo={onClose}
      onYes={() => void remove()}
    >
      {question}
    </ConfirmDialog>
  );
}
