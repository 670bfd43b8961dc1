import { describe, expect, it } from "vitest";
import { decodeText } from "./read-text.ts";

const bytesOf = (text: string, encoding: BufferEncoding): Buffer => Buffer.from(text, encoding);

describe("decodeText", () => {
  it("decodes UTF-8 and removes a byte order mark", () => {
    expect(decodeText(bytesOf("\uFEFFname: José\n", "utf8"))).toBe("name: José\n");
  });

  it.each([
    ["Latin-1", bytesOf("a: 1\nb: José\nc: 2\n", "latin1"), 2, /isn’t UTF-8, but perhaps Latin-1/],
    ["Latin-1 in the last line", bytesOf("a: 1\nb: José", "latin1"), 2, /isn’t UTF-8/],
    ["UTF-16 with a byte order mark", bytesOf("\uFEFFname: José\n", "utf16le"), 1, /UTF-16/],
    ["UTF-16 without one", bytesOf("name: José\n", "utf16le"), 1, /UTF-16/],
    ["UTF-16 in the other byte order", bytesOf("name: José\n", "utf16le").swap16(), 1, /UTF-16/],
    ["an empty file", Buffer.alloc(0), 0, /^is empty$/],
  ])("names the line of %s", (_, bytes, line, why) => {
    const problem = { line, message: expect.stringMatching(why) as unknown };
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining(problem));
  });
});
