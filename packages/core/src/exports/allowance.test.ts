import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EXPORT_WINDOW_DAYS,
  MAX_EXPORTS_DEFAULT,
  computeExportAllowance,
  findExportWindowStart,
  findNextExportRelease,
  refuseExport,
  type ExportRecord,
} from "./allowance.ts";

describe("the limits", () => {
  it("allow 1,500 rows in thirty days", () => {
    expect([MAX_EXPORTS_DEFAULT, EXPORT_WINDOW_DAYS]).toEqual([1500, 30]);
  });
});

describe("computeExportAllowance", () => {
  it("blocks when nothing remains", () => {
    expect(computeExportAllowance({ used: 0, cap: 1500 })).toEqual({ remaining: 1500, isBlocked: false });
    expect(computeExportAllowance({ used: 1499, cap: 1500 })).toEqual({ remaining: 1, isBlocked: false });
    expect(computeExportAllowance({ used: 1500, cap: 1500 })).toEqual({ remaining: 0, isBlocked: true });
    expect(computeExportAllowance({ used: 2000, cap: 1500 })).toEqual({ remaining: 0, isBlocked: true });
    expect(computeExportAllowance({ used: 0, cap: 0 })).toEqual({ remaining: 0, isBlocked: true });
  });

  it("is never negative and blocked exactly if nothing remains", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (used, cap) => {
        const { remaining, isBlocked } = computeExportAllowance({ used, cap });
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(isBlocked).toBe(used >= cap);
      }),
    );
  });
});

describe("refuseExport", () => {
  it("refuses an entire export that exceeds the cap", () => {
    expect(refuseExport({ used: 1490, cap: 1500, rows: 10, leftOut: 0 })).toBeNull();
    const limit = "You have reached your export limit. Please contact your Dedicated Advisor.";
    expect(refuseExport({ used: 1490, cap: 1500, rows: 1100, leftOut: 0 })).toBe(
      `${limit} This export needs 1,100 contacts; 10 are left.`,
    );
    expect(refuseExport({ used: 1499, cap: 1500, rows: 2, leftOut: 0 })).toContain("1 is left");
    expect(refuseExport({ used: 1500, cap: 1500, rows: 0, leftOut: 7 })).toBe(limit);
  });

  it("doesn't count profiles outside the subscription and refuses an export that has only those", () => {
    const refuse = (rows: number, leftOut: number) => refuseExport({ used: 1490, cap: 1500, rows, leftOut });
    expect(refuse(10, 500)).toBeNull();
    expect(refuse(0, 0)).toBeNull();
    expect(refuse(0, 1)).toBe("Nothing was exported: the only profile is outside your subscription.");
    expect(refuse(0, 1200)).toBe("Nothing was exported: all 1,200 profiles are outside your subscription.");
  });
});

const record = (at: string, rows: number): ExportRecord => ({ at: new Date(at), rows });

/** Sums the rows that count at `now`, as the server's query does. */
const exportsUsed = (records: readonly ExportRecord[], now: Date): number =>
  records.filter(({ at }) => at > findExportWindowStart(now)).reduce((sum, { rows }) => sum + rows, 0);

describe("the rolling window", () => {
  const records = [record("2026-10-21T12:00:00Z", 100), record("2026-11-01T00:00:00Z", 40)];

  it("counts each export for exactly thirty days", () => {
    expect(exportsUsed(records, new Date("2026-11-20T11:59:59.999Z"))).toBe(140);
    expect(exportsUsed(records, new Date("2026-11-20T12:00:00Z"))).toBe(40);
    expect(exportsUsed(records, new Date("2026-12-01T00:00:00Z"))).toBe(0);
  });

  it("returns when the count next decreases", () => {
    expect(findNextExportRelease(records, new Date("2026-11-20T11:00:00Z"))).toEqual(new Date("2026-11-20T12:00:00Z"));
    expect(findNextExportRelease(records, new Date("2026-11-20T12:00:00Z"))).toEqual(new Date("2026-12-01T00:00:00Z"));
    expect(findNextExportRelease([], new Date("2026-11-20T12:00:00Z"))).toBeNull();
  });

  it("has no date for an export of zero rows", () => {
    const empty = record("2026-11-02T00:00:00Z", 0);
    expect(findNextExportRelease([empty], new Date("2026-11-20T12:00:00Z"))).toBeNull();
    expect(findNextExportRelease([empty, record("2026-11-03T00:00:00Z", 1)], new Date("2026-11-20T12:00:00Z"))).toEqual(
      new Date("2026-12-03T00:00:00Z"),
    );
  });

  it("starts thirty days ago, across DST changes and leap days", () => {
    expect(findExportWindowStart(new Date("2028-03-15T08:00:00Z"))).toEqual(new Date("2028-02-14T08:00:00Z"));
    expect(findExportWindowStart(new Date("2026-11-20T12:00:00Z"))).toEqual(new Date("2026-10-21T12:00:00Z"));
  });

  const HOUR = 60 * 60 * 1000;

  it("never exceeds the cap and never counts refused exports, for any sequence of exports", () => {
    const requestedExports = fc.array(fc.record({ hours: fc.nat(24 * 20), rows: fc.nat(500) }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.nat(2000), requestedExports, (cap, exports) => {
        const delivered: ExportRecord[] = [];
        let now = new Date("2026-01-01T00:00:00Z");
        for (const { hours, rows } of exports) {
          now = new Date(now.getTime() + hours * HOUR);
          const used = exportsUsed(delivered, now);
          const isRefused = refuseExport({ used, cap, rows, leftOut: 0 }) !== null;
          expect(isRefused).toBe(used >= cap || used + rows > cap);
          if (!isRefused) delivered.push({ at: now, rows });
          expect(exportsUsed(delivered, now)).toBeLessThanOrEqual(cap);
        }
      }),
    );
  });

  it("decreases exactly at the returned time", () => {
    const dated = fc.array(
      fc.record({ at: fc.date({ min: new Date("2026-10-01"), max: new Date("2026-11-20") }), rows: fc.nat(50) }),
    );
    fc.assert(
      fc.property(dated, (exports) => {
        const now = new Date("2026-11-20T12:00:00Z");
        const used = exportsUsed(exports, now);
        const release = findNextExportRelease(exports, now);
        expect(release === null).toBe(used === 0);
        if (!release) return;
        expect(exportsUsed(exports, new Date(release.getTime() - 1))).toBe(used);
        expect(exportsUsed(exports, release)).toBeLessThan(used);
      }),
    );
  });
});
