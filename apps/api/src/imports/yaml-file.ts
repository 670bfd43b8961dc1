import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import type { Problem } from "./import-counts.ts";

export type YamlPath = readonly (string | number)[];

export interface ReadFile {
  status: "read";
  name: string;
  root: unknown;
  lineOf(path: YamlPath): number;
}

export type YamlFile = ReadFile | { status: "broken"; name: string; problem: Problem };

export async function readSource(folder: string, name: string): Promise<YamlFile> {
  try {
    return readYaml(name, await readFile(join(folder, name), "utf8"));
  } catch (cause) {
    const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    const why = missing ? "is not in the folder" : `can’t be read: ${cause instanceof Error ? cause.message : ""}`;
    return { status: "broken", name, problem: { file: name, line: 0, field: "", why } };
  }
}

/** Reads all scalars as text, so that ZIP codes keep leading zeros. Omits empty and null values. */
export function readYaml(name: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    schema: "failsafe",
    customTags: (tags) => [...tags, "null"],
    prettyErrors: false,
  });
  const broken = (line: number, why: string): YamlFile => ({
    status: "broken",
    name,
    problem: { file: name, line, field: "", why },
  });

  const error = document.errors[0];
  if (error) return broken(lines.linePos(error.pos[0]).line, `is not valid YAML: ${error.message}`);
  let root: unknown;
  try {
    root = withoutEmpty(document.toJS());
  } catch (cause) {
    return broken(1, `is not valid YAML: ${cause instanceof Error ? cause.message : String(cause)}`);
  }

  const lineOf = (path: YamlPath): number => {
    let node: unknown = document.contents;
    let offset = offsetOf(node) ?? 0;
    for (const step of path) {
      const found = childOf(node, step);
      if (!found) break;
      node = found.value;
      offset = offsetOf(found.at) ?? offset;
    }
    return lines.linePos(offset).line;
  };
  return { status: "read", name, root, lineOf };
}

const offsetOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

function childOf(node: unknown, step: string | number): { at: unknown; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => String(item.key) === String(step));
    return pair && { at: pair.key, value: pair.value };
  }
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { at: item, value: item };
  }
  return undefined;
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null && entry !== "")
      .map(([key, entry]) => [key, withoutEmpty(entry)]),
  );
}

/** Thrown if a file's top level has the wrong type. */
export class WrongShape extends Error {}

export function readList(file: ReadFile, of: string): unknown[] {
  if (Array.isArray(file.root)) return file.root;
  throw new WrongShape(`must be a list of ${of}`);
}

export function readMap(file: ReadFile, of: string): [string, unknown][] {
  if (typeof file.root === "object" && file.root !== null && !Array.isArray(file.root))
    return Object.entries(file.root);
  throw new WrongShape(`must be a map of ${of}`);
}
