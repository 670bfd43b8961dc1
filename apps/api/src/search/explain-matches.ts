import { PROSE_FIELDS, type SearchItemWire } from "@rotunda/core/wire";
import { createCardReader, explainMatch, isBlank, type Keyword, type MatchTexts } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { stemKeyword } from "./find-documents.ts";
import { listOtherNames } from "./keyword-terms.ts";
import type { RecordRef } from "./search.sql.ts";

/** Empty where the card shows the match. Locked records match only by their cards; `hidden` ones may not show it. */
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

const TEXT_FIELDS = ["education_summary", "birthplace", "hometown", "agency", ...PROSE_FIELDS];

/** Separates texts, because splitting one value is much faster than reading an array. */
const SEPARATOR = "\u001f";

const READ_MATCH_TEXTS = `
  select w.record_type, w.record_id, concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.suffix) as full_name,
    p.nickname, p.aliases, concat_ws(E'\\x1f',
      (select string_agg(concat_ws(', ', nullif(m.title, ''), g.long_name), E'\\x1f' order by g.id)
        from group_members m join groups g on g.id = m.group_id where m.profile_id = p.id),
      ${TEXT_FIELDS.map((field) => `f.${field}`).join(", ")},
      (select string_agg(text, E'\\x1f') from jsonb_array_elements_text(
        case when jsonb_typeof(f.work_history) = 'array' then f.work_history else '[]' end) text),
      (select string_agg(concat_ws(' ', nullif(o.room, ''), nullif(o.building, ''), nullif(o.address1, ''), o.city, o.zip), E'\\x1f'
        order by o.position, o.id) from offices o where o.profile_id = p.id),
      (select 'District includes ' || string_agg(place, ', ') from jsonb_array_elements_text(f.district_places) place)) as texts
  from unnest($1::text[], $2::int[]) w (record_type, record_id) join profiles p on p.id = case w.record_type
    when 'profile' then w.record_id when 'person' then (select profile_id from contacts where id = w.record_id) end
  -- Read once: each access to a long body unpacks all of it.
  cross join lateral jsonb_to_record(p.body) f (${TEXT_FIELDS.map((field) => `${field} text`).join(", ")}, work_history jsonb, district_places jsonb)
  union all
  select w.record_type, w.record_id, g.long_name, '', g.aliases, g.jurisdiction
  from unnest($1::text[], $2::int[]) w (record_type, record_id)
  join groups g on w.record_type in ('committee', 'caucus') and g.id = w.record_id`;
