import { describe, expect, it } from "vitest";
import { describeZipCode, mayBeTown, readZipCode, type ZipCode } from "./zip-code.ts";

describe("readZipCode", () => {
  it.each(["98101", " 98101 ", "98101-1234", "ZIP 98101", "zip code 98101", "zipcode  98101", "zip  code 98101"])(
    "reads a ZIP code with or without four more digits",
    (keyword) => {
      expect(readZipCode(keyword)).toBe("98101");
    },
  );

  it.each([
    "",
    "9810",
    "198101",
    "ZIP98101",
    "zip code98101",
    "code 98101",
    "98101-12",
    "206-98101",
    "98101 Smith",
    "Room 98101",
    "98101-123456",
  ])("finds none in other keywords", (keyword) => {
    expect(readZipCode(keyword)).toBeNull();
  });
});

describe("mayBeTown", () => {
  it.each([
    "Ely",
    "Durham, NC",
    "St. Louis",
    "Coeur d’Alene",
    "Winston-Salem",
    "Sault  Ste. Marie",
    "a-b cc d e f",
    " Ely ",
  ])("accepts up to five words: %j", (keyword) => {
    expect(mayBeTown(keyword)).toBe(true);
  });

  it.each([
    "",
    "E",
    "e Ely",
    "Ely 5",
    "5 Ely",
    '"Ely"',
    "Ely,NC",
    "Ely , NC",
    "Ely,, NC",
    "Ely,",
    "New York and all its towns",
  ])("refuses other keywords: %j", (keyword) => {
    expect(mayBeTown(keyword)).toBe(false);
  });
});

describe("describeZipCode", () => {
  const district = (number: string) => ({
    id: Number(number),
    number,
    name: `Washington, ${number}th District`,
    representatives: [],
    isVacant: false,
  });
  const zip = (...districts: string[][]): ZipCode => ({
    zipCode: "98101",
    towns: [],
    states: districts.map((numbers, id) => ({
      id,
      name: "Washington",
      shortCode: "WA",
      senators: [],
      governor: null,
      districts: numbers.map(district),
    })),
  });

  const WHY = "ZIP codes follow mail routes and cross district lines; which one applies depends on the street.";

  it.each([
    [
      zip(["7"]),
      "An address in 98101 may be in Washington, 7th District. The Census Bureau’s area for this ZIP code touches only that district, but ZIP codes follow mail routes, not district lines.",
    ],
    [zip(["7", "9"]), `An address in 98101 may be in either of two districts. ${WHY}`],
    [zip(["4", "5", "6", "7", "8"]), `An address in 98101 may be in any of five districts. ${WHY}`],
    [zip(["1", "2", "3", "4", "5", "6", "7"]), `An address in 98101 may be in any of 7 districts. ${WHY}`],
    [zip(["6"], ["7"]), `An address in 98101 may be in either of two districts in two states. ${WHY}`],
    [
      zip(),
      "98101 isn’t in the Census Bureau’s table of ZIP code areas. It may belong to one building or to post-office boxes.",
    ],
  ])("says “may be” and why", (answer, text) => {
    expect(describeZipCode(answer)).toBe(text);
  });
});
