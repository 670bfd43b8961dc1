import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { estimateSeconds, countPeopleWaiting } from "./estimate.ts";

const count = () => fc.integer({ min: 1, max: 500 });

describe("estimateSeconds", () => {
  it("is shorter for a file than for a message, and null for an empty book", () => {
    expect(estimateSeconds(10, null)).toBe(4);
    expect(estimateSeconds(100, { waiting: 0 })).toBe(28);
    expect(estimateSeconds(100, { waiting: 200 })).toBe(68);
    expect(estimateSeconds(0, { waiting: 200 })).toBeNull();
  });

  it("never decreases with more people", () => {
    fc.assert(
      fc.property(count(), count(), count(), (people, more, waiting) => {
        const seconds = estimateSeconds(people, { waiting }) ?? 0;
        expect(Number.isInteger(seconds)).toBe(true);
        expect(estimateSeconds(people + more, { waiting })).toBeGreaterThanOrEqual(seconds);
        expect(estimateSeconds(people, { waiting: waiting + more })).toBeGreaterThanOrEqual(seconds);
        expect(estimateSeconds(people, null)).toBeLessThanOrEqual(seconds);
      }),
    );
  });
});

describeWithDatabase("countPeopleWaiting", (openDb) => {
  it("counts people of books that are neither delivered nor failed", async () => {
    expect(await countPeopleWaiting(openDb())).toBe(0);
    const people = (n: number) => JSON.stringify({ people: Array.from({ length: n }, (_, id) => ({ id })) });
    await openDb().query(
      `insert into mail_jobs (id, kind, request, created_at, done, delivered_at, failed_at) values
         (gen_random_uuid(), 'dossier', $1::jsonb, now(), 10, null, null),
         (gen_random_uuid(), 'dossier', $2::jsonb, now(), 0, null, null),
         (gen_random_uuid(), 'dossier', '{}', now(), 9, now(), null),
         (gen_random_uuid(), 'dossier', '{}', now(), 9, null, now()),
         (gen_random_uuid(), 'custom-logo', '{"message": ""}', now(), 0, null, null)`,
      [people(40), people(3)],
    );
    expect(await countPeopleWaiting(openDb())).toBe(33);
  });
});
