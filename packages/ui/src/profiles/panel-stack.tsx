import { describePanelsToggle, formatDate, setPanel, toggleAllPanels } from "@rotunda/core";
import { Fragment, type ReactNode, useRef } from "react";
import { Panel } from "../primitives/panel/panel.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import * as styles from "./panels/panels.css.ts";
import { useAllRendered } from "./use-all-rendered.ts";
import { usePrintFonts } from "./use-print-fonts.ts";
import { NoInformation } from "./panels/text-panel.tsx";

export interface OpenPanels {
  /** Ids of the open panels. */
  openIds: ReadonlySet<string>;
  onOpenIdsChange: (openIds: ReadonlySet<string>) => void;
  /** A panel after the first, which renders itself. */
  second?: { id: string; title: string; node: ReactNode };
}

interface PanelStackProps<Shown> extends OpenPanels {
  panels: Shown[];
  /** ISO date of the last change, or null. */
  updatedDate: string | null;
  /** Renders the content of a panel. */
  children: (panel: Shown) => ReactNode;
}

/** A stack of panels with one button that opens or closes all. */
export function PanelStack<Shown extends { id: string; title: string; count?: number | null; note?: ReactNode }>({
  panels,
  updatedDate,
  openIds,
  onOpenIdsChange,
  second,
  children,
}: PanelStackProps<Shown>) {
  const isAllRendered = useAllRendered();
  const region = useRef<HTMLDivElement>(null);
  usePrintFonts(region, isAllRendered);
  if (panels.length === 0) {
    return (
      <>
        <NoInformation />
        {second?.node}
      </>
    );
  }
  const all = second ? [...panels, second] : panels;
  return (
    <div ref={region}>
      <div className={styles.tools}>
        <span>{updatedDate !== null && `Last updated ${formatDate(updatedDate)}`}</span>
        <TextButton onClick={() => onOpenIdsChange(toggleAllPanels(all, openIds))}>
          {describePanelsToggle(all, openIds)}
        </TextButton>
      </div>
      {panels.map((panel, at) => (
        <Fragment key={panel.id}>
          <Panel
            id={panel.id}
            title={panel.title}
            note={panel.note ?? panel.count ?? undefined}
            isOpen={openIds.has(panel.id)}
            onToggle={(isOpen) => onOpenIdsChange(setPanel(openIds, panel.id, isOpen))}
          >
            {(isAllRendered || openIds.has(panel.id)) && children(panel)}
          </Panel>
          {at === 0 && second?.node}
        </Fragment>
      ))}
    </div>
  );
}
