import type { DossierBook } from "./dossier-book.ts";
import { describeCover, describePerson } from "./dossier-content.ts";
import { joinPieces, type PagePart, splitIntoPieces } from "./layout.ts";
import { CONTENTS, LOOKS, PAGE, TEXT_HEIGHT, TEXT_WIDTH } from "./page-style.ts";
import { breakLines, isolateText } from "./pdf-lines.ts";
import { loadPicture, type Picture } from "./pictures.ts";
import { planPages } from "./plan-pages.ts";

export interface PlannedPerson {
  entry: ReturnType<typeof describePerson>;
  picture: Picture;
  pages: PagePart[][];
  firstPage: number;
  /** The link target of the contents. Word's bookmarks allow letters, digits and underscores. */
  anchor: string;
}

/** `isPaged` is false for a format that breaks pages itself, because its fonts aren't those measured here. */
export async function planBook(book: DossierBook, { isPaged = true } = {}) {
  const cover = describeCover(book);
  const people: PlannedPerson[] = [];
  for (const [at, person] of book.people.entries()) {
    const entry = describePerson(person, book);
    const pieces = splitIntoPieces(entry);
    const pages = (isPaged ? planPages(pieces, TEXT_HEIGHT) : [pieces]).map(joinPieces);
    people.push({ entry, pages, picture: await loadPicture(person), firstPage: 0, anchor: `person_${at + 1}` });
  }
  // One person needs no contents.
  const contents = people.length > 1 ? planContents(people) : [];
  let pageCount = 1 + new Set(contents.map(({ page }) => page)).size;
  for (const person of people) {
    person.firstPage = pageCount + 1;
    pageCount += person.pages.length;
  }
  return { cover, contents, people, pageCount };
}

export type PlannedBook = Awaited<ReturnType<typeof planBook>>;

/** `page` counts the pages of the contents from 0. */
function planContents(people: readonly PlannedPerson[]) {
  const { belowTitle, entryPad, numberWidth } = CONTENTS;
  const look = LOOKS.contentsEntry;
  let [page, y] = [0, PAGE.top + LOOKS.contentsTitle.leading + belowTitle];
  return people.map((person) => {
    const { name, position } = person.entry;
    const text = [
      { text: isolateText(name), isStrong: true },
      ...(position === "" ? [] : [{ text: ` \u00a0${isolateText(position)}`, isNote: true }]),
    ];
    const lines = breakLines(text, look, TEXT_WIDTH - numberWidth);
    const height = lines.length * look.leading + 2 * entryPad;
    if (y + height > PAGE.height - PAGE.bottom) [page, y] = [page + 1, PAGE.top];
    const top = y + entryPad;
    y += height;
    return { person, lines, page, y: top };
  });
}
