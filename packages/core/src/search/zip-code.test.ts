import { describe, expect, it } from "vitest";
import { describeZipCode, readZipCode, type ZipCode } from "./zip-code.ts";

describe("readZipCode", () => {
  it.each(["98101", " 98101 ", "98101-1234", "ZIP 98101", "zip code 98101"])(
    "reads a ZIP code with or without four more digits",
    (keyword) => {
      expect(readZipCode(keyword)).toBe("98101");
    },
  );

  it.each(["", "9810", "198101", "98101-12", "206-98101", "98101 Smith", "Room 98101", "98101-123456"])(
    "finds none in other keywords",
    (keyword) => {
      expect(readZipCode(keyword)).toBeNull();
    },
  );
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

  it.each([
    [zip(["7"]), "may be in Washington, 7th District. The Census Bureau’s area"],
    [zip(["7", "9"]), "may be in either of two districts. ZIP codes follow mail routes"],
    [zip(["4", "5", "6", "7", "8"]), "may be in any of five districts. ZIP"],
    [zip(["6"], ["7"]), "may be in either of two districts in two states. ZIP"],
    [zip(), "98101 isn’t in the Census Bureau’s table"],
  ])("says “may be” and why", (answer, words) => {
    expect(describeZipCode(answer)).toContain(words);
  });
});
