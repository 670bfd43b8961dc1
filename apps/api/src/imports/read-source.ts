import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FAILSAFE_SCHEMA, load, type Mark, Type, YAMLException } from "js-yaml";
import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument } from "yaml";
import { readErrorCode } from "../platform/describe-error.ts";
import { UnreadableFile } from "./import-counts.ts";

export type YamlPath = readonly (string | number)[];

export interface ReadFile {
  name: string;
  root: unknown;
  /** The last line has no line break: the rest of the file may be missing. */
  isTruncated: boolean;
  lineOf(path: YamlPath): number;
}

export const readSource = async (folder: string, name: string): Promise<ReadFile> =>
  readYaml(name, await readText(folder, name));

/** Reads a file of UTF-8; throws `UnreadableFile`. */
export async function readText(folder: string, name: string): Promise<string> {
  const bytes = await readFile(join(folder, name)).catch((cause: Error) => {
    const isMissing = readErrorCode(cause) === "ENOENT";
    throw new UnreadableFile(isMissing ? "is not in the folder" : `can’t be read: ${cause.message}`);
  });
  return decodeText(bytes);
}

/** Decodes UTF-8, with or without a byte order mark. Names the line of the first byte in another encoding. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new UnreadableFile("is empty");
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // In plain UTF-16 without a byte order mark, every second byte is zero.
  if (hasMark || first === 0 || second === 0) {
    throw new UnreadableFile("is written in UTF-16: save it as UTF-8", 1);
  }
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return text;
  const damaged = text.split("\n").findIndex((line) => line.includes("\uFFFD"));
  throw new UnreadableFile(
    "isn’t UTF-8, but perhaps Latin-1: save it as UTF-8 (in a spreadsheet: “CSV UTF-8”)",
    damaged + 1,
  );
}

/** Reads all scalars as text, so that ZIP codes keep leading zeros. Omits empty and null values. */
export function readYaml(name: string, text: string): ReadFile {
  const isTruncated = !text.endsWith("\n");
  const { locate, lineOf } = locateLines(text);
  try {
    // Valid files have fewer values than characters. Only aliases, which can repeat large parts many times, make more.
    return { name, root: cleanValues(load(text, { schema: TEXT_ONLY }), { left: text.length }), isTruncated, lineOf };
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause;
    const { document, lines } = locate();
    const [error] = document.errors;
    const line = error ? lines.linePos(error.pos[0]).line : ((cause.mark as Mark | undefined)?.line ?? 0) + 1;
    const hint = isTruncated ? ". It ends in the middle of a line, so its end is probably missing" : "";
    throw new UnreadableFile(`is not valid YAML: ${error?.message ?? cause.reason}${hint}`, line);
  }
}

/**
 * Finds line numbers in YAML and its subset JSON. The parser that knows them is slow, so it reads the text only when
 * the first one is needed.
 */
export function locateLines(text: string, options: YamlOptions = TEXTS) {
  let located: ReturnType<typeof parseWithLines> | null = null;
  const locate = () => (located ??= parseWithLines(text, options));
  const lineOf = (path: YamlPath): number => {
    const { document, lines } = locate();
    let node: unknown = document.contents;
    let offset = findOffset(node) ?? 0;
    for (const step of path) {
      let item: unknown;
      if (isMap(node)) item = node.items.find(({ key }) => String(key) === String(step));
      else if (isSeq(node)) item = node.items[Number(step)];
      if (item === undefined) break;
      offset = findOffset(isPair(item) ? item.key : item) ?? offset;
      node = isPair(item) ? item.value : item;
    }
    return lines.linePos(offset).line;
  };
  return { locate, lineOf };
}

const TEXT_ONLY = FAILSAFE_SCHEMA.extend({
  implicit: [
    new Type("tag:yaml.org,2002:null", {
      kind: "scalar",
      resolve: (text: string | null) => text === null || /^(?:~|null|Null|NULL)?$/u.test(text),
      construct: () => null,
    }),
  ],
});

type YamlOptions = Parameters<typeof parseDocument>[1];
const TEXTS: YamlOptions = { schema: "failsafe", customTags: (tags) => [...tags, "null"] };

function parseWithLines(text: string, options: YamlOptions) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { ...options, lineCounter: lines, prettyErrors: false }), lines };
}

const findOffset = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

/** Omits empty and null values, and decodes web addresses that were copied from HTML. */
export function cleanValues(value: unknown, values = { left: Infinity }): unknown {
  values.left -= 1;
  if (values.left < 0) throw new UnreadableFile("repeats its parts too often with aliases", 1);
  if (Array.isArray(value)) return value.map((entry) => cleanValues(entry, values));
  if (typeof value === "string" && /^https?:/u.test(value)) return value.replaceAll("&amp;", "&");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null && entry !== "")
      .map(([key, entry]) => [key, cleanValues(entry, values)]),
  );
}

export function readList(file: ReadFile, of: string): unknown[] {
  if (Array.isArray(file.root)) return file.root;
  throw new UnreadableFile(`must be a list of ${of}`, 1);
}

export function readMap(file: ReadFile, of: string): [string, unknown][] {
  if (typeof file.root === "object" && file.root !== null && !Array.isArray(file.root))
    return Object.entries(file.root);
  throw new UnreadableFile(`must be a map of ${of}`, 1);
}

export function readTextAt(value: unknown, ...path: readonly string[]): string | null {
  let node = value;
  for (const step of path) node = (node as Record<string, unknown> | null | undefined)?.[step];
  return typeof node === "string" ? node : null;
}
