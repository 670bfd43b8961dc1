import { describe, expect, it } from "vitest";
import { fc } from "../../testing/index.ts";
import { decidePace, type ReadCounts, type ReadingPace, type OpenedCounts } from "./reading-pace.ts";

const NONE: ReadCounts = { minute: 0, hour: 0, day: 0 };
const paceOf = (reader: Partial<ReadCounts>, organization: Partial<ReadCounts> | null = null): ReadingPace =>
  decidePace({ reader: { ...NONE, ...reader }, organization: organization && { ...NONE, ...organization } });

const counts = (): fc.Arbitrary<ReadCounts> =>
  fc.record({ minute: fc.nat(1_500), hour: fc.nat(12_000), day: fc.nat(40_000) });
const readings = (): fc.Arbitrary<OpenedCounts> =>
  fc.record({ reader: fc.option(counts()), organization: fc.option(counts()) });

/** Orders decisions by strictness. */
const strictness = (pace: ReadingPace): number =>
  pace.do === "answer" ? 0 : pace.do === "delay" ? pace.ms : 10_000 + pace.seconds;

describe("decidePace", () => {
  it("answers without delay at a person’s pace", () => {
    expect(paceOf({ minute: 60, hour: 600, day: 2_500 })).toEqual({ do: "answer" });
    expect(paceOf({}, { minute: 600, hour: 6_000, day: 20_000 })).toEqual({ do: "answer" });
  });

  it.each([
    [{ minute: 90 }, 1_000],
    [{ hour: 800 }, 1_000],
    [{ day: 3_250 }, 1_000],
    [{ minute: 61, hour: 800 }, 1_000],
    [{ minute: 119 }, 1_967],
  ])("delays a reader of %o by %i ms", (reader, ms) => {
    expect(paceOf(reader)).toEqual({ do: "delay", ms });
  });

  it.each([
    [{ minute: 120 }, "minute", 30],
    [{ hour: 1_000 }, "hour", 600],
    [{ day: 4_000 }, "day", 3_600],
    [{ minute: 200, hour: 1_200, day: 4_000 }, "day", 3_600],
  ])("refuses a reader of %o for the %s", (reader, window, seconds) => {
    expect(paceOf(reader)).toEqual({ do: "refuse", because: "reader", window, seconds });
  });

  it("delays and refuses readers of an organization that opens too much together", () => {
    expect(paceOf({ minute: 5 }, { minute: 900 })).toEqual({ do: "delay", ms: 1_000 });
    expect(paceOf({ minute: 5 }, { hour: 10_000 })).toMatchObject({ do: "refuse", because: "organization" });
    expect(decidePace({ reader: null, organization: { ...NONE, day: 30_000 } })).toMatchObject({ window: "day" });
    expect(decidePace({ reader: null, organization: null })).toEqual({ do: "answer" });
  });

  it("never becomes less strict when more was opened", () => {
    fc.assert(
      fc.property(readings(), readings(), (some, others) => {
        const add = (one: ReadCounts | null, other: ReadCounts | null): ReadCounts | null => {
          if (one === null || other === null) return one ?? other;
          return { minute: one.minute + other.minute, hour: one.hour + other.hour, day: one.day + other.day };
        };
        const more = {
          reader: add(some.reader, others.reader),
          organization: add(some.organization, others.organization),
        };
        expect(strictness(decidePace(more))).toBeGreaterThanOrEqual(strictness(decidePace(some)));
      }),
    );
  });

  it("delays by at most two seconds, and refuses with a time to wait", () => {
    fc.assert(
      fc.property(readings(), (some) => {
        const pace = decidePace(some);
        if (pace.do === "delay") expect(pace.ms > 0 && pace.ms <= 2_000).toBe(true);
        if (pace.do === "refuse") expect(pace.seconds).toBeGreaterThan(0);
      }),
    );
  });
});
