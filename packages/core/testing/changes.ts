import type { Change, ChangePart, ChangesApi, ChangesPage } from "../src/changes/changes.port.ts";
import { aSearchItem, builderOf } from "./builders.ts";

const changeText = (text: string): ChangePart => ({ text, mark: "", recordType: "", id: null });

export function aChange(fields: Partial<Change> = {}): Change {
  const { id, recordType, preferredNameDisplay, positionSummary, headshot, isFormer } = aSearchItem();
  return {
    id: 1,
    day: "2026-11-20",
    kind: "committees",
    isCorrection: false,
    source: "Sample data",
    record: { id, recordType, preferredNameDisplay, positionSummary, headshot, isFormer },
    parts: [
      changeText("Joined "),
      { text: "Senate Committee on Rivers", mark: "", recordType: "committee", id: 7 },
      changeText(" as Chairman"),
    ],
    ...fields,
  };
}

export const aChangesPage = builderOf<ChangesPage>({
  changes: [aChange()],
  kinds: { committees: 1 },
  total: 1,
  page: 1,
  totalPages: 1,
  recordName: "",
  importedOn: "2026-11-20",
});

export const fakeChangesApi = builderOf<ChangesApi>({
  changes: () => Promise.resolve(aChangesPage()),
  feed: () => Promise.resolve(null),
  startFeed: () => Promise.resolve("/feeds/secret"),
  endFeed: () => Promise.resolve(),
});
