import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, FROM_OUR_PAGE, logIn, postLogin, testApp } from "../testing/test-app.ts";

/** Everything of a reader that must stay out of the log. */
const SECRETS = {
  email: "grace.hopper@secret.example",
  password: "planted password 1",
  wanted: "planted password 2",
  cookie: "planted-cookie-3",
  bearer: "planted-bearer-4",
  query: "planted-query-5",
  token: "PlantedToken6_abcdefghijklmnopqrstuvwxyz0123456789",
  message: "planted message 7",
};

describeWithDatabase("the log of the server", (openDb) => {
  async function loggedApp(settings = {}) {
    const lines: string[] = [];
    const app = await testApp(openDb(), { log: { write: (line) => lines.push(line) }, settings });
    const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    return { app, text: () => lines.join(""), entries };
  }

  it("contains no secret of any request or error, even if every statement is logged", async () => {
    const { app, text, entries } = await loggedApp({ slowQueryMs: 0 });
    await addPerson(openDb(), { email: SECRETS.email });
    app.get("/api/broken", () => openDb().query("select $1::int", [SECRETS.message]));
    app.post("/api/broken", (request) => {
      request.log.warn({ headers: request.headers, req: request, user: { email: SECRETS.email } }, "logged anywhere");
      throw new Error("broken", { cause: Object.assign(new Error("inside"), { detail: SECRETS.message }) });
    });
    const headers = {
      ...FROM_OUR_PAGE,
      cookie: `rotunda_session=${SECRETS.cookie}; rotunda_device=${SECRETS.token}`,
      authorization: `Bearer ${SECRETS.bearer}`,
    };
    const cookies = await logIn(app, SECRETS.email);
    await postLogin(app, { email: SECRETS.email, password: SECRETS.password, headers });
    const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
    const fields = (values: Record<string, string>) => new URLSearchParams(values).toString();
    for (const [url, payload] of [
      ["/forgot", fields({ email: SECRETS.email })],
      [`/forgot/reset?token=${SECRETS.token}`, fields({ token: SECRETS.token, wanted: SECRETS.wanted })],
      ["/my-account/password", fields({ current: SECRETS.password, wanted: SECRETS.wanted })],
    ] as const) {
      await app.inject({ method: "POST", url, headers: form, cookies, payload });
    }
    const json = { ...headers, "content-type": "application/json" };
    const message = { message: SECRETS.message, request_custom_logo: true };
    await app.inject({ method: "POST", url: "/api/requestCustomLogo/", headers: json, cookies, payload: message });
    await app.inject({ method: "POST", url: "/api/broken", headers: json, payload: { email: SECRETS.email } });
    for (const url of [
      `/api/search/vignette/?q=${SECRETS.query}&gender=${SECRETS.query}`,
      `/forgot/reset?token=${SECRETS.token}`,
      `/forgot/reset/${SECRETS.token}`,
      `/nowhere/${SECRETS.email}?email=${SECRETS.email}`,
      `/nowhere/${encodeURIComponent(SECRETS.email)}`,
      `/api/broken?q=${SECRETS.query}`,
      `/%zz?q=${SECRETS.query}`,
    ]) {
      await app.inject({ url, headers, cookies });
    }
    await app.close();
    expect(entries().some(({ msg }) => msg === "a slow statement")).toBe(true);
    expect(entries().some(({ status }) => status === 500)).toBe(true);
    for (const secret of [...Object.values(SECRETS), cookies["rotunda_session"] ?? ""]) {
      expect(text()).not.toContain(secret);
      expect(text()).not.toContain(encodeURIComponent(secret));
    }
  });

  it("has one line per response, with a level by its status", async () => {
    const { app, entries } = await loggedApp();
    app.get("/broken", () => {
      throw new Error("broken");
    });
    for (const url of ["/login/", "/nowhere", "/broken", "/healthz"]) await app.inject(url);
    await app.close();
    expect(entries().filter(({ msg }) => msg === "answered")).toMatchObject([
      { level: 30, path: "/login/", status: 200 },
      { level: 40, path: "/nowhere", status: 404 },
      { level: 50, path: "/broken", status: 500 },
    ]);
  });

  it("has one line for a client that disconnected before the response", async () => {
    const { app, entries } = await loggedApp();
    let answer = () => {};
    app.get("/slow", () => new Promise((resolve) => (answer = () => resolve({}))));
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n");
    const isSlow = ({ path }: Record<string, unknown>) => path === "/slow";
    await vi.waitFor(() => expect(String(answer)).toContain("resolve"), 10_000);
    socket.destroy();
    await vi.waitFor(() => expect(entries().filter(isSlow)).toHaveLength(1), 10_000);
    answer();
    await app.close();
    expect(entries().filter(isSlow)).toMatchObject([{ status: 499, msg: "left unanswered" }]);
  });

  it("keeps the request id of a trusted proxy, and no other", async () => {
    const { app } = await loggedApp({ trustedProxies: ["10.0.0.5"] });
    const idOf = async (remoteAddress: string, id: string) => {
      const answer = await app.inject({ url: "/login/", remoteAddress, headers: { "x-request-id": id } });
      return answer.headers["x-request-id"];
    };
    expect(await idOf("10.0.0.5", "edge-0001:abc")).toBe("edge-0001:abc");
    expect(await idOf("::ffff:10.0.0.5", "edge-0001:abc")).toBe("edge-0001:abc");
    expect(await idOf("192.0.2.1", "edge-0001:abc")).not.toBe("edge-0001:abc");
    for (const forged of ["short", 'a"},{"level":60', "x".repeat(129)]) {
      expect(await idOf("10.0.0.5", forged)).toMatch(/^[\da-f-]{36}$/u);
    }
    await app.close();
  });
});
