import { SCROLL_OFFSET } from "@rotunda/core";
import { useEffect, useState } from "react";

/** Returns the id of the current section: the last one whose head has passed the sticky header. */
export function useCurrentSection(ids: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");

  useEffect(() => {
    const ids = key.split(" ");
    const find = () => {
      const passed = ids.filter((id) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= READING_LINE;
      });
      setCurrent((isAtTheEnd() ? ids : passed).at(-1) ?? ids[0] ?? null);
    };
    find();
    addEventListener("scroll", find, { passive: true });
    addEventListener("resize", find);
    return () => {
      removeEventListener("scroll", find);
      removeEventListener("resize", find);
    };
  }, [key]);

  return current;
}

/** The last sections may be too short to reach the reading line. */
const isAtTheEnd = () => scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;

/** One line of text below the position of a scrolled-to target. */
const READING_LINE = SCROLL_OFFSET + 40;
