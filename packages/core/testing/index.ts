export { default as fc } from "fast-check";
export * from "./arbitraries.ts";
export * from "./builders.ts";
export * from "./fakes.ts";
export * from "./briefcase.ts";
export * from "./profiles.ts";
export * from "./session.ts";
