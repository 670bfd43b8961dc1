import { describePanelsToggle, formatDate, setPanel, toggleAllPanels } from "@rotunda/core";
import { type ReactNode, useRef } from "react";
import { Panel } from "../primitives/panel/panel.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import * as styles from "./panel-stack.css.ts";
import { useAllRendered } from "./use-all-rendered.ts";
import { usePaperFonts } from "./use-paper-fonts.ts";
import { NoInformation } from "./panels/no-information.tsx";

export interface PanelStackProps {
  panels: { id: string; title: string; note?: ReactNode; content: ReactNode }[];
  /** ISO date of the last change, or null. */
  updatedDate: string | null;
  openIds: ReadonlySet<string>;
  onOpenIdsChange: (openIds: ReadonlySet<string>) => void;
}

/** Panels below each other, with one toggle that opens or closes them all. */
export function PanelStack({ panels, updatedDate, openIds, onOpenIdsChange }: PanelStackProps) {
  const isAllRendered = useAllRendered();
  const region = useRef<HTMLDivElement>(null);
  usePaperFonts(region, isAllRendered);
  if (panels.length === 0) return <NoInformation />;
  return (
    <div ref={region}>
      <div className={styles.tools}>
        <span>{updatedDate !== null && `Last updated ${formatDate(updatedDate)}`}</span>
        <TextButton onClick={() => onOpenIdsChange(toggleAllPanels(panels, openIds))}>
          {describePanelsToggle(panels, openIds)}
        </TextButton>
      </div>
      {panels.map(({ id, title, note, content }) => (
        <Panel
          key={id}
          id={id}
          title={title}
          note={note}
          isOpen={openIds.has(id)}
          onToggle={(isOpen) => onOpenIdsChange(setPanel(openIds, id, isOpen))}
        >
          {(isAllRendered || openIds.has(id)) && content}
        </Panel>
      ))}
    </div>
  );
}
