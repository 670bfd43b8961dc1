import {
  buildCompareHref,
  buildSavedHref,
  canDeleteFolder,
  COMPARED_MAX,
  COMPARED_MIN,
  describeItems,
  describeLiveFolder,
  listFolderCards,
  paginateFolder,
  buildFolderViewHref,
  filterSelected,
  nameItems,
  NO_SELECTION,
  selectAllCards,
  selectCard,
  toggleSelectionMode,
  type Folder,
  type FolderView,
} from "@rotunda/core";
import {
  announce,
  Button,
  FolderContents,
  ResultsFooter,
  FolderHeader,
  FolderTools,
  RemovedNote,
  SelectionBar,
  TextLink,
} from "@rotunda/ui";
import { useEffect, useRef, useState } from "react";
import * as token from "../di/tokens.ts";
import { LazyFollowControl } from "../inbox/lazy-follow-control.tsx";
import { useBehavior, useLazyService, useService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { useGo } from "../routing/links.ts";
import { useFolderBook, useFolderExport } from "./use-folder-downloads.ts";

export interface OpenFolderProps {
  folder: Folder;
  view: FolderView;
  onDelete: () => void;
}

export function OpenFolder({ folder, view, onDelete }: OpenFolderProps) {
  const go = useGo();
  const removal = useLazyService(token.RemovalStore);
  const move = useLazyService(token.MoveStore);
  const folders = useLazyService(token.FoldersStore);
  const state = useBehavior(useService(token.BriefcaseStore).state$);
  const removed = useBehavior(removal.service?.state$, null);
  const modules = useConfig()?.lookups.subscriptionModules ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(NO_SELECTION);

  const all = listFolderCards(folder, state.items);
  const { cards, page, totalPages } = paginateFolder(folder, state.items, view);
  const allIds = all.map((item) => item.briefcaseItemId);
  const selection = filterSelected(chosen, all);
  const selectedItems = all.filter((item) => selection.itemIds.includes(item.briefcaseItemId));
  const people = selectedItems.flatMap(({ id, recordType }) => (recordType === "profile" ? [id] : []));
  const book = useFolderBook(folder, selection);
  const exporting = useFolderExport(folder, selection);
  const isPending = selection.itemIds.some((itemId) => state.pending.has(itemId));
  const show = (change: Partial<FolderView>) => go(buildFolderViewHref(folder, { ...view, page: 1, ...change }));
  const putBack = removed?.folderId === folder.id ? removed : null;
  useFallbackFocus(folder.items.length, heading);

  const stop = () => {
    setChosen(NO_SELECTION);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <>
      <FolderHeader
        name={folder.name}
        contents={describeItems(folder.items)}
        headingRef={heading}
        note={folder.isDefault ? "Default folder; it cannot be deleted." : <LiveNote folder={folder} />}
      />
      <FolderTools
        order={view.order}
        onOrderChange={(order) => show({ order })}
        view={view.view}
        onViewChange={(next) => go(buildFolderViewHref(folder, { ...view, view: next }))}
        download={book.ofFolder}
        onExport={all.length > 0 ? exporting.ofFolder : undefined}
        onSelect={
          all.length > 0 && !selection.isSelecting
            ? () => {
                setChosen(toggleSelectionMode(NO_SELECTION));
                announce("Select items");
              }
            : undefined
        }
        onDelete={canDeleteFolder(folder) ? onDelete : undefined}
      >
        {folder.live && (
          <Button size="small" tone="quiet" onClick={() => folders.call((store) => store.keep(folder))}>
            Make it an ordinary folder
          </Button>
        )}
        <LazyFollowControl record={`${folder.id}-folder`} isCompact />
      </FolderTools>
      {selection.isSelecting && (
        <SelectionBar
          selected={selectedItems.length}
          total={all.length}
          isBusy={isPending}
          onSelectAll={() => setChosen(selectAllCards(selection, allIds))}
          onMove={() => move.call((store) => store.open(selectedItems.map((item) => item.briefcaseItemId)))}
          onRemove={folder.live ? undefined : () => removal.call((store) => store.remove(selectedItems, folder.id))}
          onDownload={book.ofSelection?.onDownload}
          downloadReason={book.ofSelection?.reason}
          onExport={exporting.ofSelection}
          onCompare={
            people.length >= COMPARED_MIN && people.length <= COMPARED_MAX
              ? () => go(buildCompareHref({ people, onlyDifferent: false }))
              : undefined
          }
          onDone={stop}
        />
      )}
      {putBack && (
        <RemovedNote
          subject={nameItems(putBack.items)}
          isBusy={putBack.items.some((item) => state.pending.has(item.briefcaseItemId))}
          onUndo={() => removal.call((store) => store.undo(putBack))}
        />
      )}
      <FolderContents
        items={cards}
        view={view.view}
        modules={modules}
        headingRef={heading}
        selection={selection}
        onSelect={(item) => setChosen(selectCard(selection, item.briefcaseItemId))}
        onMove={(item) => move.call((store) => store.open([item.briefcaseItemId]))}
        onRemove={folder.live ? undefined : (item) => removal.call((store) => store.remove([item], folder.id))}
      />
      {all.length > 0 && (
        <ResultsFooter
          label="Pages of this folder"
          page={page}
          totalPages={totalPages}
          getHref={(number) => buildFolderViewHref(folder, { ...view, page: number })}
          pageSize={view.pageSize}
          onPageSizeChange={(pageSize) => show({ pageSize })}
        />
      )}
    </>
  );
}

/** Names the saved search that fills or filled the folder. */
function LiveNote({ folder }: Pick<OpenFolderProps, "folder">) {
  const { live } = folder;
  return (
    <>
      {live && (
        <>
          Live: follows <TextLink href={buildSavedHref(live)}>“{live.name}”</TextLink>.{" "}
        </>
      )}
      {describeLiveFolder(folder)}
    </>
  );
}

/** Moves the focus to the folder's heading when a change of the contents removes the focused control. */
function useFallbackFocus(count: number, heading: { current: HTMLElement | null }): void {
  const before = useRef(count);
  useEffect(() => {
    const hasChanged = before.current !== count;
    before.current = count;
    if (hasChanged && document.activeElement === document.body) heading.current?.focus();
  }, [count, heading]);
}
