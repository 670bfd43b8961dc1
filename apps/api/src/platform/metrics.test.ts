import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { addPerson, FROM_OUR_PAGE, logIn, postLogin, testApp } from "../testing/test-app.ts";
import { createMetrics } from "./metrics.ts";

describeOnOneDatabase("/metrics", (openDb) => {
  const read = async (app: FastifyInstance, from = "127.0.0.1") =>
    app.inject({ url: "/metrics", remoteAddress: from, headers: { host: "10.1.2.3:8001" } });
  const valueOf = (text: string, series: string): number =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length) ?? Number.NaN,
    );

  it("counts responses, searches, logins, exports and messages by route pattern, without names of people", async () => {
    await loadFixture(openDb());
    const app = await testApp(openDb());
    await addPerson(openDb(), { email: "ada@example.org" });
    const cookies = await logIn(app, "ada@example.org");
    await postLogin(app, { email: "ada@example.org", password: "wrong" });
    await app.inject({ url: "/api/search/vignette/?q=lindqvist", cookies });
    await app.inject({ url: "/api/search/vignette/?q=lindq&autocomplete=true", cookies });
    await app.inject({ url: "/api/profile/101-ada-marsh", cookies });
    await app.inject({ url: "/nowhere/ada@example.org" });
    const exported = await app.inject({
      url: "/api/searchExport/congressional/",
      cookies,
      headers: FROM_OUR_PAGE,
    });
    expect(exported.statusCode).toBe(200);
    await app.inject({
      method: "POST",
      url: "/forgot",
      headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" },
      payload: "email=ada%40example.org",
    });
    const answer = await read(app);
    await app.close();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/plain; version=0.0.4");
    const { body } = answer;
    const answers = (method: string, route: string, status: number) =>
      valueOf(
        body,
        `rotunda_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(answers("GET", "/api/search/vignette/", 200)).toBe(2);
    expect(answers("POST", "/login/", 401)).toBe(1);
    expect(answers("GET", "none", 404)).toBe(1);
    expect(valueOf(body, 'rotunda_search_duration_seconds_count{scope="universal",kind="suggestions"}')).toBe(1);
    expect(valueOf(body, 'rotunda_security_events_total{event="login"}')).toBe(1);
    expect(valueOf(body, 'rotunda_security_events_total{event="login-refused"}')).toBe(1);
    expect(valueOf(body, 'rotunda_security_events_total{event="export"}')).toBe(1);
    expect(valueOf(body, 'rotunda_export_rows_total{kind="congressional"}')).toBeGreaterThan(0);
    expect(valueOf(body, 'rotunda_requests_queued{lane="work",state="waiting"}')).toBe(0);
    expect(valueOf(body, 'rotunda_jobs_open{kind="password-reset",state="waiting"}')).toBe(1);
    expect(valueOf(body, 'rotunda_jobs_oldest_seconds{kind="password-reset"}')).toBe(0);
    expect(valueOf(body, "rotunda_database_up")).toBe(1);
    expect(valueOf(body, "rotunda_database_statement_duration_seconds_count")).toBeGreaterThan(10);
    if (openDb().kind === "postgres") {
      expect(valueOf(body, 'rotunda_database_connections{state="open"}')).toBeGreaterThan(0);
    }
    expect(body).not.toMatch(/ada|example\.org|lindq/u);
  });

  it("has process metrics once it listens, and counts messages when they are sent", async () => {
    const app = await testApp(openDb(), { worksJobs: true });
    await app.listen({ port: 0, host: "127.0.0.1" });
    await addPerson(openDb(), { email: "ada@example.org" });
    await app.inject({
      method: "POST",
      url: "/forgot",
      headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" },
      payload: "email=ada%40example.org",
    });
    await expect
      .poll(async () => valueOf((await read(app)).body, 'rotunda_mails_total{outcome="sent"}'), { timeout: 10_000 })
      .toBe(1);
    const { body } = await read(app);
    await app.close();
    expect(valueOf(body, 'rotunda_jobs_total{kind="password-reset",outcome="done"}')).toBe(1);
    expect(valueOf(body, "process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(body).toContain("nodejs_eventloop_lag_seconds");
  });

  it("is readable from the addresses of METRICS_FROM only, regardless of headers", async () => {
    const app = await testApp(openDb());
    expect((await read(app, "::1")).statusCode).toBe(200);
    expect((await read(app, "192.0.2.1")).statusCode).toBe(404);
    // A proxy on this machine forwards a client from elsewhere.
    const proxied = { "x-forwarded-for": "192.0.2.1" };
    expect((await app.inject({ url: "/metrics", headers: proxied })).statusCode).toBe(404);
    const claimed = { "x-forwarded-for": "127.0.0.1" };
    const direct = { url: "/metrics", remoteAddress: "192.0.2.1", headers: claimed };
    expect((await app.inject(direct)).statusCode).toBe(404);
    await app.close();

    const inside = await testApp(openDb(), { settings: { metricsFrom: ["10.0.0.0/8"] } });
    expect((await read(inside, "10.9.9.9")).statusCode).toBe(200);
    expect((await read(inside)).statusCode).toBe(404);
    await inside.close();

    const off = await testApp(openDb(), { settings: { metricsFrom: [] } });
    expect((await read(off)).statusCode).toBe(404);
    await off.close();
  });

  it("answers without the database, and reports it as down", async () => {
    const app = await testApp({
      ...openDb(),
      query: () => Promise.reject(new Error("away")),
    });
    const answer = await read(app);
    await app.close();
    expect(answer.statusCode).toBe(200);
    expect(valueOf(answer.body, "rotunda_database_up")).toBe(0);
  });
});

it("docs/operations.md lists exactly our metrics with their labels", () => {
  const page = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `(rotunda_\w+)` +\| (.*)\|$/gmu)].map(([, name = "", text = ""]) => ({
    name,
    text,
  }));
  const { registry: _, ...metrics } = createMetrics();
  const ours = Object.values(metrics) as unknown as { name: string; labelNames: string[] }[];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(ours.map(({ name }) => name).toSorted());
  for (const { name, labelNames } of ours) {
    for (const label of labelNames) expect(rows.find((row) => row.name === name)?.text).toContain(`\`${label}\``);
  }
});
