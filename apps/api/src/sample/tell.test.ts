import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";
import { createTeller, gatherFacts, inWords, listed, paragraph } from "./tell.ts";

const say = (pattern: string, facts: Record<string, string | undefined>) => {
  const teller = createTeller(createRandom("a"));
  return teller.say([pattern], gatherFacts(facts));
};

describe("telling facts", () => {
  it("uses only patterns whose facts are known, none twice, and begins with a capital", () => {
    const teller = createTeller(createRandom("a"));
    const patterns = ["{last} came from {town}.", "{last} left in {year}.", "{town} was {his} home."];
    const facts = gatherFacts({ last: "Barlow", town: "Dover", year: undefined });
    expect(teller.say(patterns, facts)).toBe("Barlow came from Dover.");
    expect(teller.say(patterns, facts)).toBe("");
    expect([...teller.told]).toEqual(["{last} came from {town}."]);
  });

  it("needs facts without printing them, and tells of a topic once", () => {
    expect(say("{?town}Home.", { town: "Dover" })).toBe("Home.");
    expect(say("{?town}Home.", {})).toBe("");
    const teller = createTeller(createRandom("a"));
    expect(teller.say(["{!car}One car."], gatherFacts())).toBe("One car.");
    expect(teller.say(["{!car}No car."], gatherFacts())).toBe("");
  });

  it("chooses one of several wordings", () => {
    expect(["A red car.", "A blue car."]).toContain(say("A [red|blue] car.", {}));
    expect(say("A [{color}] car.", {})).toBe("");
  });

  it("names the person once a paragraph, whatever the pattern says", () => {
    const facts = gatherFacts({ he: "she", his: "her", him: "her", last: "Barlow", lasts: "Barlow’s" });
    const teller = createTeller(createRandom("a"));
    expect(teller.say(["{his} calls are answered, {he} says."], facts)).toBe("Barlow’s calls are answered, she says.");
    expect(teller.say(["{he} votes."], facts)).toBe("She votes.");
    teller.begin();
    expect(teller.say(["Few follow {him}."], facts)).toBe("Few follow Barlow.");
    teller.begin();
    expect(teller.say(["In {his} speeches {last} quotes."], facts)).toBe("In her speeches Barlow quotes.");
  });

  it("begins no two sentences in a row with the pronoun when there is another", () => {
    const facts = gatherFacts({ he: "she", his: "her", him: "her", last: "Barlow", lasts: "Barlow’s" });
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const teller = createTeller(createRandom(seed));
      teller.say(["Barlow ran."], facts);
      expect(teller.say(["{he} won."], facts)).toBe("She won.");
      expect(teller.say(["{he} lost.", "{his} luck held.", "Luck held."], facts)).toBe("Luck held.");
    }
  });

  it("refers once only to somebody for whom the name stands in for the pronoun", () => {
    const facts = { he: "Barlow", him: "Barlow", his: "their", last: "Barlow" };
    expect(say("{he} says {he} won.", facts)).toBe("");
    expect(say("{he} won {his} seat.", facts)).toBe("Barlow won their seat.");
  });

  it("escapes facts, sets off states and writes one period at the end", () => {
    expect(say("At {firm}.", { firm: "<b>A & Co.</b>" })).toBe("At &lt;b&gt;A &amp; Co.&lt;/b&gt;.");
    expect(say("From {hometown} to here.", { hometown: "Dover, Delaware" })).toBe("From Dover, Delaware, to here.");
    expect(say("From {hometown}.", { hometown: "Dover, Delaware" })).toBe("From Dover, Delaware.");
    expect(say("She has {aDegree}.", { aDegree: "an M.B.A." })).toBe("She has an M.B.A.");
  });

  it("makes paragraphs of what was said, and none of nothing", () => {
    expect(paragraph("One.", "", "Three.")).toBe("<p>One. Three.</p>");
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
