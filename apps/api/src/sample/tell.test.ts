import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";
import { createTeller, inWords, listed, paragraph } from "./tell.ts";

describe("telling facts", () => {
  it("uses only patterns whose facts are known, none twice, and begins with a capital", () => {
    const teller = createTeller(createRandom("a"));
    const patterns = ["{he} came from {town}.", "{he} left in {year}.", "{town} was {his} home."];
    const facts = { he: "she", town: "Dover", year: undefined };
    expect(teller.say(patterns, facts)).toBe("She came from Dover.");
    expect(teller.say(patterns, facts)).toBe("");
  });

  it("makes paragraphs of what was said, and none of nothing", () => {
    expect(paragraph("One & two.", "", "Three.")).toBe("<p>One &amp; two. Three.</p>");
    expect(paragraph("", "")).toBe("");
    expect([listed([]), listed(["a"]), listed(["a", "b", "c"]), inWords(3), inWords(40)]).toEqual([
      "",
      "a",
      "a, b and c",
      "three",
      "40",
    ]);
  });
});

describe("chance", () => {
  it("is the same for the same seed and name, and not moved by what others draw", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, drawn) => {
        const a = createRandom(seed);
        const b = createRandom(seed);
        for (let count = 0; count < drawn; count += 1) a.next();
        expect(a.fork("x").next()).toBe(b.fork("x").next());
      }),
    );
  });

  it("stays in bounds and picks without repeating", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(60), (seed, low, span) => {
        const random = createRandom(seed);
        const value = random.int(low, low + span);
        expect(value >= low && value <= low + span).toBe(true);
        const some = random.some([1, 2, 3, 4, 5], 3);
        expect(new Set(some).size).toBe(3);
      }),
    );
  });
});
