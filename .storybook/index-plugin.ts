import type { Expression } from "oxc-parser";
import type { Plugin } from "vite";
import { child, componentStoryFiles, metaOf, readStoryFile, usageOf } from "../scripts/story-files.ts";

const MODULE = "virtual:component-index";

/** The folders in sidebar order. */
const FOLDERS = [
  "Primitives",
  "Shell",
  "Notices",
  "Home",
  "Search",
  "Profiles",
  "Profiles/Panels",
  "Groups",
  "Places",
  "Briefcase",
  "Exports",
];

const textOf = (node: Expression | null) => (node?.type === "Literal" ? String(node.value) : "");

/** Returns the components by folder, each with its purpose from the story file. */
export function componentsByFolder() {
  const components = componentStoryFiles.map((path) => {
    const source = readStoryFile(path);
    const title = textOf(child(metaOf(source), "title"));
    return {
      id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      folder: title.slice(0, title.lastIndexOf("/")),
      name: title.slice(title.lastIndexOf("/") + 1),
      purpose: textOf(child(usageOf(source), "purpose")),
    };
  });
  return FOLDERS.flatMap((folder) => {
    const entries = components.filter((component) => component.folder === folder);
    if (entries.length === 0) return [];
    return [{ folder, components: entries.toSorted((one, other) => (one.name < other.name ? -1 : 1)) }];
  });
}

export function componentIndex(): Plugin {
  return {
    name: "component-index",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const componentIndex = ${JSON.stringify(componentsByFolder())};` : undefined,
  };
}
