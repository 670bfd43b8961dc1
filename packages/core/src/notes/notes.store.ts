import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import { type Failure, toFailure } from "../kernel/failure.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { NOTE_MESSAGES } from "./note-messages.ts";
import { createErrorNotice, createSuccessNotice, type NoticePorts, reportFailure } from "../notices/notice.ts";
import { createDraft, parseDraft, type NoteDraft } from "./note-draft.ts";
import { mergeTexts } from "./merge-notes.ts";
import type { DraftMemory, Note, NotesApi, NotesPage, NoteVersion, RecordTag } from "./notes.port.ts";
import { planNoteText, planTag } from "./plan-note.ts";

export interface NotesState {
  status: "idle" | "loading" | "done" | "failed";
  /** `{id}-{record type}`; empty at first. */
  record: string;
  /** Null until it has loaded. */
  page: NotesPage | null;
  failure: Failure | null;
  draft: NoteDraft | null;
  /** Versions of a note that the reader looks at; `list` is null while loading. */
  history: { noteId: string; list: NoteVersion[] | null } | null;
}

export interface NotesStore extends ReturnType<typeof createNotesStore> {}

const IDLE: NotesState = { status: "idle", record: "", page: null, failure: null, draft: null, history: null };

interface NotesPorts extends NoticePorts {
  api: NotesApi;
  memory: DraftMemory;
  newId: () => string;
}

/** A draft is in the tab's memory until it is saved or discarded (NOTE-11). */
export function createNotesStore({ api, log, notices, memory, newId }: NotesPorts) {
  const state$ = new BehaviorSubject<NotesState>(IDLE);
  let readerId = 0;

  const change = (fields: Partial<NotesState>) => state$.next({ ...state$.value, ...fields });
  const draftName = () => `note-${readerId}-${state$.value.record}`;
  const setDraft = (draft: NoteDraft | null) => {
    if (draft) memory.remember(draftName(), JSON.stringify(draft));
    else memory.forget(draftName());
    change({ draft });
  };
  const report = (message: string, error: unknown) =>
    reportFailure({ log, notices }, message, error, NOTE_MESSAGES.failed);

  const { ask: load } = answerNewest<string, NotesPage, Partial<NotesState>>(change, {
    load: (record, signal) => api.notes(record, signal),
    begin: () => ({ status: "loading" }),
    done: (page) => ({ status: "done", page }),
    problem: [log, "The notes could not be loaded"],
    fail: (failure) => ({ status: "failed", failure }),
  });

  const isStill = (record: string) => state$.value.record === record;
  const setPage = (edit: (page: NotesPage) => NotesPage) => {
    const { page } = state$.value;
    if (page) change({ page: edit(page) });
  };
  const replace = (note: Note) =>
    setPage((page) => {
      const isKnown = page.notes.some(({ id }) => id === note.id);
      const notes = isKnown ? page.notes.map((one) => (one.id === note.id ? note : one)) : [note, ...page.notes];
      return { ...page, notes };
    });
  const drop = (id: string) => setPage((page) => ({ ...page, notes: page.notes.filter((note) => note.id !== id) }));

  /** Null without a draft, and while it is being saved. */
  const findOpenDraft = () => {
    const { draft } = state$.value;
    return draft?.isSaving ? null : draft;
  };

  const send = async (
    draft: NoteDraft,
    { text, version }: Pick<NoteDraft, "text" | "version"> = draft,
    setAside = "",
  ) => {
    const { record } = state$.value;
    const plan = planNoteText(text);
    if (plan.do === "refuse") return change({ draft: { ...draft, problem: plan.message } });
    change({ draft: { ...draft, version, isSaving: true, isWaiting: false, problem: "" } });
    const name = draftName();
    try {
      const { id, audience } = draft;
      const saved = await api.save({ id, record, audience, text: plan.text, version, setAside });
      if (saved.status === "saved") memory.forget(name);
      if (!isStill(record)) return;
      if (saved.status === "saved") {
        replace(saved.note);
        change({ draft: null, history: null });
        notices.show(createSuccessNotice(NOTE_MESSAGES.saved));
      } else if (saved.status === "gone") {
        // The draft becomes a new note, so that no text is lost.
        setDraft({ ...createDraft(newId()), text: draft.text, audience: draft.audience, problem: NOTE_MESSAGES.gone });
        drop(id);
      } else {
        replace(saved.note);
        const both = mergeTexts(draft.base, draft.text, saved.note.text);
        setDraft({ ...draft, problem: "", isWaiting: false, conflict: { note: saved.note, both } });
      }
    } catch (error) {
      log.error("A note could not be saved", error);
      if (!isStill(record)) return;
      const failure = toFailure(error);
      const isWaiting = failure.kind === "offline";
      const problem = failure.kind === "refused" && failure.message ? failure.message : NOTE_MESSAGES.failed;
      change({ draft: { ...draft, isWaiting, problem: isWaiting ? "" : problem } });
    }
  };

  const setTag = async (tag: RecordTag, isSet: boolean) => {
    const { record } = state$.value;
    try {
      const tags = await api.setTag(record, tag, isSet);
      if (isStill(record)) setPage((page) => ({ ...page, tags }));
    } catch (error) {
      report("A tag could not be changed", error);
    }
  };

  return {
    state$: asBehavior(state$),
    show: (record: string, reader: number) => {
      if (!isStill(record) || readerId !== reader) {
        readerId = reader;
        state$.next({ ...IDLE, record });
        change({ draft: parseDraft(memory.recall(draftName())) });
      }
      load(record);
    },
    retry: () => load(state$.value.record),
    write: () => {
      if (!state$.value.draft) setDraft(createDraft(newId()));
    },
    edit: ({ id, version, text, audience }: Note, newText = text) =>
      setDraft({ ...createDraft(id), version, base: text, text: newText, audience }),
    change: (fields: Partial<Pick<NoteDraft, "text" | "audience">>) => {
      const draft = findOpenDraft();
      if (draft) setDraft({ ...draft, ...fields, problem: "" });
    },
    cancel: () => setDraft(null),
    save: () => {
      const draft = findOpenDraft();
      if (draft) void send(draft);
    },
    saveWaiting: () => {
      const draft = findOpenDraft();
      if (draft?.isWaiting) void send(draft);
    },
    /** Ends a conflict: the text that isn't chosen becomes a version. */
    choose: (choice: "both" | "mine" | "theirs") => {
      const draft = findOpenDraft();
      if (!draft?.conflict) return;
      const { note, both } = draft.conflict;
      const text = { both, mine: draft.text, theirs: note.text }[choice];
      void send(draft, { text, version: note.version }, text === draft.text ? "" : draft.text);
    },
    remove: async ({ id, version }: Note) => {
      const { record } = state$.value;
      try {
        const removed = await api.remove(id, version);
        if (!isStill(record)) return;
        if (removed.status === "conflict") {
          replace(removed.note);
          notices.show(createErrorNotice(NOTE_MESSAGES.changedMeanwhile));
        } else drop(id);
      } catch (error) {
        report("A note could not be deleted", error);
      }
    },
    showHistory: async (noteId: string | null) => {
      if (noteId === null) return change({ history: null });
      change({ history: { noteId, list: null } });
      const isShown = () => state$.value.history?.noteId === noteId;
      try {
        const list = await api.versions(noteId);
        if (isShown()) change({ history: { noteId, list } });
      } catch (error) {
        if (isShown()) change({ history: null });
        report("The versions of a note could not be loaded", error);
      }
    },
    /** Returns why a tag can't be added; empty if it is being added. */
    addTag: (written: string, audience: RecordTag["audience"]): string => {
      const own = state$.value.page?.tags.filter((one) => one.audience === audience);
      const plan = planTag(written, own?.length ?? 0);
      if (plan.do === "refuse") return plan.message;
      void setTag({ tag: plan.tag, audience }, true);
      return "";
    },
    removeTag: (tag: RecordTag) => void setTag(tag, false),
  };
}
