import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { logAnswers, logOptions } from "./request-log.ts";

it("logs one line per response, without query, cookie or password, even with line breaks in the address", async () => {
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
