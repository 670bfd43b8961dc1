import { canUseNotes } from "@rotunda/core";
import { createLazyPart, Panel } from "@rotunda/ui";
import { useReader } from "../react/use-session.ts";

const SECTION = { id: "notes", title: "Notes and Tags" };

/** Loaded after the record. Its head is there at once, so that nothing moves. */
const NotesPanel = createLazyPart(() => import("./notes-panel.tsx").then((module) => module.NotesPanel), {
  waiting: (
    <Panel {...SECTION} isOpen={false} onToggle={() => {}}>
      {null}
    </Panel>
  ),
});

interface NotedRecord {
  /** `{id}-{record type}` */
  record: string;
  name: string;
  openIds: ReadonlySet<string>;
  setOpenIds: (openIds: ReadonlySet<string>) => void;
}

/** Returns the panel with the notes on a record, the second of its page, for readers who may use notes. */
export function useNotes({ record, name, openIds, setOpenIds }: NotedRecord) {
  const reader = useReader();
  const readerId = reader && canUseNotes(reader.access) ? reader.session.id : null;
  const addTo = (sections: readonly { id: string; title: string }[]) =>
    readerId === null ? [...sections] : [...sections.slice(0, 1), SECTION, ...sections.slice(1)];
  if (readerId === null) return { addTo };
  const panel = { ...SECTION, record, name, readerId, openIds, onOpenIdsChange: setOpenIds };
  return { addTo, second: { ...SECTION, node: <NotesPanel key={record} {...panel} /> } };
}
