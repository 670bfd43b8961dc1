import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const HELP = `npm run dev

Serves the web app with hot reload on http://localhost:5173/rotunda/, and the server on PORT (8001), restarted at every
change. The dev server passes the api and the server's pages through, so the browser sees one origin, as in production.
Settings are those of npm start.

  --help  show this text`;

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The server's own addresses beyond those the web app's Vite configuration passes through. */
const MORE_SERVER_PATHS = ["/pages", "/dashboard", "/daily", "/hotline", "/events", "/research"];

try {
  if (parseArgs({ options: { help: { type: "boolean" } } }).values.help) console.log(HELP);
  else await develop();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  process.exit(2);
}

async function develop(): Promise<void> {
  const server = `http://localhost:${process.env["PORT"] ?? "8001"}`;
  process.env["ROTUNDA_SERVER"] ??= server;

  const tsx = join(dirname(createRequire(import.meta.url).resolve("tsx/package.json")), "dist/cli.mjs");
  const api = spawn(process.execPath, [tsx, "watch", "--clear-screen=false", join(ROOT, "apps/api/src/main.ts")], {
    stdio: "inherit",
    cwd: ROOT,
  });

  const { createServer } = await import("vite");
  const vite = await createServer({
    root: join(ROOT, "apps/web"),
    server: { proxy: Object.fromEntries(MORE_SERVER_PATHS.map((path) => [path, { target: server }])) },
    plugins: [
      {
        name: "rotunda-one-origin",
        // In production the server writes this into the page: the API is on the page's origin.
        transformIndexHtml: (page) => page.replaceAll("%ROTUNDA_SERVER%", "self").replaceAll("%CSP_NONCE%", ""),
      },
    ],
  });
  await vite.listen();
  vite.printUrls();

  const stop = () => {
    api.kill("SIGTERM");
    void vite.close();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  api.once("exit", (code) => {
    void vite.close();
    process.exitCode = code ?? 0;
  });
}
