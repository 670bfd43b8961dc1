import { execFileSync } from "node:child_process";

const READER = "pdftotext";

/** Extracts the text of each page with Poppler; null if not installed. */
export function readPages(pdf: Uint8Array): string[] | null {
  try {
    const text = execFileSync(READER, ["-raw", "-", "-"], { input: pdf, encoding: "utf8", maxBuffer: 1 << 26 });
    return text.split("\f").slice(0, -1);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
