import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportAllowance, exportsUsed, nextExportRelease, planExport } from "./allowance.ts";

describe("exportAllowance", () => {
  it("blocks when nothing remains, and is never negative", () => {
    expect(exportAllowance({ used: 0, cap: 1500 })).toEqual({ remaining: 1500, isBlocked: false });
    expect(exportAllowance({ used: 1499, cap: 1500 })).toEqual({ remaining: 1, isBlocked: false });
    expect(exportAllowance({ used: 1500, cap: 1500 })).toEqual({ remaining: 0, isBlocked: true });
    expect(exportAllowance({ used: 2000, cap: 1500 })).toEqual({ remaining: 0, isBlocked: true });
    expect(exportAllowance({ used: 0, cap: 0 })).toEqual({ remaining: 0, isBlocked: true });
  });
});

describe("planExport", () => {
  it("refuses whole what would pass the cap", () => {
    expect(planExport({ used: 1490, cap: 1500, rows: 10 })).toEqual({ do: "export", used: 1500 });
    expect(planExport({ used: 1490, cap: 1500, rows: 11 })).toEqual({ do: "refuse", because: "limit" });
    expect(planExport({ used: 1500, cap: 1500, rows: 0 })).toEqual({ do: "refuse", because: "limit" });
  });

  it("never counts past the cap, however exports follow each other", () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.array(fc.nat(500)), (cap, exports) => {
        let used = 0;
        for (const rows of exports) {
          const plan = planExport({ used, cap, rows });
          if (plan.do === "export") ({ used } = plan);
          else expect(used === cap || used + rows > cap).toBe(true);
          expect(used).toBeLessThanOrEqual(cap);
        }
      }),
    );
  });
});

const record = (at: string, rows: number) => ({ at: new Date(at), rows });

describe("the rolling window", () => {
  const records = [record("2026-10-21T12:00:00Z", 100), record("2026-11-01T00:00:00Z", 40)];

  it("counts each export for exactly thirty days", () => {
    expect(exportsUsed(records, new Date("2026-11-20T11:59:59.999Z"))).toBe(140);
    expect(exportsUsed(records, new Date("2026-11-20T12:00:00Z"))).toBe(40);
    expect(exportsUsed(records, new Date("2026-12-01T00:00:00Z"))).toBe(0);
  });

  it("says when the next one stops counting", () => {
    expect(nextExportRelease(records, new Date("2026-11-20T11:00:00Z"))).toEqual(new Date("2026-11-20T12:00:00Z"));
    expect(nextExportRelease(records, new Date("2026-11-20T12:00:00Z"))).toEqual(new Date("2026-12-01T00:00:00Z"));
    expect(nextExportRelease([], new Date("2026-11-20T12:00:00Z"))).toBeNull();
  });
});
