import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readYaml, type YamlFile } from "./yaml-file.ts";

/** Reads a YAML file of a source's folder; one that isn't there or can't be read is broken like one that is no YAML. */
export async function readSource(folder: string, name: string): Promise<YamlFile> {
  try {
    return readYaml(name, await readFile(join(folder, name), "utf8"));
  } catch (cause) {
    const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    const why = missing ? "is not in the folder" : `can’t be read: ${cause instanceof Error ? cause.message : ""}`;
    return { status: "broken", name, problem: { file: name, line: 0, field: "", why } };
  }
}
