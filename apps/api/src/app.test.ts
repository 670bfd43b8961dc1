import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Db, DbUnavailable } from "./platform/db.ts";
import { memory } from "./testing/databases.ts";
import { addPerson, FROM_OUR_PAGE, logIn, testApp } from "./testing/test-app.ts";

const SHELL = `<!doctype html><html><head><title>Rotunda</title><meta name="csp-nonce" content="%CSP_NONCE%" />
<meta name="rotunda-server" content="%ROTUNDA_SERVER%" /><meta name="rotunda-view" content="%ROTUNDA_VIEW%" /><meta name="rotunda-files" content="%ROTUNDA_FILES%" /><meta name="description" content="A directory." />
<script>early()</script></head><body><div id="root"><!--rotunda-page--></div><!--rotunda-answers--></body></html>`;
/** A stand-in for the web app that renders the API's answer about the session. */
const RENDERER = `
export async function renderPage({ href, viewportWidth, fetch }) {
  if (href.endsWith("/broken")) throw new Error("It has no main");
  if (href.endsWith("/faq")) return { do: "redirect", href: "/rotunda/login-redirect" };
  const { status } = await fetch("http://localhost/api/session/");
  const html = '<main style="color:red">' + status + "</main>";
  return { do: "show", status: 404, html, title: "A & B", view: viewportWidth, position: 'Senator, "Ohio"', picture: "/api/pictures/a.svg" };
}`;
const SCRIPT = "export const text = 'the quick brown fox';\n".repeat(100);

describe("the server", () => {
  let dist: string;
  let db: Db;
  let end: () => Promise<void>;
  let app: FastifyInstance;

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), "rotunda-dist-"));
    await mkdir(join(dist, "assets"));
    await writeFile(join(dist, "index.html"), SHELL);
    await writeFile(
      join(dist, "route-chunks.json"),
      JSON.stringify({ SearchFederal: ["assets/search-7a8b9c.js", "assets/search-4d5e6f.js"] }),
    );
    await writeFile(join(dist, "theme.js"), "theme()");
    await writeFile(join(dist, "assets/main-1a2b3c.js"), SCRIPT);
    await writeFile(join(dist, "assets/main-1a2b3c.js.br"), brotliCompressSync(SCRIPT));
    await writeFile(join(dist, "assets/main-1a2b3c.js.map"), "{}");
    ({ db, end } = await memory());
    app = await testApp(db, { webDist: dist });
    app.get("/api/broken", () => {
      throw new Error("select secret from users");
    });
    app.get("/broken", () => {
      throw new Error("select secret from users");
    });
    app.get("/api/unstorable", () => db.query("select $1::text", ["\u0000"]));
    app.get("/api/away", () => {
      throw new DbUnavailable("connection refused at 10.1.2.3");
    });
  });
  afterAll(async () => {
    await app.close();
    await end();
    await rm(dist, { recursive: true });
  });

  it("starts however long its parts take to load", () => {
    expect(app.initialConfig.pluginTimeout).toBe(0);
  });

  describe("with the web app", () => {
    it("sends / to the base path", async () => {
      expect((await app.inject("/")).headers.location).toBe("/rotunda/");
      const bare = await app.inject("/rotunda");
      expect(bare.statusCode).toBe(308);
      expect(bare.headers.location).toBe("/rotunda/");
    });

    it("answers every path below the base path with the app's page, which has a new nonce and the server’s location", async () => {
      const nonces = new Set<string>();
      for (const [path, status] of [
        ["/rotunda/", 200],
        ["/rotunda/search/federal?q=x", 200],
        ["/rotunda/profile/12-maria", 200],
        ["/rotunda/no/such", 404],
        ["/rotunda/home.bak", 404],
      ] as const) {
        const answer = await app.inject(path);
        expect(answer.statusCode, path).toBe(status);
        expect(answer.headers["content-type"]).toContain("text/html");
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(answer.body).toContain('<meta name="rotunda-server" content="self" />');
        const nonce = /csp-nonce" content="([^"]+)"/.exec(answer.body)?.[1] ?? "";
        expect(answer.headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(5);
    });

    it("lists the screen’s files in the page, and allows the page's own script by its hash", async () => {
      const { body, headers } = await app.inject("/rotunda/search/federal?q=a%26b");
      expect(body).toContain(
        '<meta name="rotunda-files" content="/rotunda/assets/search-7a8b9c.js /rotunda/assets/search-4d5e6f.js" />',
      );
      const hash = createHash("sha256").update("early()").digest("base64");
      expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
      for (const file of ["route-chunks.json", "render-page.mjs"])
        expect((await app.inject(`/rotunda/${file}`)).body).toContain('<div id="root">');
    });

    it("serves built files as immutable and precompressed, and others with revalidation", async () => {
      const file = "/rotunda/assets/main-1a2b3c.js";
      const plain = await app.inject(file);
      expect(plain.body).toBe(SCRIPT);
      expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const compressed = await app.inject({ url: file, headers: { "accept-encoding": "br, gzip" } });
      expect(compressed.headers["content-encoding"]).toBe("br");
      expect(compressed.headers["vary"]).toMatch(/accept-encoding/i);
      expect(compressed.headers["content-type"]).toContain("javascript");
      expect(compressed.rawPayload).toEqual(brotliCompressSync(SCRIPT));
      expect((await app.inject("/rotunda/theme.js")).headers["cache-control"]).toBe("no-cache");
    });

    it("answers 404 for missing chunks, source maps and files outside the folder", async () => {
      const paths = [
        "/rotunda/assets/main-0ld.js",
        "/rotunda/assets/main-1a2b3c.js.map",
        "/rotunda/assets/../../package.json",
        "/rotunda/assets/%2e%2e/%2e%2e/package.json",
        "/rotunda/assets/..%2f..%2fpackage.json",
        "/rotunda/assets/%00",
        "/.git/config",
        "/.env",
        "/openapi.json",
        "/api/no-such-call/",
      ];
      for (const path of paths) {
        const answer = await app.inject(path);
        expect(answer.statusCode, path).toBe(404);
        expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
      }
      expect((await app.inject("/rotunda/..%2f..%2fpackage.json")).body).toContain('id="root"');
    });
  });

  describe("its headers", () => {
    it("sends the same security headers with pages, the api, files, failures and unroutable requests", async () => {
      for (const path of [
        "/rotunda/",
        "/login/",
        "/api/config/app/",
        "/rotunda/theme.js",
        "/no-such",
        "/api/broken",
        "/healthz",
        "/%zz",
        "/api/%zz",
        `/api/profile/${"1".repeat(600)}`,
      ]) {
        const { headers } = await app.inject(path);
        const policy = String(headers["content-security-policy"]);
        // The app's own page may run its single inline script, identified by hash.
        const scripts = path === "/rotunda/" ? /script-src 'self' 'sha256-[\w+/=]{44}';/ : /script-src 'self';/;
        expect(policy, path).toMatch(scripts);
        expect(policy, path).toContain("frame-ancestors 'none'");
        expect(policy, path).not.toContain("unsafe-inline");
        expect(policy, path).not.toContain("upgrade-insecure-requests");
        expect(headers, path).toMatchObject({
          "x-content-type-options": "nosniff",
          "x-frame-options": "DENY",
          "referrer-policy": "same-origin",
        });
        expect(headers, path).not.toHaveProperty("x-powered-by");
        expect(headers, path).not.toHaveProperty("access-control-allow-origin");
      }
    });

    it("keeps what the api and the pages answer out of caches, and password pages out of Referer", async () => {
      for (const path of ["/api/session/", "/api/no-such/", "/login/", "/my-account/", "/broken"]) {
        expect((await app.inject(path)).headers["cache-control"], path).toBe("no-store");
      }
      expect((await app.inject("/forgot")).headers["referrer-policy"]).toBe("no-referrer");
    });
  });

  describe("its failures", () => {
    it("hides the error from 500 on and gives a reference id", async () => {
      for (const path of ["/api/broken", "/broken"]) {
        const answer = await app.inject(path);
        expect(answer.statusCode).toBe(500);
        expect(answer.body).not.toContain("secret");
        expect(answer.body).toContain(String(answer.headers["x-request-id"]));
      }
      expect((await app.inject("/api/broken")).json()).toMatchObject({
        error_message: "An error occurred, please try again.",
        error_code: "SERVER_ERROR",
      });
    });

    it("reports an unreachable database without its address", async () => {
      const answer = await app.inject("/api/away");
      expect(answer.statusCode).toBe(503);
      expect(answer.body).not.toContain("10.1.2.3");
    });

    it("names the invalid parameter", async () => {
      await addPerson(db, { email: "wrong@example.org" });
      const cookies = await logIn(app, "wrong@example.org");
      const post = (payload: unknown, headers = {}) =>
        app.inject({
          method: "POST",
          url: "/api/briefcase/toggle/",
          cookies,
          headers: { ...FROM_OUR_PAGE, "content-type": "application/json", ...headers },
          payload: JSON.stringify(payload),
        });
      const answer = await post({ briefcase_item_ids: "1-person", action: "add" });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error_code: "INVALID_PARAMETER" });
      expect(answer.json()).toMatchObject({
        detail: "briefcase_item_ids",
        error_message: "The parameter “briefcase_item_ids” must be array.",
      });
      expect((await post([{ action: "ADD", folder_id: 1 }])).json().detail).toBe("0.briefcase_item_id");
      expect((await post([], { "content-type": "text/plain" })).statusCode).toBe(415);
    });

    it("answers 4xx to bodies that are not JSON, poisoned, too deep or too large", async () => {
      const send = (payload: string) =>
        app.inject({
          method: "POST",
          url: "/api/briefcase/toggle/",
          headers: { ...FROM_OUR_PAGE, "content-type": "application/json" },
          payload,
        });
      for (const payload of [
        "{",
        "[".repeat(100_000),
        "\u0000",
        '{"__proto__": {"x": 1}, "briefcase_item_ids": [], "action": "add"}',
        '[{"__proto__": {"x": 1}}]',
        '{"constructor": {"prototype": {"x": 1}}, "briefcase_item_ids": [], "action": "add"}',
      ]) {
        const answer = await send(payload);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toHaveProperty("error_message");
      }
      expect((await send(`"${"x".repeat(600_000)}"`)).statusCode).toBe(413);
      expect({}).not.toHaveProperty("x");
    });

    it("ignores query and form fields named like properties of every object", async () => {
      for (const name of ["__proto__", "__proto__[x]", "constructor[prototype][x]", "constructor.prototype.x"]) {
        const text = new URLSearchParams({ [name]: "1", next: "/rotunda/faq" }).toString();
        const page = await app.inject(`/login/?${text}`);
        expect([page.statusCode, page.body.includes('value="/rotunda/faq"')], name).toEqual([200, true]);
        expect((await app.inject(`/api/search/vignette/?${text}`)).statusCode, name).toBe(401);
        const form = await app.inject({
          method: "POST",
          url: "/login/",
          headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" },
          payload: `${text}&email=nobody%40example.org&password=x`,
        });
        expect(form.statusCode, name).toBe(401);
        expect({}, name).not.toHaveProperty("x");
      }
    });

    it("answers 400 to text that can’t be stored, in any parameter", async () => {
      const answer = await app.inject("/api/unstorable");
      expect([answer.statusCode, answer.json().error_code]).toEqual([400, "INVALID_PARAMETER"]);
    });

    it("logs a failed query without its values, and one line for an unroutable request", async () => {
      const lines: string[] = [];
      const logging = await testApp(db, { log: { write: (line) => lines.push(line) } });
      logging.get("/api/failing", () => db.query("select $1::text::int, $2::text", ["secret one", "secret two"]));
      expect((await logging.inject("/api/failing")).statusCode).toBe(500);
      expect((await logging.inject("/%zz?next=secret")).statusCode).toBe(400);
      expect((await logging.inject(`/api/profile/${"1".repeat(600)}`)).statusCode).toBe(414);
      await logging.close();
      const logged = lines.map((line) => JSON.parse(line));
      expect(logged.find(({ err }) => err)).toMatchObject({ err: { code: "22P02", type: "error" } });
      expect(lines.join("")).not.toContain("secret");
      expect(logged.filter(({ msg }) => msg === "answered")).toMatchObject([
        { path: "/api/failing", status: 500 },
        { path: "/%zz", status: 400 },
        { path: `/api/profile/${"1".repeat(600)}`, status: 414 },
      ]);
    });

    it("survives addresses that cannot be decoded", async () => {
      for (const path of ["/%", "/api/profile/%E0%A4%A", "/login/?next=%", "/rotunda/%ff"]) {
        expect((await app.inject(path)).statusCode, path).toBeLessThan(500);
      }
    });
  });

  describe("with the web app's renderer", () => {
    let rendering: FastifyInstance;
    beforeAll(async () => {
      await writeFile(join(dist, "render-page.mjs"), RENDERER);
      rendering = await testApp(db, { webDist: dist });
    });
    afterAll(() => rendering.close());

    it("answers with the reader's page, its status and the API responses from which it was rendered", async () => {
      const visitor = await rendering.inject({ url: "/rotunda/home", headers: { "sec-ch-viewport-width": "412" } });
      expect(visitor.statusCode).toBe(404);
      expect(visitor.body).toContain('<div id="root"><main style="color:red">403</main></div>');
      expect(visitor.body).toContain("<title>A &amp; B</title>");
      expect(visitor.body).toContain('content="Senator, &quot;Ohio&quot;"');
      expect(visitor.body).toMatch(/og:image" content="http:[^"]+\/api\/pictures\/a.svg"/u);
      expect(visitor.body).toContain('name="rotunda-view" content="412"');
      const [, answers = ""] = /id="rotunda-answers">([^<]*)</u.exec(visitor.body) ?? [];
      expect(JSON.parse(answers)).toEqual([["/api/session/", 403, expect.stringContaining("briefcase")]]);
      await addPerson(db, { email: "reader@example.org" });
      const cookies = await logIn(rendering, "reader@example.org");
      const member = await rendering.inject({ url: "/rotunda/home", cookies });
      expect(member.body).toContain(">200</main>");
      expect(member.headers["cache-control"]).toBe("no-store");
    });

    it("allows the page's style attributes by their hashes", async () => {
      const { headers } = await rendering.inject("/rotunda/home");
      const hash = createHash("sha256").update("color:red").digest("base64");
      expect(headers["content-security-policy"]).toMatch(
        new RegExp(`;style-src-attr 'unsafe-hashes' 'sha256-${hash.replaceAll("+", "\\+")}'$`, "u"),
      );
    });

    it("redirects where the web app would", async () => {
      const { statusCode, headers } = await rendering.inject("/rotunda/faq");
      expect([statusCode, headers.location]).toEqual([303, "/rotunda/login-redirect"]);
    });

    it("lets the browser render a page that the server can't", async () => {
      const { statusCode, body } = await rendering.inject("/rotunda/broken");
      expect(statusCode).toBe(404);
      expect(body).toContain('<div id="root"></div><script type="application/json" id="rotunda-answers">[]</script>');
    });
  });

  it("answers to its configured host name and loopback names if one is configured", async () => {
    const named = await testApp(db, {
      settings: { publicOrigin: "https://almanac.example.org", hasPublicOrigin: true },
    });
    const from = (host: string, url = "/login/") => named.inject({ url, headers: { host } });
    expect((await from("almanac.example.org")).statusCode).toBe(200);
    expect((await from("localhost:8001")).statusCode).toBe(200);
    const page = await from("evil.example");
    expect([page.statusCode, page.headers["x-content-type-options"]]).toEqual([421, "nosniff"]);
    expect((await from("evil.example", "/api/session/")).json()).toMatchObject({ error_code: "WRONG_HOST" });
    for (const url of ["/", "/rotunda/", "/no-such", "/%zz"]) {
      expect((await from("evil.example", url)).statusCode, url).toBe(421);
    }
    expect((await from("10.0.0.5:8001", "/healthz")).statusCode).toBe(200);
    expect((await app.inject({ url: "/login/", headers: { host: "any.example" } })).statusCode).toBe(200);
    await named.close();
  });

  it("reports its health and its database’s to probes", async () => {
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
    const gone: Db = { ...db, query: () => Promise.reject(new DbUnavailable("gone")) };
    const broken = await testApp(gone);
    expect((await broken.inject("/healthz")).statusCode).toBe(200);
    expect((await broken.inject("/readyz")).statusCode).toBe(503);
    await broken.close();
  });

  it("describes every call of the api and logging out at /api/docs", async () => {
    const document = (await app.inject("/api/docs/json")).json<{ openapi: string; paths: Record<string, unknown> }>();
    expect(document.openapi).toBe("3.1.0");
    const paths = Object.keys(document.paths);
    for (const path of [
      "/api/session/",
      "/api/config/app/",
      "/api/config/homepage/",
      "/api/search/vignette/",
      "/api/jobTitleSuggestKnowWho/",
      "/api/briefcase/toggle/",
      ...["agency", "state", "district"].map((kind) => `/api/${kind}/{id}`),
      ...["profileKnowWho", "agency", "caucus", "committee"].map((kind) => `/api/${kind}Export/{id}`),
    ]) {
      expect(paths).toContain(path);
    }
    expect(paths.filter((path) => !path.startsWith("/api/"))).toEqual(["/logout/"]);
    const page = await app.inject("/api/docs/");
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>[^<]/);
  });

  it("finds a call with and without its trailing slash", async () => {
    for (const path of ["/api/session/", "/api/session", "/login/", "/login?next=%2Frotunda%2F"]) {
      expect((await app.inject(path)).statusCode, path).not.toBe(404);
    }
  });
});
