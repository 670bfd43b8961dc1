import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import edits from "./congress-edits.json" with { type: "json" };
import { editSource } from "./import-folders.ts";

const LEAVER = "- id:\n    bioguide: B900004";

/** Changes one fact of each kind in a copy of the Congress fixture. */
export async function editEverything(folder: string): Promise<void> {
  for (const { file, from, to } of edits) await editSource(folder, file, from, to);
  // Walter Brisbane leaves.
  const path = join(folder, "legislators-current.yaml");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.slice(0, text.indexOf(LEAVER)));
}
