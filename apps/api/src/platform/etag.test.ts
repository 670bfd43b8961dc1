import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { setEtag } from "./etag.ts";

const CONTENT = JSON.stringify({ a: 1, b: ["x"] });

function tagOf(content: string, ifNoneMatch?: string): { tag: string; isKnown: boolean } {
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => headers.set(name, value) };
  const request = { headers: ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch } };
  const { isKnown } = setEtag(request as FastifyRequest, reply as unknown as FastifyReply, content);
  return { tag: headers.get("etag") ?? "", isKnown };
}

describe("setEtag", () => {
  it("gives equal content the same tag, and other content another", () => {
    expect(tagOf(CONTENT).tag).toMatch(/^W\/"[\w-]{22}"$/u);
    expect(tagOf(CONTENT).tag).toBe(tagOf(CONTENT).tag);
    expect(tagOf(`${CONTENT} `).tag).not.toBe(tagOf(CONTENT).tag);
  });

  it("matches a tag in a list, weak or strong, and the wildcard", () => {
    const { tag } = tagOf(CONTENT);
    for (const sent of [tag, tag.slice(2), `"other", ${tag}`, `${tag},"other"`, "*"]) {
      expect(tagOf(CONTENT, sent).isKnown, sent).toBe(true);
    }
    for (const sent of [undefined, "", '"other"', tag.slice(3, -1), `${tag}x`, tag.toLowerCase()]) {
      expect(tagOf(CONTENT, sent).isKnown, String(sent)).toBe(false);
    }
  });
});
