import type { SearchItemWire } from "@rotunda/core/wire";
import { createCardReader, explainMatch, isBlank, type Keyword, type MatchTexts } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { stemKeyword } from "./word-stems.sql.ts";
import { listOtherNames } from "./keyword-terms.ts";
import { READ_MATCH_TEXTS, SEPARATOR } from "./match-texts.sql.ts";
import type { RecordRef } from "./search.sql.ts";

/**
 * Empty where the card shows the match, and for locked records, which match only by their cards. `hidden` lists the
 * records whose cards may not show the match.
 */
export async function explainMatches(
  db: Db,
  keyword: Keyword,
  { cards: listing, hidden }: { cards: Promise<readonly SearchItemWire[]>; hidden: readonly RecordRef[] },
): Promise<string[]> {
  if (isBlank(keyword)) return (await listing).map(() => "");
  const [cards, known, stems] = await Promise.all([listing, readMatchTexts(db, hidden), stemKeyword(db, keyword)]);
  const forms = { findStem: (word: string) => stems.get(word) ?? "", listVariants: listOtherNames };
  const listMissing = createCardReader(keyword, forms);
  const missing = cards.map((card) => (card.is_paywalled ? [] : listMissing(describeCard(card))));
  const isRead = new Set(hidden.map(formatKey));
  const others = cards
    .map(({ record_type, id }) => ({ record_type, record_id: id }))
    .filter((record, at) => (missing[at] ?? []).length > 0 && !isRead.has(formatKey(record)));
  const texts = new Map([...known, ...(await readMatchTexts(db, others))]);
  return cards.map((card, at) => {
    const own = texts.get(formatKey({ ...card, record_id: card.id }));
    return own ? explainMatch(missing[at] ?? [], own) : "";
  });
}

const describeCard = (card: SearchItemWire): string =>
  [card.preferred_name_display, card.position_summary, card.leadership_role, card.political_party].join(" ");

const formatKey = ({ record_type, record_id }: RecordRef): string => `${record_type} ${record_id}`;

interface MatchRow extends RecordRef {
  full_name: string;
  nickname: string;
  aliases: string[];
  texts: string;
}

async function readMatchTexts(db: Db, records: readonly RecordRef[]): Promise<ReadonlyMap<string, MatchTexts>> {
  if (records.length === 0) return new Map();
  const keys = [records.map(({ record_type }) => record_type), records.map(({ record_id }) => record_id)];
  const rows = await db.query<MatchRow>(READ_MATCH_TEXTS, keys, { name: "match-texts" });
  return new Map(
    rows.map(({ full_name, nickname, aliases, texts, ...record }) => [
      formatKey(record),
      {
        names: [
          { label: "Nickname", text: nickname },
          { label: "Full name", text: full_name },
          ...aliases.map((text) => ({ label: "Also known as", text })),
        ],
        texts: texts.split(SEPARATOR),
      },
    ]),
  );
}
