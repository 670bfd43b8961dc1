import { canUseNotes, listInitiallyOpen } from "@rotunda/core";
import { createLazyPart, OnThisPage, type OpenPanels, StackedPanel } from "@rotunda/ui";
import type { ReactNode } from "react";
import type { NotesPanelProps } from "../notes/notes-panel.tsx";
import { useReader } from "../react/use-session.ts";
import { useOpenPanels } from "./use-open-panels.ts";

const NOTES = { id: "notes", title: "Notes and Tags" };

interface RecordPanels {
  contents: ReactNode;
  open: OpenPanels;
}

/** Returns the links to the panels of a record's page and which are open; the notes on it are the second panel. */
export function useRecordPanels(
  record: string,
  name: string,
  panels: readonly { id: string; title: string; isOpen: boolean }[],
): RecordPanels {
  const [openIds, onOpenIdsChange] = useOpenPanels(record, () => listInitiallyOpen(panels));
  const reader = useReader();
  const readerId = reader && canUseNotes(reader.access) ? reader.session.id : null;
  const open = { openIds, onOpenIdsChange };
  const openSection = (id: string) => onOpenIdsChange(new Set([...openIds, id]));
  if (readerId === null) return { contents: <OnThisPage sections={panels} onChoose={openSection} />, open };
  const sections = [...panels.slice(0, 1), NOTES, ...panels.slice(1)];
  const node = <NotesSection key={record} {...NOTES} {...open} record={record} name={name} readerId={readerId} />;
  return {
    contents: <OnThisPage sections={sections} onChoose={openSection} />,
    open: { ...open, second: { ...NOTES, node } },
  };
}

const NotesPanel = createLazyPart(() => import("../notes/notes-panel.tsx").then((module) => module.NotesPanel), {
  isIdle: true,
});

/**
 * The notes on a record; their code loads after the record. Its heading is rendered at once, so that nothing moves
 * later.
 */
function NotesSection(props: NotesPanelProps) {
  const code = NotesPanel.useCode(true);
  if (code.status === "loaded") return <code.Component {...props} />;
  return <StackedPanel {...props}>{null}</StackedPanel>;
}
