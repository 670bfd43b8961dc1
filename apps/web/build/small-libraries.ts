import type { Plugin } from "vite";

/** Replaces the package that Inversify imports for decorated classes: bindings of factories use two functions of it. */
const METADATA = `
const kept = new WeakMap();
Reflect.getOwnMetadata = (key, target) => kept.get(target)?.get(key);
Reflect.defineMetadata = (key, value, target) => {
  kept.set(target, (kept.get(target) ?? new Map()).set(key, value));
};`;

/** Modules of Inversify for bindings of classes, modules and snapshots; we bind factories and constants only. */
const OF_CLASSES =
  /@inversifyjs[\\/].+[\\/]((Instance|ResolvedValue|PlanServiceRedirection)BindingNodeImplementation|currySubplan|cloneBinding|buildInstanceBinding|getClassMetadata|resolve(Module|Service)Deactivations|ContainerModuleManager|SnapshotManager)\.js$/;
/** RxJS's code for schedulers of `from` and `of`, and in `innerFrom` for async iterables, which we never pass. */
const SCHEDULED = /rxjs[\\/]dist[\\/].+[\\/]scheduled\.js$/;
const ASYNC_INPUT = /if \(is(AsyncIterable|ReadableStreamLike)\(input\)\) \{[^}]+\}/g;
const SHOWN_NAME = /^\w+\.displayName = .+;$/gm;
const COMPONENT = /(?<=^var \w+ = )(?=React\d*\.\w+\()/gm;

/** Removes code of libraries that we never call, but that the bundler keeps. */
export const smallLibraries: Plugin[] = [
  {
    name: "rotunda-small-metadata",
    apply: "build",
    load: { filter: { id: /reflect-metadata[\\/]ReflectLite\.js$/ }, handler: () => METADATA },
  },
  {
    name: "rotunda-small-inversify",
    apply: "build",
    // Each module is named after its only export.
    load: { filter: { id: OF_CLASSES }, handler: (id) => `export function ${/(\w+)\.js$/.exec(id)?.[1]}() {}` },
  },
  {
    name: "rotunda-small-rxjs",
    apply: "build",
    load: { filter: { id: SCHEDULED }, handler: () => "export function scheduled() {}" },
    transform: {
      filter: { id: /rxjs[\\/]dist[\\/].+[\\/]innerFrom\.js$/ },
      handler: (code) => ({ code: code.replaceAll(ASYNC_INPUT, ""), map: null }),
    },
  },
  {
    name: "rotunda-small-router",
    apply: "build",
    // The bundler removes forms and links that have no names and are marked as pure. Ours are in routing/links.ts.
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].+\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(SHOWN_NAME, "").replaceAll(COMPONENT, "/* @__PURE__ */ "),
        map: null,
      }),
    },
  },
];
