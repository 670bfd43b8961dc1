import type { Plugin } from "vite";

const METADATA = `
const kept = new WeakMap();
Reflect.getOwnMetadata = (key, target) => kept.get(target)?.get(key);
Reflect.defineMetadata = (key, value, target) => {
  kept.set(target, (kept.get(target) ?? new Map()).set(key, value));
};`;

/** Replaces the package that Inversify imports for decorated classes, of which bindings of factories use two functions. */
export const smallMetadata: Plugin = {
  name: "rotunda-small-metadata",
  apply: "build",
  load: { filter: { id: /reflect-metadata[\\/]ReflectLite\.js$/ }, handler: () => METADATA },
};
