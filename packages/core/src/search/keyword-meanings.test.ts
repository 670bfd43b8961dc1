import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseKeyword } from "./keyword.ts";
import { listMeanings, readSubject, toPlainKeyword } from "./keyword-meanings.ts";

const read = (keyword: string) =>
  listMeanings(keyword).map(({ typed, label, value }) => `${typed} = ${label}: ${value}`);

describe("listMeanings", () => {
  it.each<[string, string[]]>([
    ["rep. cole ok", ["rep. = Office: Representative", "ok = State: Oklahoma"]],
    ["murphy CT", ["CT = State: Connecticut"]],
    ["lt gov texas", ["lt gov = Office: Lieutenant Governor", "texas = State: Texas"]],
    ["comisión de la mujer", []],
    ["de la cruz TX", ["TX = State: Texas"]],
    ["comision de salud PR", ["PR = State: Puerto Rico"]],
    ["gop new york", ["gop = Party: Republican", "new york = State: New York"]],
    ["TX-23", ["TX-23 = District: Texas 23rd"]],
    ["tx23", ["tx23 = District: Texas 23rd"]],
    ["tx113", ["tx113 = District: Texas 113th"]],
    ["texas 23", ["texas 23 = District: Texas 23rd"]],
    ["GA 5th congressional district", ["GA 5th congressional district = District: Georgia 5th, U.S. House"]],
    ["texas senate district 12", ["texas senate district 12 = District: Texas 12th, Senate"]],
    ["oh hd 9 dem", ["oh hd 9 = District: Ohio 9th, House", "dem = Party: Democrat"]],
    ["23rd district of texas", ["23rd district of texas = District: Texas 23rd"]],
    ["5th congressional district georgia", ["5th congressional district georgia = District: Georgia 5th, U.S. House"]],
    ["23rd district of", []],
    ["23rd district of texas cole", ["23rd district of texas = District: Texas 23rd"]],
    ["va hod 45", ["va hod 45 = District: Virginia 45th, House"]],
    ["ME-02", ["ME-02 = District: Maine 2nd"]],
    ["AD14", ["AD14 = District: 14th, Assembly"]],
    ["SD-12", ["SD-12 = District: 12th, Senate"]],
    ["hd 36b", ["hd 36b = District: 36B, House"]],
    ["8th legislative district", ["8th legislative district = District: 8th, Legislature"]],
    ["nebraska legislative district 8", ["nebraska legislative district 8 = District: Nebraska 8th, Legislature"]],
    ["SD", ["SD = State: South Dakota"]],
    ["ag", ["ag = Office: Attorney General"]],
    ["house ag committee", []],
    ["ag cmte", []],
    ["ag subcommittee", []],
    ["ag chair", []],
    ["ag chairwoman", ["chairwoman = Role: Chair"]],
    ["ag whitehouse", ["ag = Office: Attorney General"]],
    ["ag householder", ["ag = Office: Attorney General"]],
    ["house lt gov", ["lt gov = Office: Lieutenant Governor"]],
    ["rep allen rules cmte", ["rep = Office: Representative"]],
    ["women tx", ["women = Gender: Female", "tx = State: Texas"]],
    ["ranking ways and means", ["ranking = Role: Ranking Member"]],
    ["(202) 224-3441", ["(202) 224-3441 = Phone: (202) 224-3441"]],
    ["tel. 2022243441", ["tel. 2022243441 = Phone: (202) 224-3441"]],
    ["224-3441", ["224-3441 = Phone: 224-3441"]],
    ["Office@example.org", ["Office@example.org = Email: Office@example.org"]],
    [" @RepMarquez ", ["@RepMarquez = Account: RepMarquez"]],
    ["x.com/RepMarquez", ["x.com/RepMarquez = Account: x.com/RepMarquez"]],
    ["bioguide M000355", ["bioguide M000355 = ID: M000355"]],
    ["govtrack 412573", ["govtrack 412573 = ID: 412573"]],
    ["house.gov", ["house.gov = Website: house.gov"]],
    ["judge -tax", ["-tax = Without: tax"]],
    [
      'rep tx -"house rules"',
      ["rep = Office: Representative", "tx = State: Texas", '-"house rules" = Without: house rules'],
    ],
    ["murphy OR cole OR lee ct", ["murphy OR cole OR lee = Either: murphy or cole or lee", "ct = State: Connecticut"]],
    ['murphy OR "de lauro" ct', ['murphy OR "de lauro" = Either: murphy or de lauro', "ct = State: Connecticut"]],
    ["members in congress", []],
    ["cole or latta", []],
    ["write me", []],
    ['tx "23"', ["tx = State: Texas"]],
    ['tx "a" 23', []],
    ['new "x" york', []],
    ["Texas", []],
    ["Texas 23rd", []],
    ["senator tester", []],
    ['"rep" cole', []],
    ["lt", []],
  ])("reads %s", (keyword, meanings) => {
    expect(read(keyword)).toEqual(meanings);
  });

  it("makes one part plain and leaves the others", () => {
    expect(listMeanings("rep. cole ok").map(({ plainKeyword }) => plainKeyword)).toEqual([
      '"rep." cole ok',
      'rep. cole "ok"',
    ]);
    expect(listMeanings('-"house rules" tx').map(({ plainKeyword }) => plainKeyword)).toEqual([
      '"-house rules" tx',
      '-"house rules" "tx"',
    ]);
    expect(listMeanings("murphy OR cole tx").map(({ plainKeyword }) => plainKeyword)).toEqual([
      "murphy cole tx",
      'murphy OR cole "tx"',
    ]);
  });

  it("has one meaning less once a part is plain", () => {
    const part = fc.constantFrom(
      "sen",
      "tx",
      "TX-23",
      "SD-12",
      "w. va.",
      "women",
      "committee",
      "cole",
      "gop",
      "ny 5th",
      "-tax",
      "chair",
      '"a b"',
      "a OR b",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const meanings = listMeanings(parts.join(" "));
        for (const { plainKeyword } of meanings) {
          expect(listMeanings(plainKeyword).length).toBeLessThan(meanings.length);
        }
      }),
    );
  });
});

describe("toPlainKeyword", () => {
  it("quotes each word and keeps phrases and operators", () => {
    expect(toPlainKeyword('rep. cole tx23 "ways and means" -tax')).toBe('"rep" "cole" "tx" "23" "ways and means" -tax');
  });

  it("keeps the words", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[b-z]{2,6}$/), { minLength: 1, maxLength: 8 }), (words) => {
        const { words: left, phrases } = parseKeyword(toPlainKeyword(words.join(" ")));
        expect(left).toEqual([]);
        expect(phrases.flat()).toEqual(parseKeyword(words.join(" ")).words);
      }),
    );
  });
});

describe("readSubject", () => {
  it.each([
    ["rep allen", null, "allen"],
    ["allen", null, "allen"],
    ["virginia senator", "Virginia", ""],
    ["west virginia", "West Virginia", ""],
    ["sen allen va", "Virginia", "allen"],
    ["allen wash", "Washington", "allen"],
    ["state senator daniel nc", "North Carolina", "daniel"],
    ["virginia 5th", "Virginia", ""],
    ["rick allen", null, "rick allen"],
    ["the honorable rick allen", null, "rick allen"],
    ["chair of the house committee on energy and commerce", null, "energy and commerce"],
    ["ways and means cmte texas", "Texas", "ways and means"],
    ["rockingham county 18", null, "rockingham 18"],
    ["house ag committee", null, "ag"],
    ["minnesota ag", "Minnesota", ""],
    ["ag ranking member", null, "ag"],
    ["asm privacy committee", null, "privacy"],
    ["sasc ranking member", null, "sasc"],
    ["senator from texas", "Texas", ""],
    ["usvi delegate", "Virgin Islands", ""],
    ["cnmi", "Northern Mariana Islands", ""],
  ])("reads %s", (typed, state, words) => {
    const subject = readSubject(typed.split(" "));
    expect({ state: subject.state, words: subject.words.join(" ") }).toEqual({ state, words });
  });

  it("reads districts and offices of states", () => {
    expect(readSubject(["ga", "6"])).toMatchObject({ district: "georgia 6th", isStateOffice: false });
    expect(readSubject(["state", "rep", "allen"])).toMatchObject({ district: null, isStateOffice: true });
    expect(readSubject(["senator", "allen"])).toMatchObject({ isStateOffice: false });
    expect(readSubject(["ld", "07", "wa"])).toMatchObject({
      district: null,
      state: "Washington",
      bareDistrict: { chamber: "Legislature", number: "7th" },
    });
    for (const typed of ["distrito senatorial 5", "senatorial district 5", "senador distrito 5"])
      expect(readSubject(typed.split(" ")), typed).toMatchObject({
        bareDistrict: { chamber: "Senate", number: "5th" },
      });
    expect(readSubject(["puerto", "rico", "senatorial", "district", "5"])).toMatchObject({
      district: "puerto rico 5th",
    });
  });
});
