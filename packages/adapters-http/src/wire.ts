export * from "@rotunda/core/wire";
export { camelize, type Camelized } from "@rotunda/core";
