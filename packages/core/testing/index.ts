/** @public For property tests as in README.md. */
export { default as fc } from "fast-check";
export * from "./arbitraries.ts";
export * from "./builders.ts";
export * from "./fakes.ts";
export * from "./briefcase.ts";
export * from "./changes.ts";
export * from "./inbox.ts";
export * from "./places.ts";
export * from "./profile-parts.ts";
export * from "./profiles.ts";
export * from "./saved-searches.ts";
export * from "./session.ts";
export * from "./contact-exports.ts";
export * from "./exports.ts";
export * from "./home.ts";
export * from "./notes.ts";
