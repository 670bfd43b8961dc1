import { describePanelsToggle, formatDate, setPanel, toggleAllPanels } from "@rotunda/core";
import { Fragment, type ReactNode, useRef, type RefObject, useEffect, startTransition, useState } from "react";
import { flushSync } from "react-dom";
import { Panel } from "../primitives/panel/panel.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import * as styles from "./panels/panels.css.ts";
import { NoInformation } from "./panels/text-panel.tsx";

export interface OpenPanels {
  openIds: ReadonlySet<string>;
  onOpenIdsChange: (openIds: ReadonlySet<string>) => void;
  /** A panel after the first, which renders itself. */
  second?: { id: string; title: string; node: ReactNode };
}

interface PanelStackProps<Shown> extends OpenPanels {
  panels: Shown[];
  /** ISO date of the last change, or null. */
  updatedDate: string | null;
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
            {isAllRendered || openIds.has(panel.id) ? children(panel) : <noscript>{children(panel)}</noscript>}
          </Panel>
          {at === 0 && second?.node}
        </Fragment>
      ))}
    </div>
  );
}

/**
 * Preloads fonts that only hidden text uses, such as italics and other scripts. A font first requested by printing
 * loads too late.
 */
function usePrintFonts(region: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !("fonts" in document)) return;
    for (const element of region.current?.querySelectorAll("p, li, em, i, cite, blockquote") ?? []) {
      const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
      // If it fails, the text is printed in a system font.
      document.fonts.load(`${fontStyle} ${fontWeight} 1rem ${fontFamily}`, element.textContent).catch(() => {});
    }
  }, [region, isReady]);
}

/** Delay in ms for browsers without idle callbacks. */
const LATER_MS = 200;
/** Maximum delay in ms on a page that is never idle. */
const AT_LATEST_MS = 2000;

/**
 * Returns false on first render and true once the browser is idle, so that closed panels don't delay the page but
 * find-in-page finds them. Printing renders them immediately.
 */
function useAllRendered(): boolean {
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    const later = () => startTransition(() => setAll(true));
    const now = () => flushSync(() => setAll(true));
    const stop = whenIdle(later);
    addEventListener("beforeprint", now);
    return () => {
      stop();
      removeEventListener("beforeprint", now);
    };
  }, []);
  return isAll;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
}
