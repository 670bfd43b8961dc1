export * from "./briefcase.ts";
export * from "./camelize.ts";
export * from "./shapes.ts";
export * from "./groups.ts";
export * from "./lookups.ts";
export * from "./profiles.ts";
export * from "./search.ts";
export * from "./session.ts";
