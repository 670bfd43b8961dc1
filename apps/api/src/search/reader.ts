import { listOpenModules } from "@rotunda/core";
import type { Caller } from "../platform/access.ts";
import type { Reader } from "./search-items.sql.ts";

/** The reader whose stars and locks a list shows. */
export const toReader = ({ userId, session, access }: Caller): Reader => ({
  userId,
  modules: listOpenModules(session, access),
});
