import { parseSearchQuery, type SearchScope } from "@rotunda/core";
import { beforeAll, describe, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { rebuildSearch } from "./rebuild-search.ts";
import { runSearch } from "./run-search.ts";

const BANKING = 221;
const FINANCIAL_SERVICES = 222;
const BEVERAGES = 223;
const WOMENS_ISSUES = 224;
const SALUD = 225;
const FINANCE = 226;
const EDUCATION_FINANCE = 227;
const SPEAKER = 141;
const DEPUTY = 142;
const COUNCIL_MEMBER = 143;
const CHAIR_OF_FINANCE = 144;
const CHAIR_OF_EDUCATION_FINANCE = 145;
const CHAIR_OF_PENSIONS = 146;
const HALLOWAY = 147;
const CHAIR_OF_BEVERAGES = 149;
const PENSIONS = 228;
const LIEUTENANT = 150;
const DOUBLE_NAME = 151;
const SINGLE_NAME = 152;
const PUERTO_RICAN = 153;
const JOINT_RULES = 229;
const SEAT_B = 156;
const SEAT_T = 157;
const HAMPDEN = 158;
const ASSEMBLYWOMAN = 159;
const SECRETARY = 160;
const DELEGATE = 161;
const IN_TOWN = 154;
const ABOUT_TOWN = 155;
const POLICY_CHAIR = 164;
const REPRESENTATIVE = 166;
const MILES_MARTEN = 167;
const ATTORNEY_GENERAL = 170;
const STATE_ATTORNEY = 169;
const SCHUMER = 171;
const FIRST_MIDDLESEX = 195;
const HOUSE_ESSEX = 197;
const NEW_YORK_MAYOR = 199;
const CITY_COUNCIL = 201;
const DISTRICT_5A = 202;
const OHIO_ATTORNEY = 203;
const COMMERCE = 230;
const DEFENSE = 901;
const CEDAR_CAUCUS = 231;
const ADMINISTRATOR = 175;
const COMMERCE_SECRETARY = 176;
const TRUSTEE = 178;
const PARTY_CHAIR = 179;
const GOODE = 182;
const PRESIDENT = 187;
const BOYS_AND_MEN = 233;
const BIOFUELS = 234;
const DFL = 6;

const committee = (id: number, chamber: string, long_name: string, facts: object = {}) => ({
  id,
  source: "fixture",
  source_id: `g${id}`,
  kind: "committee",
  chamber,
  long_name,
  short_name: long_name,
  subscription_modules: [1],
  ...facts,
});

const legislator = (id: number, last_name: string, facts: object) => ({
  id,
  source: "fixture",
  source_id: `p${id}`,
  first_name: "Pat",
  last_name,
  preferred_name_display: `Pat ${last_name}`,
  subscription_modules: [2],
  ...facts,
});

describeWithDatabase(
  "understanding keywords",
  (openDb) => {
    beforeAll(async () => {
      const db = openDb();
      await loadFixture(db);
      await db.query(`insert into states (id, code, name, kind) values (37, 'NC', 'North Carolina', 'state')`);
      await db.query(`insert into chambers (state_code, leg_chamber_id, name, legislature, seats, term_years) values
        ('NC', 3, 'North Carolina House of Representatives', 'North Carolina General Assembly', 120, 2),
        ('PR', 3, 'House of Representatives of Puerto Rico', 'Legislative Assembly of Puerto Rico', 51, 4),
        ('AK', 4, 'Alaska Senate', 'Alaska State Legislature', 20, 4),
        ('MD', 3, 'Maryland House of Delegates', 'Maryland General Assembly', 141, 4),
        ('DC', 4, 'Council of the District of Columbia', 'Council of the District of Columbia', 13, 4)`);
      await insertFixture(db, "groups", [
        committee(BANKING, "senate", "Senate Committee on Banking, Housing, and Urban Affairs"),
        committee(FINANCIAL_SERVICES, "house", "House Committee on Financial Services", {
          aliases: ["House Committee on Banking and Currency"],
        }),
        committee(BEVERAGES, "house", "Committee on Alcoholic Beverage Control", { state_code: "NC" }),
        committee(WOMENS_ISSUES, "senate", "Subcommittee on Global Women’s Issues"),
        committee(FINANCE, "house", "Committee on Finance", { state_code: "NC" }),
        committee(EDUCATION_FINANCE, "house", "Committee on Education Finance", { state_code: "NC" }),
        committee(PENSIONS, "house", "Subcommittee on Pensions", { state_code: "NC", parent_id: FINANCE }),
        committee(JOINT_RULES, "joint", "Joint Committee on Administrative Rules", { state_code: "NC" }),
        committee(COMMERCE, "house", "Committee on Business and Commerce", { state_code: "NC" }),
        committee(SALUD, "house", "Comisión de Salud", { state_code: "PR" }),
        committee(232, "house", "Oregon Committee on Local Government"),
        committee(BOYS_AND_MEN, "house", "Select Committee on Boys and Men of Color", { state_code: "NC" }),
        committee(BIOFUELS, "house", "Congressional Biofuels Caucus", { kind: "caucus" }),
        committee(CEDAR_CAUCUS, "house", "Congressional Cedar Caucus", { kind: "caucus" }),
      ]);
      await db.query(
        `insert into agencies (id, source, source_id, name, agency_full, kind, subscription_modules)
         values ($1, 'fixture', 'dod', 'Department of Defense', 'Department of Defense', 'department', '{1}'),
           (902, 'fixture', 'eop', 'Executive Office of the President', 'Executive Office of the President', 'department', '{1}')`,
        [DEFENSE],
      );
      await insertFixture(db, "profiles", [
        legislator(SPEAKER, "Galloway", {
          chamber_id: 3,
          state_code: "TX",
          district: "12",
          title: "Representative",
          position_summary: "State Representative, Texas, 12th District",
          leadership_role: "Speaker of the Texas House of Representatives",
        }),
        legislator(HALLOWAY, "Halloway", { first_name: "Brianna", preferred_name_display: "Brianna Halloway" }),
        legislator(148, "Haloway", {}),
        legislator(DEPUTY, "Galbraith", {
          chamber_id: 3,
          state_code: "TX",
          district: "44",
          title: "Representative",
          position_summary: "State Representative, Texas, 44th District",
          leadership_role: "Speaker pro Tempore of the Texas House of Representatives",
        }),
        legislator(COUNCIL_MEMBER, "Dove", {
          chamber_id: 4,
          state_code: "DC",
          district: "Ward 3",
          title: "Councilmember",
          position_summary: "Councilmember, District of Columbia, Ward 3",
        }),
      ]);
      await insertFixture(db, "profiles", [
        legislator(LIEUTENANT, "Aarons", {
          title: "Lieutenant Governor",
          position_summary: "Lieutenant Governor, Oregon",
        }),
        legislator(DOUBLE_NAME, "Yarrow Abbey", {}),
        legislator(SINGLE_NAME, "Yarrow", { title: "Representative", position_summary: "Representative, Ohio" }),
        legislator(PUERTO_RICAN, "Yarrow Zamora", {
          title: "Representative",
          position_summary: "Representative, Puerto Rico, 6th District",
        }),
        legislator(IN_TOWN, "Van Zorden", { body: { narrative: "Her office is in the City of Cedar." } }),
        ...[
          { id: SEAT_B, last_name: "Aspen", state_code: "AK", district: "B", place: "Alaska, District B" },
          { id: SEAT_T, last_name: "Birch", state_code: "AK", district: "T", place: "Alaska, District T" },
          {
            id: 162,
            last_name: "Alder",
            state_code: "MA",
            district: "Hampden and Hampshire",
            place: "Massachusetts, Hampden and Hampshire",
          },
          {
            id: HAMPDEN,
            last_name: "Yew",
            state_code: "MA",
            district: "Hampden",
            place: "Massachusetts, Hampden",
          },
          {
            id: 196,
            last_name: "Alba",
            state_code: "MA",
            district: "First Essex and Middlesex",
            place: "Massachusetts, First Essex and Middlesex",
          },
          {
            id: FIRST_MIDDLESEX,
            last_name: "Yates",
            state_code: "MA",
            district: "First Middlesex",
            place: "Massachusetts, First Middlesex",
          },
          {
            id: 198,
            last_name: "Amber",
            state_code: "MA",
            district: "Third Essex",
            place: "Massachusetts, Third Essex",
          },
        ].map(({ id, last_name, place, ...facts }) =>
          legislator(id, last_name, {
            ...facts,
            chamber_id: 4,
            title: "State Senator",
            position_summary: `State Senator, ${place}`,
          }),
        ),
        ...[
          {
            id: HOUSE_ESSEX,
            last_name: "Zelle",
            state_code: "MA",
            district: "3rd Essex",
            place: "Massachusetts, 3rd Essex",
          },
          { id: DISTRICT_5A, last_name: "Zorn", state_code: "ID", district: "5A", place: "Idaho, District 5A" },
        ].map(({ id, last_name, place, ...facts }) =>
          legislator(id, last_name, {
            ...facts,
            chamber_id: 3,
            title: "State Representative",
            position_summary: `State Representative, ${place}`,
          }),
        ),
        ...[
          { id: 200, last_name: "Able", state_code: "NY", position_summary: "Mayor, Buffalo, New York" },
          { id: NEW_YORK_MAYOR, last_name: "Zed", state_code: "NY", position_summary: "Mayor, New York, New York" },
          {
            id: CITY_COUNCIL,
            last_name: "Zim",
            state_code: "WA",
            position_summary: "Council Member, Elma, Washington",
          },
          { id: OHIO_ATTORNEY, last_name: "Zyx", state_code: "OH", position_summary: "Attorney General, Ohio" },
        ].map(({ id, last_name, ...facts }) =>
          legislator(id, last_name, { ...facts, title: facts.position_summary.replace(/,.*/u, "") }),
        ),
        legislator(204, "Galway", {
          chamber_id: 1,
          state_code: "TX",
          district: "40",
          title: "Representative",
          position_summary: "United States Representative, Texas, 40th District",
          leadership_role: "Speaker of the House",
        }),
        legislator(DELEGATE, "Ingram", {
          first_name: "Ann",
          preferred_name_display: "Ann Ingram",
          chamber_id: 3,
          state_code: "MD",
          title: "Delegate",
          position_summary: "Delegate, Maryland, District 1A",
        }),
        legislator(ASSEMBLYWOMAN, "Ingram", {
          chamber_id: 3,
          state_code: "NY",
          title: "Assembly Member",
          position_summary: "Assembly Member, New York, 5th District",
        }),
        legislator(SECRETARY, "Zuniga", {
          state_code: "VA",
          title: "Secretary of the Commonwealth",
          position_summary: "Secretary of the Commonwealth, Virginia",
        }),
        legislator(POLICY_CHAIR, "Ziegler", { leadership_role: "House Policy Committee Chair" }),
        legislator(165, "Marten", { title: "President", position_summary: "President, Cedar Institute" }),
        legislator(REPRESENTATIVE, "Marten", {
          first_name: "Zoe",
          preferred_name_display: "Zoe Marten",
          chamber_id: 1,
          title: "Representative",
          position_summary: "United States Representative, Ohio, 6th District",
        }),
        legislator(MILES_MARTEN, "Marten", { first_name: "Miles", preferred_name_display: "Miles Marten" }),
        ...[
          { id: 168, last_name: "Aalto", title: "Assistant Attorney General", state_code: "" },
          { id: STATE_ATTORNEY, last_name: "Abel", title: "Attorney General", state_code: "VA" },
          { id: ATTORNEY_GENERAL, last_name: "Zander", title: "Attorney General", state_code: "" },
        ].map(({ id, last_name, ...facts }) => legislator(id, last_name, { ...facts, position_summary: facts.title })),
        legislator(SCHUMER, "Schumer", { leadership_role: "Senate Republican Policy Committee Chair" }),
        legislator(186, "Aalto", { leadership_role: "Chair, Senate Committee on Energy Policy", party_id: 1 }),
        legislator(172, "Lea", { first_name: "Summer", preferred_name_display: "Summer Lea" }),
        legislator(173, "Gorde", { first_name: "Al", preferred_name_display: "Al Gorde", is_former: true }),
        ...[
          { id: ADMINISTRATOR, title: "Administrator", agency: "National Oceanic and Atmospheric Administration" },
          { id: COMMERCE_SECRETARY, title: "Secretary of Commerce", agency: "Department of Commerce" },
        ].map(({ id, title, agency }) =>
          legislator(id, "Zorn", {
            title,
            position_summary: title.includes(" of ") ? title : `${title}, ${agency}`,
            body: { agency },
          }),
        ),
        ...[
          { id: TRUSTEE, last_name: "Zimmer", position_summary: "Chairman, Cedar Trust" },
          { id: PARTY_CHAIR, last_name: "Zeller", position_summary: "Chair, Republican Party of North Carolina" },
          { id: PRESIDENT, last_name: "Zephyr", position_summary: "President of the United States" },
          { id: 180, last_name: "Aaron", position_summary: "Co-Chair, Republican Party of North Carolina" },
        ].map(({ id, last_name, ...facts }) => legislator(id, last_name, facts)),
        ...[
          { id: 181, last_name: "Zink", chamber_id: 1, gender_id: 2, narrative: "Helps boys of every color." },
          { id: GOODE, last_name: "Goode", narrative: "Foreign policy." },
          { id: 183, last_name: "Aaby", chamber_id: 1, narrative: "A good foreign policy." },
        ].map(({ id, last_name, narrative, ...facts }) => legislator(id, last_name, { ...facts, body: { narrative } })),
        legislator(184, "Zook", { first_name: "Timothy", preferred_name_display: "Timothy Zook" }),
        legislator(185, "Zook", { first_name: "Michael", preferred_name_display: "Michael Zook" }),
        legislator(177, "Ingram", { first_name: "Ann", preferred_name_display: "Ann Q. Ingram", chamber_id: 1 }),
        legislator(174, "Gardy", { first_name: "Al", preferred_name_display: "Al Gardy" }),
        legislator(163, "Acton", {
          state_code: "VA",
          title: "State Senator",
          position_summary: "State Senator, Virginia",
          leadership_role: "Secretary of the Senate Caucus",
        }),
        legislator(ABOUT_TOWN, "Underhill", {
          body: { narrative: "Cedar of the city and beyond. Asks a senator for a letter of marq." },
        }),
      ]);
      for (const [id, last_name, group_id] of [
        [CHAIR_OF_FINANCE, "Yount", FINANCE],
        [CHAIR_OF_EDUCATION_FINANCE, "Abbot", EDUCATION_FINANCE],
        [CHAIR_OF_PENSIONS, "Zane", PENSIONS],
        [CHAIR_OF_BEVERAGES, "Brewer", BEVERAGES],
      ] as const) {
        const position_summary = "State Representative, North Carolina";
        await insertFixture(db, "profiles", [
          legislator(id, last_name, { chamber_id: 3, profile_type_id: 204, state_code: "NC", position_summary }),
        ]);
        await insertFixture(db, "group_members", [{ group_id, profile_id: id, title: "Chair", side: "OTH" }]);
      }
      await insertFixture(db, "group_members", [
        { group_id: FINANCE, profile_id: CHAIR_OF_PENSIONS, title: "Member", side: "OTH" },
        { group_id: PENSIONS, profile_id: CHAIR_OF_FINANCE, title: "Member", side: "OTH" },
        { group_id: CEDAR_CAUCUS, profile_id: REPRESENTATIVE, title: "", side: "OTH" },
        { group_id: CEDAR_CAUCUS, profile_id: HALLOWAY, title: "Co-Chair", side: "OTH" },
        { group_id: WOMENS_ISSUES, profile_id: CHAIR_OF_EDUCATION_FINANCE, title: "Member", side: "OTH" },
      ]);
      await db.query("update profiles set identifiers = $2 where id = $1", [
        IDS.latimer,
        { fec: ["H0OH00001"], govtrack: "400001" },
      ]);
      await db.query("update profiles set gender_id = 1 where id = $1", [CHAIR_OF_FINANCE]);
      await db.query("update profiles set leadership_role = 'Chair, House Committee on Agriculture' where id = $1", [
        IDS.latimer,
      ]);
      await db.query(
        "update profiles set leadership_role = 'Chair, Committee on Alcoholic Beverage Control' where id = $1",
        [CHAIR_OF_BEVERAGES],
      );
      await db.query("update profiles set party_id = $1 where id = $2", [DFL, IDS.stateHouse]);
      await db.query("insert into group_members (group_id, profile_id, side, rank) values ($1, $2, 'MAJ', 1)", [
        BANKING,
        IDS.marquez,
      ]);
      await insertFixture(db, "offices", [
        { profile_id: SEAT_T, source: "fixture", source_id: "juneau", type: "State Office", city: "Juneau" },
      ]);
      await rebuildSearch(db);
    });

    const run = (scope: SearchScope, parameters: Record<string, string>, modules = [1, 2, 3, 4]) =>
      runSearch(openDb(), scope, parseSearchQuery(scope, new URLSearchParams(parameters).toString(), null), {
        reader: { userId: null, modules },
        today: "2026-06-30",
      });
    const search = (q: string, scope: SearchScope = "universal", modules?: number[]) => run(scope, { q }, modules);
    const ids = async (q: string, scope?: SearchScope) => (await search(q, scope)).results.map(({ id }) => id);

    it.each([
      ["house ag committee", IDS.agriculture],
      ["house banking committee", FINANCIAL_SERVICES],
      ["nc abc committee", BEVERAGES],
      ["puerto rico health committee", SALUD],
      ["women senators", IDS.marquez],
      ["women in the senate", IDS.marquez],
      ["texas house speaker", SPEAKER],
      ["texas house", DEPUTY],
      ["AD-44", IDS.stateHouse],
      ["nc finance chair", CHAIR_OF_FINANCE],
      ["chair pensions subcommittee finance", CHAIR_OF_PENSIONS],
      ["nc abc chair", CHAIR_OF_BEVERAGES],
      ["H0OH00001", IDS.latimer],
      ["400001", IDS.latimer],
      ["g228", PENSIONS],
      ["yakima office", IDS.marquez],
      ["who represents yakima", IDS.marquez],
      ["nc finance women", CHAIR_OF_FINANCE],
      ["general assembly abbot", CHAIR_OF_EDUCATION_FINANCE],
      ["latimer congress", IDS.latimer],
      ["briana haloway", HALLOWAY],
      ["council of the district of columbia", COUNCIL_MEMBER],
      ["dc ward three", COUNCIL_MEMBER],
      ["women tx", IDS.obrien],
      ["oregon governor", IDS.governor],
      ["yarrow", SINGLE_NAME],
      ["representante yarrow", PUERTO_RICAN],
      ["comision de la salud", SALUD],
      ["representante distrito 6", PUERTO_RICAN],
      ["office in city of cedar", IN_TOWN],
      ["pat va zorden", IN_TOWN],
      ["brianna halloway (D-Cedar)", HALLOWAY],
      ["brianna halloway, D-Cedar Falls", HALLOWAY],
      ["halloway@example.org", HALLOWAY],
      ["governor's office", IDS.governor],
      ["gobernadora de oregon", IDS.governor],
      ["ak senate district b", SEAT_B],
      ["ak senate seat T", SEAT_T],
      ["mass senator hampden", HAMPDEN],
      ["first middlesex", FIRST_MIDDLESEX],
      ["1st middlesex senate", FIRST_MIDDLESEX],
      ["3rd essex", HOUSE_ESSEX],
      ["third essex", 198],
      ["idaho house 5", DISTRICT_5A],
      ["mayor of new york city", NEW_YORK_MAYOR],
      ["elma city council", CITY_COUNCIL],
      ["city councilor elma", CITY_COUNCIL],
      ["ohio ag", OHIO_ATTORNEY],
      ["texas speaker", SPEAKER],
      ["assemblywoman ingram", ASSEMBLYWOMAN],
      ["assembly women ingram", ASSEMBLYWOMAN],
      ["assemblymen ingram", ASSEMBLYWOMAN],
      ["md hod ingram", DELEGATE],
      ["nc B&C", COMMERCE],
      ["members of the nc finance committee", CHAIR_OF_FINANCE],
      ["nc chairwomen", CHAIR_OF_FINANCE],
      ["house policy chair", POLICY_CHAIR],
      ["state attorney general", STATE_ATTORNEY],
      ["secretaries of state", SECRETARY],
      ["shummer", SCHUMER],
      ["pentagon", DEFENSE],
      ["department of war", DEFENSE],
      ["va secretary of state", SECRETARY],
      ["jcar nc", JOINT_RULES],
      ["nc abcc", BEVERAGES],
      ["nc alcoholic beverages committee", BEVERAGES],
      ["nc alcoholic bev control", BEVERAGES],
      ["chair of the house policy committee", POLICY_CHAIR],
      ["senator marq", IDS.marquez],
      ["marten", REPRESENTATIVE],
      ["former senator whitfield", IDS.whitfield],
      ["m. marten", MILES_MARTEN],
      ["attorney general", ATTORNEY_GENERAL],
      ["NOAA administrator", ADMINISTRATOR],
      ["zorn noaa", ADMINISTRATOR],
      ["DOC secretary", COMMERCE_SECRETARY],
      ["ann ingram", DELEGATE],
      ["Ingram, Ann", DELEGATE],
      ["juneau office", SEAT_T],
      ["cedar caucus chair", HALLOWAY],
      ["cedar trust chair", TRUSTEE],
      ["nc gop chair", PARTY_CHAIR],
      ["oregon gov", IDS.governor],
      ["boys and men of color", BOYS_AND_MEN],
      ["goode foreign policy", GOODE],
      ["senate gop policy chair", SCHUMER],
      ["bio fuels caucus", BIOFUELS],
      ["president", PRESIDENT],
      ["zorn commerce administrator", ADMINISTRATOR],
    ])("lists first what is meant by “%s”", async (keyword, id) => {
      expect((await ids(keyword))[0]).toBe(id);
    });

    it("lists members of a chamber before its committees", async () => {
      const types = (await search("house members nc")).results.map(({ record_type }) => record_type);
      expect(types.lastIndexOf("profile")).toBeLessThan(types.indexOf("committee"));
    });

    it("finds no senators of a committee on housing among members of the House", async () => {
      const found = await ids("house democrats");
      expect(found).toContain(IDS.obrien);
      expect(found).not.toContain(IDS.marquez);
    });

    it("respells a name beside its state and office, but neither offices nor a committee as somebody’s name", async () => {
      expect(await search("robert latimor ohio")).toMatchObject({ showing_results_for: "robert latimer ohio" });
      expect(await search("senetor marquez")).toMatchObject({ showing_results_for: "senator marquez" });
      // Two people, not a third with a name between theirs.
      expect((await ids("Reps. Yount and Yarrow")).toSorted()).toEqual(
        [CHAIR_OF_FINANCE, DOUBLE_NAME, SINGLE_NAME, PUERTO_RICAN].toSorted(),
      );
      for (const keyword of ["doge committee", "dc mayor"]) expect(await ids(keyword), keyword).toEqual([]);
    });

    it.each([
      ["robert latimer fax", "robert latimer"],
      ["coach latimer", "latimer"],
      ["Robert Latimer’s voting record", "robert latimer"],
      ["latimer or galloway", "latimer OR galloway"],
      ["https://example.org/people/Robert_Latimer", "Robert Latimer"],
      ["general zuniga", "zuniga"],
      ["GX zuniga", "zuniga"],
      ["pat.zuniga@example.org", "pat zuniga"],
      ["timothy michael zook", "timothy zook"],
      ["Rep. Latimer’s DC office", "latimer"],
      ["rep in houston", "rep Houston, TX"],
      ["marten cleveland", "marten OH"],
      ["Rep. Robert Latimer, R-Ohio, and Elena Marquez, D-Wash.", "robert latimer OR elena marquez"],
    ])("finds the people of “%s” without the words that nothing contains", async (keyword, guess) => {
      expect(await search(keyword)).toMatchObject({
        showing_results_for: guess,
        results: { length: expect.any(Number) },
      });
      expect((await ids(keyword)).at(0)).toBeDefined();
    });

    it("doesn’t respell the name of a former officeholder as a different one", async () => {
      for (const keyword of ["al gorde", "al gord"])
        expect(await search(keyword), keyword).toMatchObject({ showing_results_for: "", results: [] });
    });

    it.each([
      ["universal", { political_party: "2", current_office_state_abbr: "CA" }, IDS.stateHouse],
      ["state", { party: "2", current_office_state_abbr: "CA" }, IDS.stateHouseContact],
    ] as const)("counts members of the DFL as Democrats in the %s directory", async (scope, parameters, id) => {
      expect((await run(scope, parameters)).results.map((card) => card.id)).toContain(id);
    });

    describe("of a gender", () => {
      it("lists women first for the female form of a title", async () => {
        expect((await ids("congresswoman tx"))[0]).toBe(IDS.obrien);
      });

      it("finds people in directories of contacts too", async () => {
        expect(await ids("women senators", "congressional")).toEqual([IDS.marquezContact]);
      });

      it("doesn’t find locked people, whose cards don’t show it", async () => {
        expect((await search("women tx", "universal", [2])).results).toEqual([]);
      });
    });
  },
  { keep: true },
);
