import { describe, expect, it } from "vitest";
import { CHANGE_KINDS, findTopicLabel, listChangeTopics } from "./change-topics.ts";

describe("the facts whose changes are visible", () => {
  it("are listed once each, with a known kind", () => {
    const topics = listChangeTopics();
    const keys = topics.map(({ recordType, topic }) => `${recordType} ${topic}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { recordType, topic, kind } of topics) {
      expect(CHANGE_KINDS).toHaveProperty(kind);
      expect(findTopicLabel(recordType, topic)?.kind).toBe(kind);
    }
  });

  it("are implied only by other visible facts, and never imply each other", () => {
    const topics = listChangeTopics();
    const impliedBy = new Map(topics.map((each) => [`${each.recordType} ${each.topic}`, each.impliedBy]));
    const known = new Set(topics.map(({ topic }) => topic));
    for (const { recordType, topic, impliedBy: others } of topics) {
      for (const other of others) {
        expect(known).toContain(other);
        expect(impliedBy.get(`${recordType} ${other}`) ?? []).not.toContain(topic);
      }
    }
  });
});
