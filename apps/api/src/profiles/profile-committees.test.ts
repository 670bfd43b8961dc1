import { expect, it } from "vitest";
import { listProfileGroups } from "./profile-committees.ts";

const seat = (id: number, title: string, parent_id: number | null = null) => ({
  id,
  kind: "committee" as const,
  parent_id,
  name: `Committee ${id}`,
  title,
  category: "",
  rank: null,
});

it("lists posts as leadership, but not ex officio seats", () => {
  const { committee_leadership, committees } = listProfileGroups([
    seat(1, "Ranking Member"),
    seat(2, "Ex Officio", 1),
    seat(3, "Ex-officio", 1),
    seat(4, "", 1),
  ]);
  expect(committee_leadership).toEqual([{ position: "Ranking Member", name: "Committee 1" }]);
  expect(committees[0]?.sub_committees.map(({ leadership_title }) => leadership_title)).toEqual([
    "Ex Officio",
    "Ex-officio",
    "",
  ]);
});
