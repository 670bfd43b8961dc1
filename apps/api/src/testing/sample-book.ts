import type { DossierBook } from "../dossiers/dossier-book.ts";
import { loadSample } from "../sample/load-sample.ts";
import { loadProfile } from "../profiles/load-profile.ts";
import { memory } from "./databases.ts";
import { aDossierBook } from "./dossier-book.ts";
import { countryOf, sampleCountry } from "./sample-country.ts";

/** Creates a profile book of sample members of Congress. */
export async function aSampleBook(count: number): Promise<DossierBook> {
  const members = sampleCountry().people.filter(
    ({ seat, departure }) => /^(rep|sen)$/u.test(seat.type) && departure === "",
  );
  // Evenly spaced, because neighbors are similar.
  const people = members.filter((_, at) => at % Math.floor(members.length / count) === 0).slice(0, count);
  const { db, end } = await memory();
  try {
    await loadSample(db, undefined, { invent: () => countryOf(people) });
    const rows = await db.query<{ id: number }>("select id from profiles order by last_name, id");
    const context = {
      reader: { userId: null, modules: [1, 2, 3, 4, 5, 6, 7, 8] },
      hidePaywalled: false,
      today: "2026-11-20",
    };
    const profiles = [];
    for (const { id } of rows) {
      const profile = await loadProfile(db, id, context);
      if (profile) profiles.push({ profile });
    }
    return aDossierBook({ people: profiles });
  } finally {
    await end();
  }
}
