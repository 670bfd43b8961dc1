import { type RefObject, useEffect } from "react";

/**
 * Preloads fonts that only hidden text uses, such as italics and other scripts. A font first requested by printing
 * loads too late.
 */
export function usePrintFonts(region: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !("fonts" in document)) return;
    for (const element of region.current?.querySelectorAll("p, li, em, i, cite, blockquote") ?? []) {
      const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
      // If it fails, the text is printed in a system font.
      document.fonts.load(`${fontStyle} ${fontWeight} 1rem ${fontFamily}`, element.textContent).catch(() => {});
    }
  }, [region, isReady]);
}
