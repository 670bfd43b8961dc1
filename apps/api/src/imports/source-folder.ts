import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";

/** Changes a file of a test's source; the text has to be there, so that no test passes for want of it. */
export async function editSource(folder: string, file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}
