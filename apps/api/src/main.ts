import { readSettings } from "./platform/settings.ts";
import { prepareDb, serve } from "./start-server.ts";

// Starts the server without the built web app, for `npm run dev`.
const settings = readSettings(process.env);
await serve(await prepareDb(settings, (label) => process.stderr.write(`${label}\n`)), settings, null);
