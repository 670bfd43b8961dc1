import { canUseNotes, setPanel } from "@rotunda/core";
import { createLazyPart, Panel } from "@rotunda/ui";
import { useReader } from "../react/use-session.ts";
import type { NotesPanelProps } from "./notes-panel.tsx";

const SECTION = { id: "notes", title: "Notes and Tags" };

const Loaded = createLazyPart(() => import("./notes-panel.tsx").then((module) => module.NotesPanel));

/** The panel, whose code loads after the record. Its heading is rendered at once, so that nothing moves later. */
function NotesPanel(props: NotesPanelProps) {
  const code = Loaded.useCode(true);
  if (code.status === "here") return <code.Component {...props} />;
  const { id, openIds, onOpenIdsChange } = props;
  return (
    <Panel {...SECTION} isOpen={openIds.has(id)} onToggle={(open) => onOpenIdsChange(setPanel(openIds, id, open))}>
      {null}
    </Panel>
  );
}

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
