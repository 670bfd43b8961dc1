import { readSettings } from "./platform/settings.ts";
import { prepareDb, serve } from "./start-server.ts";

// The server alone, without the built web app: what `npm run dev` restarts at every change.
const settings = readSettings(process.env);
await serve(await prepareDb(settings, ({ label }) => process.stderr.write(`${label}\n`)), settings, null);
