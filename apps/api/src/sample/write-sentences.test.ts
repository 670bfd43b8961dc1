import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";
import { gatherFacts, spellNumber, listed, SentenceWriter } from "./write-sentences.ts";

const write = (template: string, facts: Record<string, string | undefined>) =>
  new SentenceWriter(createRandom("a")).sentence(gatherFacts(facts), [template]);

describe("SentenceWriter", () => {
  it("uses only templates whose facts are known, uses none twice, and begins with a capital", () => {
    const writer = new SentenceWriter(createRandom("a"));
    const templates = ["{last} came from {town}.", "{last} left in {year}.", "{town} was {his} home."];
    const facts = gatherFacts({ last: "Barlow", town: "Dover", year: undefined });
    expect(writer.sentence(facts, templates)).toBe("Barlow came from Dover.");
    expect(writer.sentence(facts, templates)).toBe("");
    expect([...writer.used]).toEqual(["{last} came from {town}."]);
  });

  it("needs facts without printing them, and writes about a topic once", () => {
    expect(write("{?town}Home.", { town: "Dover" })).toBe("Home.");
    expect(write("{?town}Home.", {})).toBe("");
    const writer = new SentenceWriter(createRandom("a"));
    expect(writer.sentence(gatherFacts(), ["{!car}One car."])).toBe("One car.");
    expect(writer.sentence(gatherFacts(), ["{!car}No car."])).toBe("");
  });

  it("writes paragraphs from named lists and skips lists with no share", () => {
    const writer = new SentenceWriter(createRandom("a"));
    const lists = { first: ["One."], second: ["Two."], third: ["Three."] };
    const plan = [["first", { list: "second", share: 0 }], [{ list: "third", share: 1 }]];
    expect(writer.write(gatherFacts(), lists, plan)).toBe("<p>One.</p><p>Three.</p>");
  });

  it("chooses one of several wordings", () => {
    expect(["A red car.", "A blue car."]).toContain(write("A [red|blue] car.", {}));
    expect(write("A [{color}] car.", {})).toBe("");
  });

  it("names the person once per paragraph", () => {
    const facts = gatherFacts({ he: "she", his: "her", him: "her", last: "Barlow", lasts: "Barlow’s" });
    const writer = new SentenceWriter(createRandom("a"));
    expect(writer.paragraph(facts, ["{his} calls are answered, {he} says."], ["{he} votes."])).toBe(
      "<p>Barlow’s calls are answered, she says. She votes.</p>",
    );
    expect(writer.sentence(facts, ["Few follow {him}."])).toBe("Few follow Barlow.");
    expect(writer.sentence(facts, ["In {his} speeches {last} quotes."])).toBe("In her speeches Barlow quotes.");
  });

  it("avoids beginning two sentences in a row with a pronoun", () => {
    const facts = gatherFacts({ he: "she", his: "her", him: "her", last: "Barlow", lasts: "Barlow’s" });
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const writer = new SentenceWriter(createRandom(seed));
      const last = ["{he} lost.", "{his} luck held.", "Luck held."];
      expect(writer.paragraph(facts, ["Barlow ran."], ["{he} won."], last)).toBe(
        "<p>Barlow ran. She won. Luck held.</p>",
      );
    }
  });

  it("refers only once per sentence to a person whose name replaces the pronoun", () => {
    const facts = { he: "Barlow", him: "Barlow", his: "their", last: "Barlow" };
    expect(write("{he} says {he} won.", facts)).toBe("");
    expect(write("{he} won {his} seat.", facts)).toBe("Barlow won their seat.");
  });

  it("escapes facts, sets off states and writes one period at the end", () => {
    expect(write("At {firm}.", { firm: "<b>A & Co.</b>" })).toBe("At &lt;b&gt;A &amp; Co.&lt;/b&gt;.");
    expect(write("From {hometown} to here.", { hometown: "Dover, Delaware" })).toBe("From Dover, Delaware, to here.");
    expect(write("From {hometown}.", { hometown: "Dover, Delaware" })).toBe("From Dover, Delaware.");
    expect(write("She has {aDegree}.", { aDegree: "an M.B.A." })).toBe("She has an M.B.A.");
  });

  it("joins the sentences of a paragraph and writes no empty paragraph", () => {
    const writer = new SentenceWriter(createRandom("a"));
    expect(writer.paragraph(gatherFacts(), ["One."], null, false, ["{two}"], ["Three."])).toBe("<p>One. Three.</p>");
    expect(writer.paragraph(gatherFacts(), null)).toBe("");
  });

  it("uses the template that earlier writers used least", () => {
    const uses = new Map<string, number>();
    const templates = ["One.", "Two.", "Three."];
    const written = templates.map((_, index) =>
      new SentenceWriter(createRandom(String(index)), uses).sentence(gatherFacts(), templates),
    );
    expect(written.toSorted()).toEqual(["One.", "Three.", "Two."]);
  });

  it("lists and counts in words", () => {
    expect([listed([]), listed(["a"]), listed(["a", "b", "c"])]).toEqual(["", "a", "a, b and c"]);
    expect([spellNumber(3), spellNumber(40)]).toEqual(["three", "40"]);
  });
});

describe("Random", () => {
  it("is the same for the same seed and name, independent of other draws", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, drawn) => {
        const a = createRandom(seed);
        const b = createRandom(seed);
        for (let count = 0; count < drawn; count += 1) a.next();
        expect(a.fork("x").next()).toBe(b.fork("x").next());
      }),
    );
  });

  it("stays in bounds and picks without repetition", () => {
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
