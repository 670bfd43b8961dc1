import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";

describeWithDatabase(
  "api/committee and api/caucus",
  (openDb) => {
    let app: FastifyInstance;
    let accounts: Accounts;
    let member: ApiClient;
    beforeAll(async () => {
      accounts = await loadFixture(openDb());
      app = await openApp(openDb());
      member = await clientOf(app, openDb(), accounts.member);
    });
    afterAll(() => app.close());

    const seats = (members: { id: number; side: string; leadership_title: string }[]) =>
      members.map(({ id, side, leadership_title }) => [id, side, leadership_title]);

    it("groups members by their own party, sorted by rank, with the source’s titles", async () => {
      const { status, body } = await member.get(`/api/committee/${IDS.finance}`);
      expect(status).toBe(200);
      expect(seats(body.members.democratic)).toEqual([[IDS.marquez, "MAJ", "Chairman"]]);
      expect(seats(body.members.republican)).toEqual([[IDS.nunez, "MIN", "Ranking Member"]]);
      expect(seats(body.members.independent)).toEqual([[IDS.whitfield, "MAJ", ""]]);
      expect(body).toMatchObject({
        number_of_members: 3,
        long_name: "Senate Committee on Finance",
        position_summary: "United States Senate committee",
        parent: null,
        subcommittees: [{ id: IDS.health, long_name: "Subcommittee on Health Care" }],
        children: [{ id: IDS.health, long_name: "Subcommittee on Health Care" }],
        phone: "202-555-0200",
        updated_date: "2026-05-01",
      });
      expect(
        body.staffers.map((staffer: { staffer_last_name: string; majmin: string }) => [
          staffer.staffer_last_name,
          staffer.majmin,
        ]),
      ).toEqual([
        ["Abel", "MIN"],
        ["Adler", "MAJ"],
      ]);
    });

    it("dates a former committee by its Congresses", async () => {
      const position = async (congresses: number[], is_former: boolean) => {
        await openDb().query("update groups set congresses = $2, is_former = $3 where id = $1", [
          IDS.agriculture,
          congresses,
          is_former,
        ]);
        return (await member.get(`/api/committee/${IDS.agriculture}`)).body.position_summary;
      };
      const plain = await position([80, 81], false);
      expect(plain).not.toContain("Congress");
      expect(await position([81, 80, 93], true)).toBe(`${plain}, Congresses 80–93`);
      expect(await position([80], true)).toBe(`${plain}, Congress 80`);
      expect(await position([], true)).toBe(plain);
      await position([], false);
    });

    it("lists staff outside the reader’s modules without their contact facts", async () => {
      await openDb().query(
        "update contacts set subscription_modules = '{3}', email = 'abel@example.org', phone = '1' where id = $1",
        [IDS.minorityCounsel],
      );
      await rebuildSearch(openDb());
      const limited = await clientOf(app, openDb(), accounts.limited);
      const counselOf = async (client: ApiClient) =>
        (await client.get(`/api/committee/${IDS.finance}`)).body.staffers[0];
      expect(await counselOf(member)).toMatchObject({ staffer_email: "abel@example.org", staffer_phone: "1" });
      expect(await counselOf(limited)).toMatchObject({
        staffer_full_name: "Dana Abel",
        title: "Counsel",
        staffer_email: "",
        staffer_phone: "",
      });
    });

    it("returns a subcommittee’s parent", async () => {
      const { body } = await member.get(`/api/committee/${IDS.health}`);
      expect(body.parent).toEqual({ id: IDS.finance, long_name: "Senate Committee on Finance" });
      expect(body.position_summary).toBe("Subcommittee of the Senate Committee on Finance");
      expect([body.members.democratic[0].rank, body.members.independent[0].rank]).toEqual([2, 1]);
    });

    it("omits former members", async () => {
      const { body } = await member.get(`/api/committee/${IDS.agriculture}`);
      expect(body.number_of_members).toBe(2);
      expect(seats(body.members.republican)).toEqual([[IDS.latimer, "MAJ", "Chairman"]]);
    });

    it("distinguishes caucuses and committees", async () => {
      const caucus = await member.get(`/api/caucus/${IDS.caucus}`);
      expect(caucus.body).toMatchObject({ record_type: "caucus", number_of_members: 2 });
      expect((await member.get(`/api/committee/${IDS.caucus}`)).status).toBe(404);
      expect((await member.get(`/api/caucus/${IDS.finance}`)).status).toBe(404);
    });

    it("lists subgroups of a caucus as its children", async () => {
      const [task] = await openDb().query<{ id: number }>(
        `insert into groups (kind, source, source_id, long_name, parent_id)
         values ('caucus', 'fixture', 'task-force', 'Task Force on Towers', $1) returning id`,
        [IDS.caucus],
      );
      const { body } = await member.get(`/api/caucus/${IDS.caucus}`);
      expect(body.children).toEqual([{ id: task?.id, long_name: "Task Force on Towers" }]);
    });

    it("answers 404 for unknown and invalid ids, and requires a member", async () => {
      for (const id of ["0", "999999999", "abc", "-1", "%00"]) {
        expect((await member.get(`/api/committee/${id}`)).status, id).toBe(404);
      }
      const nobody = await clientOf(app, openDb(), null);
      expect((await nobody.get(`/api/committee/${IDS.finance}`)).status).toBe(401);
    });
  },
  { keep: true },
);
