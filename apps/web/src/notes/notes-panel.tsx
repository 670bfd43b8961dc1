import { describeNoteCount, PRODUCT_NAME, setPanel } from "@rotunda/core";
import { FailureNotice, RecordNotes } from "@rotunda/ui";
import { useEffect, useRef } from "react";
import { bindNotes } from "../di/notes-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { useOnline } from "../shell/connection.tsx";

export interface NotesPanelProps {
  /** Id of the panel. */
  id: string;
  /** `{id}-{record type}` */
  record: string;
  name: string;
  readerId: number;
  openIds: ReadonlySet<string>;
  onOpenIdsChange: (openIds: ReadonlySet<string>) => void;
  /** Called with the number of notes and tags, empty if there are none. */
  onCount: (count: string) => void;
}

const NONE = { status: "idle", page: null, failure: null, draft: null, history: null } as const;

/** The content of the panel of notes and tags on a record, which opens when there are some. */
export function NotesPanel({ id, record, name, readerId, openIds, onOpenIdsChange, onCount }: NotesPanelProps) {
  const store = useScreenService(token.NotesStore, bindNotes);
  const state = useBehavior(store.state$);
  // The store has the notes of the record before until the effect below.
  const { status, page, failure, draft, history } = state.record === record ? state : NONE;
  const isOnline = useOnline();
  const productName = useConfig()?.constants.productName ?? PRODUCT_NAME;
  const count = page ? describeNoteCount(page) : "";
  useEffect(() => store.show(record, readerId), [store, record, readerId]);
  useEffect(() => onCount(count), [onCount, count]);
  useEffect(() => {
    if (isOnline) store.saveWaiting();
  }, [store, isOnline, draft?.isWaiting]);

  const isOpen = openIds.has(id);
  const hasContent = count !== "" || draft !== null;
  const wasOpened = useRef(isOpen);
  useEffect(() => {
    if (!hasContent || wasOpened.current) return;
    wasOpened.current = true;
    onOpenIdsChange(setPanel(openIds, id, true));
  }, [hasContent, onOpenIdsChange, openIds, id]);

  return (
    <>
      {status === "failed" && failure && !page && <FailureNotice failure={failure} onRetry={() => store.retry()} />}
      {isOpen && page && (
        <RecordNotes
          page={page}
          draft={draft}
          history={history}
          name={name}
          productName={productName}
          exportHref="/api/notes/export"
          isOffline={!isOnline}
          onWrite={store.write}
          onChange={store.change}
          onSave={store.save}
          onCancel={store.cancel}
          onChoose={store.choose}
          onEdit={store.edit}
          onDelete={(note) => void store.remove(note)}
          onShowHistory={(noteId) => void store.showHistory(noteId)}
          onAddTag={store.addTag}
          onRemoveTag={store.removeTag}
        />
      )}
    </>
  );
}
