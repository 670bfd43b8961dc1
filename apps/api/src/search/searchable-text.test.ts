import { toSearchableText } from "@rotunda/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";

describeOnEachDatabase(
  "searchable text",
  (openDb) => {
    const inDatabase = async (texts: readonly string[]): Promise<string[]> => {
      const rows = await openDb().query<{ text: string }>(
        "select searchable_text(written) as text from unnest($1::text[]) with ordinality t (written, place) order by place",
        [texts],
      );
      return rows.map(({ text }) => text);
    };

    it("removes accents, case, periods and apostrophes, and separates words at other characters", async () => {
      const examples = {
        "José Núñez, Jr.": "jose nunez jr",
        "O’Brien & O'Brien": "obrien obrien",
        "U.S. Senate": "us senate",
        "Ocasio-Cortez": "ocasio cortez",
        "Łukasz ÆØSS, Straße": "lukasz aeoss strasse",
        "  5th   District\t": "5th district",
        "…": "",
      };
      expect(Object.keys(examples).map(toSearchableText)).toEqual(Object.values(examples));
      expect(await inDatabase(Object.keys(examples))).toEqual(Object.values(examples));
    });

    it("equals the database’s function", async () => {
      const letter = fc.oneof(
        fc.constantFrom(...Array.from("aBc Zé ñÅøŁß’'.-/&%_0198\t—“")),
        fc.integer({ min: 1, max: 0x24f }).map((code) => String.fromCodePoint(code)),
      );
      const text = fc.string({ unit: letter, maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
          expect(await inDatabase(texts)).toEqual(texts.map(toSearchableText));
        }),
        { numRuns: 50 },
      );
    });

    it("splits prose into the same words", async () => {
      const letter = fc.constantFrom(...Array.from("abcdeE é’'.-/&%_01:@+~,“—"));
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: letter, maxLength: 40 }), async (text) => {
          const [row] = await openDb().query<{ prose: string[]; plain: string[] }>(
            `select tsvector_to_array(to_tsvector('simple', prose_text($1))) as prose,
               tsvector_to_array(to_tsvector('simple', searchable_text($1))) as plain`,
            [text],
          );
          expect(row?.prose).toEqual(row?.plain);
        }),
        { numRuns: 200 },
      );
    });
  },
  { keep: true },
);
