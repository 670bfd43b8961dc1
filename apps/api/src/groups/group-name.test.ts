import { beforeEach, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { insertFixture } from "../testing/insert-rows.ts";

describeWithDatabase("group_name", (openDb) => {
  beforeEach(async () => {
    const places = [
      { id: 9001, code: "NC", name: "North Carolina", chamber: "North Carolina House of Representatives" },
      { id: 9002, code: "CA", name: "California", chamber: "California State Assembly" },
      { id: 9004, code: "PR", name: "Puerto Rico", chamber: "House of Representatives of Puerto Rico" },
      { id: 9003, code: "TX", name: "Texas", chamber: "Texas House of Representatives" },
    ];
    await insertFixture(
      openDb(),
      "states",
      places.map(({ id, code, name }) => ({ id, code, name, kind: "state" })),
    );
    for (const { code, chamber } of places) {
      await openDb().query(
        `insert into chambers (state_code, leg_chamber_id, name, legislature, member_title, seats, term_years)
         values ($1, 3, $2, '', '', 1, 2)`,
        [code, chamber],
      );
    }
  });

  const nameOf = async (fields: object, parent?: object): Promise<string> => {
    const group = { kind: "committee", source: "test", ...fields };
    const above = parent
      ? await insertFixture(openDb(), "groups", [{ ...group, id: 9001, source_id: "a", ...parent }])
      : [];
    await insertFixture(openDb(), "groups", [{ ...group, id: 9002, source_id: "b", parent_id: above[0]?.id ?? null }]);
    const [row] = await openDb().query<{ name: string }>("select group_name(g) as name from groups g where id = 9002");
    await openDb().query("delete from groups where source = 'test'");
    return row?.name ?? "";
  };

  it.each([
    ["NC", "house", "Committee on Rules", "North Carolina House Committee on Rules"],
    ["NC", "house", "House Rules Committee", "North Carolina House Rules Committee"],
    ["CA", "house", "Committee on Rules", "California State Assembly Committee on Rules"],
    ["CA", "joint", "Committee on Rules", "California Joint Committee on Rules"],
    ["PR", "house", "Comisión de Salud", "Comisión de Salud, House of Representatives of Puerto Rico"],
    ["TX", "joint", "Legislative Budget Board", "Texas Legislative Budget Board"],
    ["TX", "joint", "Committee on Texas Rivers", "Committee on Texas Rivers"],
    ["TX", "house", "Committee on Texas Rivers", "Texas House Committee on Texas Rivers"],
    ["TX", "house", "Texas House Rules Committee", "Texas House Rules Committee"],
    ["", "senate", "Senate Committee on Finance", "Senate Committee on Finance"],
  ])("adds a committee's state and chamber once (%s %s %s)", async (state_code, chamber, long_name, expected) => {
    expect(await nameOf({ state_code, chamber, long_name })).toBe(expected);
  });

  it("adds a subcommittee's committee", async () => {
    const [long_name, parent] = ["Subcommittee on Health", { long_name: "Committee on Finance" }];
    const fields = { state_code: "NC", chamber: "house", long_name };
    expect(await nameOf(fields, parent)).toBe("Subcommittee on Health (North Carolina House Finance)");
    expect(await nameOf({ chamber: "senate", long_name }, { long_name: "Senate Committee on the Judiciary" })).toBe(
      "Subcommittee on Health (Senate Judiciary)",
    );
  });

  it("is a caucus's own name", async () => {
    expect(await nameOf({ kind: "caucus", state_code: "NC", long_name: "Rural Caucus" })).toBe("Rural Caucus");
  });
});
