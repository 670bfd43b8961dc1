import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { pageReaders } from "./render-first-screen.ts";
import { logAnswers, logOptions } from "./request-log.ts";

function createLoggedApp() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = logOptions(true, []);
  const app = Fastify({
    ...options,
    logger: typeof options.logger === "object" ? { ...options.logger, stream } : false,
  });
  logAnswers(app);
  return { app, lines };
}

it("logs one line per response, without query, cookie or password, even with line breaks in the address", async () => {
  const { app, lines } = createLoggedApp();
  app.post("/login", async (request) => {
    request.log.info({ password: "hunter2", headers: request.headers, req: request }, "logged anywhere");
    return "";
  });
  app.get("/healthz", async () => "");
  const answer = await app.inject({
    method: "POST",
    url: "/login?next=/rotunda/?q=cantwell&x=%0A%7B%22level%22:60%7D",
    headers: { cookie: "rotunda_session=secret-token" },
  });
  await app.inject("/healthz");
  await app.close();
  const text = lines.join("");
  expect(lines.every((line) => typeof JSON.parse(line) === "object" && line.indexOf("\n") === line.length - 1)).toBe(
    true,
  );
  expect(text).not.toMatch(/hunter2|secret-token|cantwell/);
  expect(text).toContain(String(answer.headers["x-request-id"]));
  expect(lines.filter((line) => line.includes('"msg":"answered"'))).toHaveLength(1);
});

it("logs the requests that rendering a page makes only if they fail", async () => {
  const { app, lines } = createLoggedApp();
  app.get("/found", async () => "");
  app.get("/page", () => pageReaders.run(new Map(), () => Promise.all([app.inject("/found"), app.inject("/missing")])));
  await app.inject("/page");
  await app.close();
  const paths = lines.map((line) => (JSON.parse(line) as { path?: string; msg: string }).path);
  expect(paths.filter(Boolean)).toEqual(["/missing", "/page"]);
});
