import { expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { loadHome } from "../home/load-home.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { NOW } from "../testing/test-app.ts";
import { feature, readHomeChoices, removeBanner, setBanner, setHome, removeFeatured } from "./featured.sql.ts";

describeWithDatabase("choices for home", (openDb) => {
  const inside = <T>(run: (tx: Db) => Promise<T>) => openDb().transaction(run);
  const reader = { modules: [1, 2, 3, 4], userId: null };
  const home = (now = NOW) => loadHome(openDb(), { reader, hidePaywalled: false }, now);
  const people = async () => (await readHomeChoices(openDb())).people.map(({ id }) => id);

  it("features people in the given order, and home shows them at once", async () => {
    await loadFixture(openDb());
    for (const id of [IDS.marquez, IDS.nunez]) await inside((tx) => feature(tx, "person", { id: id, place: null }));
    await inside((tx) => feature(tx, "person", { id: IDS.stateHouse, place: 1 }));
    expect(await people()).toEqual([IDS.stateHouse, IDS.marquez, IDS.nunez]);
    await inside((tx) => feature(tx, "person", { id: IDS.nunez, place: 2 }));
    expect(await people()).toEqual([IDS.stateHouse, IDS.nunez, IDS.marquez]);
    expect((await home()).featured_profiles.map(({ id }) => id).toSorted()).toEqual(
      [IDS.stateHouse, IDS.nunez, IDS.marquez].toSorted(),
    );
    const change = await inside((tx) => removeFeatured(tx, "person", IDS.nunez));
    expect(change?.became).toEqual({
      people: [
        expect.stringContaining(`/profile/${IDS.stateHouse}`),
        expect.stringContaining(`/profile/${IDS.marquez}`),
      ],
    });
    expect(await inside((tx) => removeFeatured(tx, "person", IDS.nunez))).toBeNull();
    await inside((tx) => removeFeatured(tx, "person", null));
    expect(await people()).toEqual([]);
    await expect(inside((tx) => feature(tx, "person", { id: IDS.former, place: null }))).rejects.toThrow(
      "has left office",
    );
    await expect(inside((tx) => feature(tx, "person", { id: 999_999, place: null }))).rejects.toThrow(
      "There is no profile",
    );
  });

  it("sets a text, a state and a district, and clears them", async () => {
    await seedPlaces(openDb());
    const [district] = await openDb().query<{ id: number }>("select id from districts order by id limit 1");
    const districtId = district?.id ?? 0;
    await inside((tx) => setHome(tx, { text: "Who decides", state: "ne", districtId }));
    expect(await home()).toMatchObject({
      featured_profiles_text: "Who decides",
      featured_state: { name: "Nebraska" },
      featured_district: { id: districtId },
    });
    const change = await inside((tx) => setHome(tx, { state: null }));
    expect(change).toEqual({ subject: "home", was: { state: "Nebraska" }, became: { state: null } });
    expect(await home()).toMatchObject({ featured_state: null, featured_district: { id: districtId } });
    expect(await inside((tx) => setHome(tx, { state: null }))).toBeNull();
    await expect(inside((tx) => setHome(tx, { state: "Freedonia" }))).rejects.toThrow("There is no state “Freedonia”.");
    await expect(inside((tx) => setHome(tx, { districtId: 99_999_999 }))).rejects.toThrow("There is no district");
  });

  it("features committees and caucuses with their descriptions", async () => {
    await loadFixture(openDb());
    await inside((tx) => feature(tx, "group", { id: IDS.caucus, place: null }));
    await inside((tx) => feature(tx, "group", { id: IDS.finance, description: "Taxes.", place: 1 }));
    await inside((tx) => feature(tx, "group", { id: IDS.finance, place: 2 }));
    const shown = (await home()).noteworthy_groups.map(({ id, description }) => [id, description]);
    expect(shown).toEqual([
      [IDS.caucus, ""],
      [IDS.finance, "Taxes."],
    ]);
    expect((await inside((tx) => removeFeatured(tx, "group", IDS.caucus)))?.became).toMatchObject({
      groups: [{ id: IDS.finance }],
    });
    await expect(inside((tx) => feature(tx, "group", { id: 999_999, place: null }))).rejects.toThrow(
      "There is no committee",
    );
  });

  it("shows banners from their first to their last day", async () => {
    const on = async (day: string) => (await home(new Date(`${day}T12:00:00Z`))).primary_banner;
    await inside((tx) =>
      setBanner(tx, {
        place: "primary",
        wide_img: "/a.svg",
        url: "/rotunda/",
        starts_on: "2026-11-10",
        ends_on: "2026-11-12",
      }),
    );
    expect(await on("2026-11-09")).toBeNull();
    for (const day of ["2026-11-10", "2026-11-12"])
      expect(await on(day)).toEqual({ wide_img: "/a.svg", small_img: "", url: "/rotunda/" });
    expect(await on("2026-11-13")).toBeNull();
    const change = await inside((tx) => setBanner(tx, { place: "primary", ends_on: null }));
    expect(change).toEqual({
      subject: "home: primary banner",
      was: { ends_on: "2026-11-12" },
      became: { ends_on: null },
    });
    expect(await on("2030-01-01")).not.toBeNull();
    expect((await home()).secondary_banner).toBeNull();
    await expect(inside((tx) => setBanner(tx, { place: "primary", ends_on: "2026-11-01" }))).rejects.toThrow(
      "before it begins",
    );
    await expect(inside((tx) => setBanner(tx, { place: "secondary", url: "/x" }))).rejects.toThrow("needs a picture");
    expect(await inside((tx) => removeBanner(tx, "primary"))).toMatchObject({ became: {} });
    expect(await inside((tx) => removeBanner(tx, "primary"))).toBeNull();
    expect(await on("2026-11-10")).toBeNull();
  });
});
