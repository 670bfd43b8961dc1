import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { InvalidSettings, readSettings } from "./settings.ts";

describe("readSettings", () => {
  it("has defaults for all settings", () => {
    expect(readSettings({})).toEqual({
      port: 8001,
      backupDir: null,
      backupAt: { hour: 3, minute: 30 },
      backupKeep: 14,
      dataDir: resolve("data"),
      databaseUrl: null,
      smtpUrl: null,
      publicOrigin: "http://localhost:8001",
      hasPublicOrigin: false,
      mainSiteOrigin: null,
      trustedProxies: ["127.0.0.0/8", "::1/128"],
      metricsFrom: ["127.0.0.0/8", "::1/128"],
      slowQueryMs: 1000,
      drainSeconds: 0,
      sampleData: true,
      sourcesOrigin: "https://codeload.github.com",
      mapsKey: "",
    });
  });

  it("reads every variable", () => {
    const settings = readSettings({
      PORT: "8055",
      DATA_DIR: "/srv/rotunda",
      DATABASE_URL: "postgres://a:b@db/rotunda",
      SMTP_URL: "smtps://mail.example.org",
      PUBLIC_ORIGIN: "https://almanac.example.org/",
      MAIN_SITE_ORIGIN: "https://www.example.org",
      TRUSTED_PROXIES: "10.0.0.5, 192.168.0.0/16,::1",
      METRICS_FROM: "10.0.0.0/8, ::1",
      SLOW_QUERY_MS: "250",
      DRAIN_SECONDS: "5",
      SAMPLE_DATA: "off",
      SOURCES_ORIGIN: "https://mirror.example.org",
      MAPS_KEY: "AIza-key_01234",
      BACKUP_DIR: "/srv/backups",
      BACKUP_AT: "22:05",
      BACKUP_KEEP: "30",
    });
    expect(settings).toEqual({
      port: 8055,
      backupDir: "/srv/backups",
      backupAt: { hour: 22, minute: 5 },
      backupKeep: 30,
      dataDir: "/srv/rotunda",
      databaseUrl: "postgres://a:b@db/rotunda",
      smtpUrl: "smtps://mail.example.org",
      publicOrigin: "https://almanac.example.org",
      hasPublicOrigin: true,
      mainSiteOrigin: "https://www.example.org",
      trustedProxies: ["10.0.0.5", "192.168.0.0/16", "::1"],
      metricsFrom: ["10.0.0.0/8", "::1"],
      slowQueryMs: 250,
      drainSeconds: 5,
      sampleData: false,
      sourcesOrigin: "https://mirror.example.org",
      mapsKey: "AIza-key_01234",
    });
    expect(readSettings({ PORT: "8055" }).publicOrigin).toBe("http://localhost:8055");
  });

  it("lists all invalid variables at once, without secrets", () => {
    const broken = {
      PORT: "80a",
      DATABASE_URL: "mysql://root:hunter2@db",
      SMTP_URL: "mail.example.org",
      PUBLIC_ORIGIN: "https://almanac.example.org/rotunda",
      MAIN_SITE_ORIGIN: "javascript:alert(1)",
      TRUSTED_PROXIES: "true",
      METRICS_FROM: "everybody",
      SLOW_QUERY_MS: "fast",
      DRAIN_SECONDS: "-1",
      SAMPLE_DATA: "maybe",
      MAPS_KEY: "key&more=hunter2",
      BACKUP_AT: "24:00",
      BACKUP_KEEP: "0",
    };
    let message = "";
    try {
      readSettings(broken);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidSettings);
      message = String(error);
    }
    for (const name of Object.keys(broken)) expect(message).toContain(`\n  ${name}: `);
    expect(message).not.toContain("hunter2");
  });

  it("refuses a count, `true` and all addresses as trusted proxies", () => {
    for (const text of [
      "1",
      "true",
      "*",
      "0.0.0.0/0",
      "::/0",
      "10.0.0.0/33",
      "10.0.0.0/8/8",
      "proxy.example.org",
      "10.0.0.1,",
    ]) {
      expect(() => readSettings({ TRUSTED_PROXIES: text }), text).toThrow("TRUSTED_PROXIES");
    }
  });

  it("turns metrics and the log of slow statements off", () => {
    expect(readSettings({ METRICS_FROM: "off", SLOW_QUERY_MS: "off" })).toMatchObject({
      metricsFrom: [],
      slowQueryMs: null,
    });
  });

  it("refuses invalid ports", () => {
    for (const text of ["0", "-1", "65536", "8001.5", "0x50", "1e3"]) {
      expect(() => readSettings({ PORT: text }), text).toThrow("PORT");
    }
  });
});
