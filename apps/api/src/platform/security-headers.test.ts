import fastify from "fastify";
import { expect, it } from "vitest";
import { addSecurityHeaders } from "./security-headers.ts";
import { readSettings } from "./settings.ts";

async function policyWith(env: Record<string, string>): Promise<string> {
  const app = fastify();
  await addSecurityHeaders(app, readSettings(env));
  app.get("/", () => "");
  const { headers } = await app.inject("/");
  await app.close();
  return String(headers["content-security-policy"]);
}

it("allows no other origin without a key of the maps service", async () => {
  expect(await policyWith({})).not.toMatch(/https:|blob:|\*/);
});

it("allows the hosts of the maps service with a key, and never inline scripts", async () => {
  const policy = await policyWith({ MAPS_KEY: "AIza-key_01234" });
  expect(policy).toContain("script-src 'self' https://*.googleapis.com https://*.gstatic.com;");
  expect(policy).toContain("worker-src 'self' blob:;");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).not.toContain("AIza");
});
