import { execFileSync } from "node:child_process";

const READER = "pdftotext";

/** Extracts the text of each page with Poppler; null if not installed. */
export const readPages = (pdf: Uint8Array): string[] | null => read(pdf, "-raw")?.split("\f").slice(0, -1) ?? null;

interface PlacedWord {
  text: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

/** Extracts the words of each page with their places in points; null if Poppler isn't installed. */
export function readWords(pdf: Uint8Array): PlacedWord[][] | null {
  const pages = read(pdf, "-bbox")?.split("<page ").slice(1) ?? null;
  const words = /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</gu;
  const toWord = ([, x, y, right, bottom, text = ""]: RegExpExecArray): PlacedWord => ({
    text,
    x: Number(x),
    y: Number(y),
    right: Number(right),
    bottom: Number(bottom),
  });
  return pages?.map((page) => [...page.matchAll(words)].map(toWord)) ?? null;
}

function read(pdf: Uint8Array, as: "-raw" | "-bbox"): string | null {
  try {
    return execFileSync(READER, [as, "-", "-"], { input: pdf, encoding: "utf8", maxBuffer: 1 << 26 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
