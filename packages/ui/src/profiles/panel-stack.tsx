import { describePanelsToggle, formatDate, setPanel, toggleAllPanels } from "@rotunda/core";
import { Fragment, type ReactNode, useRef, type RefObject, useEffect, startTransition, useState } from "react";
import { flushSync } from "react-dom";
import { runWhenIdle } from "../primitives/lazy-part/lazy-part.tsx";
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
export function PanelStack<Shown extends { id: string; title: string; count?: number | null; note?: ReactNode }>(
  props: PanelStackProps<Shown>,
) {
  const { panels, updatedDate, openIds, onOpenIdsChange, second, children } = props;
  const rendered = useRendered(panels.length);
  const region = useRef<HTMLDivElement>(null);
  usePrintFonts(region, rendered >= panels.length);
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
          <StackedPanel {...panel} note={panel.note ?? panel.count ?? undefined} {...{ openIds, onOpenIdsChange }}>
            {at < rendered || openIds.has(panel.id) ? children(panel) : <noscript>{children(panel)}</noscript>}
          </StackedPanel>
          {at === 0 && second?.node}
        </Fragment>
      ))}
    </div>
  );
}

interface StackedPanelProps extends Pick<OpenPanels, "openIds" | "onOpenIdsChange"> {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A panel that is open if the page says so. */
export function StackedPanel({ id, title, note, openIds, onOpenIdsChange, children }: StackedPanelProps) {
  return (
    <Panel
      id={id}
      title={title}
      note={note}
      isOpen={openIds.has(id)}
      onToggle={(isOpen) => onOpenIdsChange(setPanel(openIds, id, isOpen))}
    >
      {children}
    </Panel>
  );
}

/** Text outside the scripts and punctuation that every page loads. */
const OTHER_SCRIPT = /[\u0370-\u1fff\u2c00-\uffff]/u;

/**
 * Preloads fonts that only hidden text uses: italics and other scripts. A font first requested by printing loads too
 * late.
 */
function usePrintFonts(region: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !region.current || !("fonts" in document)) return;
    const texts = [...region.current.querySelectorAll("p, li")].filter((text) => OTHER_SCRIPT.test(text.textContent));
    for (const element of [...texts, ...region.current.querySelectorAll("em, i, cite, blockquote")]) {
      const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
      // If it fails, the text is printed in a system font.
      document.fonts.load(`${fontStyle} ${fontWeight} 1rem ${fontFamily}`, element.textContent).catch(() => {});
    }
  }, [region, isReady]);
}

/**
 * Returns how many panels are rendered even if closed: one more whenever the browser is idle, so that they don't delay
 * the page but find-in-page finds them. Printing renders all immediately.
 */
function useRendered(count: number): number {
  const [rendered, setRendered] = useState(0);
  useEffect(() => {
    if (rendered >= count) return;
    return runWhenIdle(() => startTransition(() => setRendered(rendered + 1)));
  }, [rendered, count]);
  useEffect(() => {
    const renderAll = () => flushSync(() => setRendered(Infinity));
    addEventListener("beforeprint", renderAll);
    return () => removeEventListener("beforeprint", renderAll);
  }, []);
  return rendered;
}
