import { resolve } from "node:path";
import type { Clock } from "@rotunda/core";
import { parseRange } from "./client-address.ts";
import type { Db } from "./db.ts";
import { listServerUrls } from "./postgres-servers.ts";

export type Settings = ReturnType<typeof readSettings>;

export interface AppDeps {
  db: Db;
  settings: Settings;
  clock: Clock;
}

export class InvalidSettings extends Error {
  override readonly name = "InvalidSettings";
}

export const SOURCES_ORIGIN = "https://codeload.github.com";

const LOOPBACK = ["127.0.0.0/8", "::1/128"];

export function readSettings(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T): T => {
    const text = env[name]?.trim();
    try {
      return text ? parse(text) : fallback;
    } catch (cause) {
      if (!(cause instanceof InvalidSettings)) throw cause;
      problems.push(`${name}: ${cause.message}`);
      return fallback;
    }
  };

  const port = read("PORT", 8001, parseWhole(65_535, 1));
  const settings = {
    port,
    /** Folder of the embedded database, outbox and built documents. */
    dataDir: resolve(read("DATA_DIR", "data", String)),
    /** PostgreSQL's URL; null uses the embedded database. */
    databaseUrl: read("DATABASE_URL", null, parseUrl(["postgres:", "postgresql:"], "postgresql://user@host/database")),
    smtpUrl: read("SMTP_URL", null, parseUrl(["smtp:", "smtps:"], "smtp://user:password@host:587")),
    publicOrigin: read("PUBLIC_ORIGIN", `http://localhost:${port}`, parseOrigin),
    /** If set, the server only accepts its host name and loopback names. */
    hasPublicOrigin: Boolean(env["PUBLIC_ORIGIN"]?.trim()),
    mainSiteOrigin: read<string | null>("MAIN_SITE_ORIGIN", null, parseOrigin),
    /** Addresses and CIDRs whose X-Forwarded-For is trusted. */
    trustedProxies: read("TRUSTED_PROXIES", LOOPBACK, parseAddresses),
    /** Addresses and CIDRs that may read /metrics; empty means none. */
    metricsFrom: read("METRICS_FROM", LOOPBACK, (text) => (text === "off" ? [] : parseAddresses(text))),
    /** Slower statements are logged; null means none. */
    slowQueryMs: read<number | null>("SLOW_QUERY_MS", 1000, (text) =>
      text === "off" ? null : parseWhole(60_000)(text),
    ),
    /** Seconds between reporting not ready and closing connections. */
    drainSeconds: read("DRAIN_SECONDS", 0, parseWhole(300)),
    /** Fills an empty directory, and accepts the sample accounts' published password. */
    sampleData: read("SAMPLE_DATA", true, parseSwitch),
    /** Folder of scheduled backups; null means none. */
    backupDir: read<string | null>("BACKUP_DIR", null, (text) => resolve(text)),
    /** Time of day of the backup, in the server's time zone. */
    backupAt: read("BACKUP_AT", { hour: 3, minute: 30 }, parseTime),
    backupKeep: read("BACKUP_KEEP", 14, parseWhole(1000, 1)),
    /** Host of the archives of public sources, or a mirror of it. */
    sourcesOrigin: read("SOURCES_ORIGIN", SOURCES_ORIGIN, parseOrigin),
    /** API key of the maps service; without it maps are drawn locally. */
    mapsKey: read("MAPS_KEY", "", parseKey),
  };
  if (problems.length > 0) {
    throw new InvalidSettings(`These settings cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
  return settings;
}

// Messages omit the value, which may contain a password.
function parseUrl(protocols: string[], example: string) {
  return (text: string): string | null => {
    const isGood = listServerUrls(text).every((url) => protocols.includes(toUrl(url)?.protocol ?? ""));
    return isGood ? text : refuse(`give an address like ${example}`);
  };
}

function parseOrigin(text: string): string {
  const url = toUrl(text);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (url && isWeb && url.pathname === "/" && !url.search && !url.hash && !url.username) return url.origin;
  return refuse(`“${text}” is not an origin; give scheme, host and port only, like https://almanac.example.org`);
}

/** Refuses counts and `true`, because then the part of the header that clients write would decide. */
function parseAddresses(text: string): string[] {
  const entries = text.split(",").map((entry) => entry.trim());
  // A range of 0 bits contains all addresses.
  const wrong = entries.filter((entry) => !parseRange(entry)?.bits);
  if (wrong.length === 0) return entries;
  const named = wrong.map((entry) => `“${entry}”`).join(", ");
  return refuse(`${named} is neither an address nor a range; list them, like 10.0.0.5, 192.168.0.0/16, ::1`);
}

function parseWhole(max: number, min = 0) {
  return (text: string): number =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? Number(text)
      : refuse(`“${text}” is not a whole number from ${min} to ${max}.`);
}

function parseTime(text: string): { hour: number; minute: number } {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour === undefined) return refuse(`“${text}” is not a time of day; give hours and minutes, like 03:30`);
  return { hour: Number(hour), minute: Number(minute) };
}

const parseKey = (text: string): string =>
  /^[\w-]{10,200}$/.test(text) ? text : refuse("give the key alone: letters, digits, - and _.");

function parseSwitch(text: string): boolean {
  const word = text.toLowerCase();
  if (["on", "true", "yes", "1"].includes(word)) return true;
  if (["off", "false", "no", "0"].includes(word)) return false;
  return refuse(`“${text}” is neither on nor off.`);
}

const toUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

function refuse(problem: string): never {
  throw new InvalidSettings(problem);
}
