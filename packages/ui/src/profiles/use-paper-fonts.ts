import { type RefObject, useEffect } from "react";

/**
 * Asks for the fonts of text the screen doesn't show, once it is there: italics, and letters of other languages. A font
 * that is only asked for by the print comes too late for it.
 */
export function usePaperFonts(region: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !("fonts" in document)) return;
    for (const element of region.current?.querySelectorAll("p, li, em, i, cite, blockquote") ?? []) {
      const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
      // Without it the text is printed in a font of the system.
      document.fonts.load(`${fontStyle} ${fontWeight} 1rem ${fontFamily}`, element.textContent).catch(() => {});
    }
  }, [region, isReady]);
}
