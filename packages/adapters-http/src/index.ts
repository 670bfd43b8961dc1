export * from "./briefcase-api.ts";
export * from "./config-api.ts";
export * from "./exports-api.ts";
export { createHttp, type Http, type HttpOptions } from "./http.ts";
export * from "./profiles-api.ts";
export * from "./search-api.ts";
export * from "./server-origin.ts";
export * from "./session-api.ts";
