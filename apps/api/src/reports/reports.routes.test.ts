import { expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { FROM_OUR_PAGE, testApp } from "../testing/test-app.ts";

const REPORT = {
  level: "error",
  time: "2026-11-20T12:00:00.000Z",
  page: "http://localhost:8001/rotunda/search/federal?q=haverstock",
  code: "TypeError",
  message: "A screen failed",
  detail:
    "TypeError: haverstock@example.org is undefined\n    at show (assets/main.js:1:2)\n    at run (assets/main.js:3:4)",
};

describeWithDatabase("an error report", (openDb) => {
  async function reporting() {
    const lines: string[] = [];
    const app = await testApp(openDb(), { log: { write: (line) => lines.push(line) } });
    const send = (headers: Record<string, string> = FROM_OUR_PAGE, remoteAddress = "192.0.2.7") =>
      app.inject({ method: "POST", url: "/api/reports/", headers, remoteAddress, payload: REPORT });
    return { send, lines };
  }

  it("writes a failure to the log without its texts about people", async () => {
    const { send, lines } = await reporting();
    expect((await send()).statusCode).toBe(204);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.find(({ msg }) => msg === "a browser reported a failure")).toMatchObject({
      level: 40,
      reported: "error",
      code: "TypeError",
      message: "A screen failed",
      path: "/rotunda/search/federal",
      stack: "    at show (assets/main.js:1:2)\n    at run (assets/main.js:3:4)",
    });
    expect(lines.join("")).not.toContain("haverstock");
  });

  it("accepts twenty reports an hour from an address", async () => {
    const { send } = await reporting();
    for (let count = 0; count < 20; count++) expect((await send()).statusCode).toBe(204);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send(FROM_OUR_PAGE, "192.0.2.8")).statusCode).toBe(204);
  });

  it("is refused from another site", async () => {
    const { send } = await reporting();
    expect((await send({ origin: "https://elsewhere.example" })).statusCode).toBe(403);
  });
});
