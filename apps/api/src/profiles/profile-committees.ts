import type { ProfileWire } from "@rotunda/core/wire";

export interface SeatRow {
  id: number;
  kind: "committee" | "caucus";
  parent_id: number | null;
  name: string;
  category: string;
  title: string;
  rank: ProfileWire["committees"][number]["rank"];
}

type Groups = Pick<ProfileWire, "committees" | "committee_leadership" | "caucuses" | "all_caucuses">;

/** Seats by virtue of another post: a title, but no leadership. */
const EX_OFFICIO = /^ex[ -]officio/i;

export function listProfileGroups(seats: readonly SeatRow[]): Groups {
  const committees = seats.filter(({ kind }) => kind === "committee");
  const caucuses = seats.filter(({ kind }) => kind === "caucus");
  const ids = new Set(committees.map(({ id }) => id));
  const seat = ({ id, name, title, rank }: SeatRow) => ({ id, committee_name: name, leadership_title: title, rank });
  return {
    committees: committees
      // A subcommittee is listed separately if its committee isn't.
      .filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
      .map((row) => ({
        ...seat(row),
        sub_committees: committees.filter(({ parent_id }) => parent_id === row.id).map(seat),
      })),
    committee_leadership: committees
      .filter(({ title }) => title !== "" && !EX_OFFICIO.test(title))
      .map(({ title, name }) => ({ position: title, name })),
    caucuses: groupByCategory(caucuses.filter(({ title }) => title !== "")),
    all_caucuses: groupByCategory(caucuses),
  };
}

/** Expects rows sorted by category. */
function groupByCategory(rows: readonly SeatRow[]): ProfileWire["caucuses"] {
  const categories: ProfileWire["caucuses"] = [];
  for (const { id, name, title, category } of rows) {
    const heading = category || "Caucuses";
    let last = categories.at(-1);
    if (last?.caucus_category_name !== heading) {
      last = { caucus_category_name: heading, caucuses: [] };
      categories.push(last);
    }
    last.caucuses.push({ id, caucus_name: name, leadership_title: title });
  }
  return categories;
}
