import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { BASE_PATH } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSettings } from "./settings.ts";

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  environment: Record<string, string>;
  ports?: string[];
  volumes: string[];
  networks: Record<string, { ipv4_address?: string }> | string[];
  read_only?: boolean;
  tmpfs?: string[];
  stop_grace_period?: string;
}

const repository = resolve(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(resolve(repository, path), "utf8");
const text = read("compose.yaml");
const { services, volumes, networks } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
};
const nginx = read("deploy/nginx.conf");
const servers = Object.entries(services).filter(([, { build }]) => build);

const example = Object.fromEntries(
  [...read("deploy/example.env").matchAll(/^([A-Z_]+)=(.*)$/gmu)].map(([, name = "", value = ""]) => [name, value]),
);
/** Substitutes variables as compose does. */
const filled = (value: string, given: Record<string, string>) =>
  value.replaceAll(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/gu,
    (_, name: string, fallback: string | undefined) => given[name] || (fallback ?? ""),
  );
const addressOf = ({ networks: attached }: Service) =>
  Array.isArray(attached) ? undefined : attached["inside"]?.ipv4_address;

describe("compose.yaml", () => {
  it("sets only existing settings to valid values", () => {
    const known = new Set<string>();
    readSettings(new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => void known.add(String(name)) }));
    expect(servers.map(([name]) => name)).toEqual(["app-1", "app-2"]);
    for (const [, { environment }] of servers) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      const values = Object.entries(environment).map(([name, value]) => [
        name,
        filled(value, { ...example, POSTGRES_PASSWORD: "secret" }),
      ]);
      expect(readSettings(Object.fromEntries(values))).toMatchObject({
        publicOrigin: "https://almanac.example.org",
        databaseUrl: "postgresql://rotunda:secret@postgres:5432/rotunda",
        sampleData: false,
      });
    }
  });

  it("requires exactly the variables of the example file", () => {
    const asked = new Set([...text.matchAll(/\$\{([A-Z_]+)/gu)].map(([, name]) => name));
    expect(Object.keys(example).toSorted()).toEqual([...asked].toSorted());
  });

  it("refers to existing files, volumes and networks", () => {
    for (const [name, { build, volumes: mounted, networks: attached }] of Object.entries(services)) {
      if (build) expect(existsSync(resolve(repository, build.context, build.dockerfile)), name).toBe(true);
      for (const [source = ""] of mounted.map((mount) => filled(mount, {}).split(":"))) {
        // Certificates are the operator's own.
        if (source.startsWith("./"))
          expect(source === "./deploy/tls" || existsSync(resolve(repository, source))).toBe(true);
        else expect(Object.keys(volumes), name).toContain(source);
      }
      const names = Array.isArray(attached) ? attached : Object.keys(attached);
      expect(
        names.filter((one) => !(one in networks)),
        name,
      ).toEqual([]);
    }
  });

  it("lets the servers write only their data and temporary files", () => {
    for (const [
      name,
      { read_only: isReadOnly, tmpfs, volumes: mounted, stop_grace_period: grace, environment },
    ] of servers) {
      expect([isReadOnly, tmpfs], name).toEqual([true, ["/tmp"]]);
      expect(mounted, name).toEqual([expect.stringMatching(/^data-\d:\/data$/u), "backups:/backups"]);
      expect(read("deploy/Dockerfile"), name).toContain("chown node:node /data /backups");
      expect(Number.parseInt(grace ?? "", 10), name).toBeGreaterThan(23 + Number(environment["DRAIN_SECONDS"]));
    }
    expect(new Set(servers.map(([, { volumes: mounted }]) => mounted[0])).size).toBe(servers.length);
  });

  it("has the servers trust only nginx about a request’s address", () => {
    const address = services["nginx"] && addressOf(services["nginx"]);
    expect(address).toMatch(/^172\./u);
    for (const [, { environment }] of servers) expect(environment["TRUSTED_PROXIES"]).toBe(address);
    const subnet = networks["inside"]?.ipam?.config[0]?.subnet.replace(/\.0\/24$/u, ".");
    for (const one of [address, ...servers.map(([, service]) => addressOf(service))]) {
      expect(one?.startsWith(subnet ?? "none")).toBe(true);
    }
    // Through another network, nginx would have an address that the servers don't trust.
    const shared = Object.keys(services["nginx"]?.networks ?? {}).filter((name) =>
      servers.some(([, { networks: attached }]) => name in attached),
    );
    expect(shared).toEqual(["inside"]);
    expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  });
});

describe("deploy/nginx.conf", () => {
  it("refers to the servers and ports of compose.yaml, which mounts every file it reads", () => {
    const upstream = [...nginx.matchAll(/^\s*server ([\w-]+):(\d+) /gmu)].map(([, name, port]) => [name, Number(port)]);
    expect(upstream).toEqual(servers.map(([name]) => [name, readSettings({}).port]));
    const mounted = (services["nginx"]?.volumes ?? []).map((mount) => filled(mount, {}).split(":")[1] ?? "");
    expect(mounted).toContain("/etc/nginx/nginx.conf");
    const named = [...nginx.matchAll(/(?:ssl_certificate(?:_key)?|proxy_cache_path) (\/\S+?);? /gu)];
    const paths = [...named, ...nginx.matchAll(/ssl_certificate(?:_key)? (\S+);/gu)].map(([, path = ""]) => path);
    expect(paths.length).toBe(3);
    expect(paths.filter((path) => !mounted.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
    const listened = new Set([...nginx.matchAll(/listen (\d+) /gu)].map(([, port]) => `${port}:${port}`));
    expect([...listened]).toEqual(services["nginx"]?.ports);
  });

  it("hides operator pages, accepts the servers' body sizes, and caches what is immutable", () => {
    for (const path of ["/metrics", "/readyz", "/healthz"])
      expect(nginx).toContain(`location = ${path} { return 404; }`);
    expect(nginx).toContain(`location ${BASE_PATH}/assets/ {`);
    expect(nginx).toContain("location /pages/ {");
    expect(nginx).toContain("client_max_body_size 512k;");
    expect(read("apps/api/src/app.ts")).toContain("bodyLimit: 512 * 1024,");
  });

  it("closes every block and ends every directive", () => {
    const lines = nginx.split("\n").flatMap((line) => line.replace(/#.*/u, "").trim() || []);
    expect(lines.filter((line) => !/[;{}]$/u.test(line))).toEqual([]);
    expect(nginx.split("{").length).toBe(nginx.split("}").length);
  });
});
