import { canUseNotes, listInitiallyOpen } from "@rotunda/core";
import { createLazyPart, OnThisPage, type OpenPanels, StackedPanel } from "@rotunda/ui";
import { type ReactNode, useState } from "react";
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
  const node = <NotesSection key={record} id={NOTES.id} {...open} record={record} name={name} readerId={readerId} />;
  return {
    contents: <OnThisPage sections={sections} onChoose={openSection} />,
    open: { ...open, second: { ...NOTES, node } },
  };
}

const NotesPanel = createLazyPart(() => import("../notes/notes-panel.tsx").then((module) => module.NotesPanel), {
  isIdle: true,
});

/** The panel of notes on a record. It is rendered before its code is loaded, so that nothing moves or loses the focus. */
function NotesSection(props: Omit<NotesPanelProps, "onCount">) {
  const code = NotesPanel.useCode(true);
  const [count, setCount] = useState("");
  return (
    <StackedPanel {...NOTES} {...props} note={count || undefined}>
      {code.status === "loaded" && <code.Component {...props} onCount={setCount} />}
    </StackedPanel>
  );
}
