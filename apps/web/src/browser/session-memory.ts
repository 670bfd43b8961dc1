import { createMemory } from "./create-memory.ts";

/** Values stored for this tab's session. */
export const { recall, remember, forget } = createMemory(() => sessionStorage);
