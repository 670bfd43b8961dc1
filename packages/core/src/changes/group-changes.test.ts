import { expect, it } from "vitest";
import { aChange } from "../../testing/changes.ts";
import { groupChanges } from "./group-changes.ts";

it("groups changes by day and record, in their order", () => {
  const { record } = aChange();
  const other = { ...record, recordType: "committee" as const };
  const changes = [
    aChange({ id: 1 }),
    aChange({ id: 2 }),
    aChange({ id: 3, record: other }),
    aChange({ id: 4, day: "2026-11-19", record: other }),
  ];
  expect(
    groupChanges(changes).map(({ day, records }) => [day, records.map((each) => each.changes.map(({ id }) => id))]),
  ).toEqual([
    ["2026-11-20", [[1, 2], [3]]],
    ["2026-11-19", [[4]]],
  ]);
  expect(groupChanges([])).toEqual([]);
});
