import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFullState, aMapDistrict, someGeodata, someShapes } from "../../testing/places.ts";
import { MAP_KEYS } from "./chambers.ts";
import { buildMapsAddress, describeMapDistrict, listDistrictMaps } from "./district-maps.ts";
import type { Chamber } from "./place-records.ts";

const map = (...numbers: string[]) => someShapes(numbers.map((number) => aMapDistrict({ number })));
const titles = (maps: Parameters<typeof someGeodata>[0], chambers?: Chamber[]) =>
  listDistrictMaps(someGeodata(maps), chambers).map(({ title }) => title);

describe("listDistrictMaps", () => {
  it("lists a state's maps, Congress first, with districts by number", () => {
    const { geodata, chambers } = aFullState();
    const maps = listDistrictMaps(geodata, chambers);
    expect(maps.map(({ key, title, isDrawn }) => ({ key, title, isDrawn }))).toEqual([
      { key: "US_HOUSE", title: "Congressional Districts", isDrawn: true },
      { key: "STATE_HOUSE", title: "House of Representatives Districts", isDrawn: false },
      { key: "STATE_SENATE", title: "Senate Districts", isDrawn: false },
    ]);
    const [ordered] = listDistrictMaps(someGeodata({ maps: { US_HOUSE: map("10", "9", "AL", "01") } }));
    expect(ordered?.districts.map(({ number }) => number)).toEqual(["01", "9", "10", "AL"]);
  });

  it("lists no map without geodata or districts", () => {
    expect(listDistrictMaps(null)).toEqual([]);
    expect(listDistrictMaps(someGeodata({ maps: { US_HOUSE: someShapes([]) } }))).toEqual([]);
  });

  it.each([
    ["every district has a shape", true, [aMapDistrict(), aMapDistrict({ number: "02" })]],
    ["a district has no shape", false, [aMapDistrict(), aMapDistrict({ path: "" })]],
    ["only members at large have no shape", true, [aMapDistrict(), aMapDistrict({ number: "AL", path: "" })]],
    ["the chairman has no shape", true, [aMapDistrict(), aMapDistrict({ number: "Chairman", path: "" })]],
    ["the only district is at large", true, [aMapDistrict({ number: "AL" })]],
    ["the only district is at large and has no shape", false, [aMapDistrict({ number: "AL", path: "" })]],
  ])("if %s, the map is drawn: %s", (_case, isDrawn, districts) => {
    const maps = listDistrictMaps(someGeodata({ maps: { STATE_SENATE: someShapes(districts) } }));
    expect(maps.map((map) => map.isDrawn)).toEqual([isDrawn]);
  });

  it("names the combined map after the legislature or its only chamber", () => {
    const maps = { STATE_COMBINED: map("1") };
    const senate: Chamber = { legChamberId: 4, name: "Nebraska Legislature", seats: 49 };
    const house: Chamber = { legChamberId: 3, name: "House of Delegates", seats: 100 };
    const congress: Chamber = { legChamberId: 1, name: "U.S. House", seats: 3 };
    expect(titles({ maps }, [congress, senate])).toEqual(["Nebraska Legislature Districts"]);
    expect(titles({ maps }, [house])).toEqual(["House of Delegates Districts"]);
    expect(titles({ maps }, [senate, house])).toEqual(["State Legislature Districts"]);
    expect(titles({ maps })).toEqual(["State Legislature Districts"]);
    expect(titles({ maps: { STATE_HOUSE: map("1"), STATE_SENATE: map("1") } }, [house])).toEqual([
      "House of Delegates Districts",
      "State Senate Districts",
    ]);
  });

  it("lists a map for each key, in order", () => {
    fc.assert(
      fc.property(fc.subarray([...MAP_KEYS]), (keys) => {
        const maps = Object.fromEntries(keys.toReversed().map((key) => [key, map("1", "2")]));
        expect(listDistrictMaps(someGeodata({ maps })).map(({ key }) => key)).toEqual(keys);
      }),
    );
  });
});

describe("describeMapDistrict", () => {
  const ruth = { name: "Ruth Halvorsen", party: "Republican" };
  const luis = { name: "Luis Ortega", party: "Democrat" };

  it("shows number and letter, a dash for a vacant seat, and no party if members differ", () => {
    expect(describeMapDistrict(aMapDistrict({ members: [ruth] }), true)).toEqual({
      party: "Republican",
      label: "3 R",
      name: "District 3, Ruth Halvorsen, Republican",
    });
    expect(describeMapDistrict(aMapDistrict({ members: [ruth, luis] }), true)).toMatchObject({
      party: null,
      label: "3 RD",
    });
    expect(describeMapDistrict(aMapDistrict({ members: [] }), true)).toEqual({
      party: null,
      label: "3 –",
      name: "District 3, vacant",
    });
    expect(describeMapDistrict(aMapDistrict({ members: [] }), false)).toMatchObject({ label: "3", name: "District 3" });
  });
});

it("loads the service with its places library if the operator has a key", () => {
  expect(buildMapsAddress(" K-1&x ")).toBe("https://maps.googleapis.com/maps/api/js?key=K-1%26x&libraries=places");
  expect(buildMapsAddress(" ")).toBe("");
});
