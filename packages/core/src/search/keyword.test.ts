import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBlank, parseKeyword, splitTypedWords } from "./keyword.ts";
import { STATE_NAMES } from "./word-aliases.ts";

describe("parseKeyword", () => {
  it("parses words, phrases and exclusions", () => {
    expect(parseKeyword('Maria "foreign relations" -texas -"house rules"')).toEqual({
      words: ["maria"],
      phrases: [["foreign", "relations"]],
      either: [],
      excluded: [["texas"], ["house", "rules"]],
    });
    expect(parseKeyword("Ocasio-Cortez").words).toEqual(["ocasio", "cortez"]);
    expect(parseKeyword('"unfinished phrase').phrases).toEqual([["unfinished", "phrase"]]);
    // Phones type these quotation marks.
    expect(parseKeyword("“foreign relations” tax")).toMatchObject({
      words: ["tax"],
      phrases: [["foreign", "relations"]],
    });
    expect(parseKeyword('"one" two')).toMatchObject({ words: ["two"], phrases: [["one"]] });
    expect(parseKeyword('"tax" '.repeat(33)).phrases).toEqual(Array.from({ length: 32 }, () => ["tax"]));
  });

  it("parses alternatives", () => {
    expect(parseKeyword('murphy OR blumenthal OR "de lauro" connecticut')).toMatchObject({
      words: ["connecticut"],
      either: [[["murphy"], ["blumenthal"], ["de", "lauro"]]],
    });
    expect(parseKeyword("a1 OR b2 c3 OR d4").either).toEqual([
      [["a1"], ["b2"]],
      [["c3"], ["d4"]],
    ]);
    expect(parseKeyword('"house rules" OR tax').either).toEqual([[["house", "rules"], ["tax"]]]);
    expect(parseKeyword("Salem OR OR Portland")).toMatchObject({
      words: ["salem"],
      either: [[["oregon"], ["portland"]]],
    });
    expect(parseKeyword("health or tax").either).toEqual([]);
    expect(parseKeyword("health OR -tax")).toMatchObject({ words: ["health", "oregon"], excluded: [["tax"]] });
    expect(parseKeyword('"yes OR no"')).toMatchObject({ either: [], phrases: [["yes", "or", "no"]] });
  });

  it.each([
    ["Sen. Warren’s office phone", ["sen", "warren"]],
    ["Warren’s", ["warrens"]],
    ["Warren’s health plan", ["warrens", "health", "plan"]],
    ["Warren’s office staff", ["warrens", "office", "staff"]],
    ["Warren’s office-staff", ["warrens", "office", "staff"]],
    ['Warren’s "office"', ["warrens"]],
    ["d'souza phone", ["dsouza", "phone"]],
    ["office phone", ["office", "phone"]],
    ["texas -Warren’s office", ["texas", "office"]],
    ["governor's office", ["governors", "office"]],
    ["vice-chair’s office", ["vice", "chairs", "office"]],
    ["women’s issues", ["womens", "issues"]],
  ])("omits “office” and “phone” after a person’s name, but not after an office: %s", (text, words) => {
    expect(parseKeyword(text).words).toEqual(words);
  });

  it("omits initials unless there are no other words", () => {
    expect(parseKeyword("robert e. latta")).toMatchObject({
      words: ["robert", "latta"],
      initials: ["e"],
      typed: ["robert", "e", "latta"],
    });
    expect(parseKeyword('latta e. "ways and means"')).toMatchObject({ words: ["latta"], initials: ["e"] });
    expect(parseKeyword("latta e. murphy OR cole")).toMatchObject({ words: ["latta"], initials: ["e"] });
    for (const text of ["latta (R-OH)", "latta R-OH"])
      expect(parseKeyword(text)).toEqual({ words: ["latta", "ohio"], phrases: [], either: [], excluded: [] });
    expect(parseKeyword("district 5").words).toEqual(["district", "5"]);
    expect(parseKeyword("J D").words).toEqual(["j", "d"]);
  });

  it.each([
    ["202-224-3441", "2022243441"],
    ["+1 (202) 224.3441", "2022243441"],
    ["Office@Marquez.example.org", "officemarquezexampleorg"],
    ["Elena Márquez <office@marquez.example.org>, ", "officemarquezexampleorg"],
    ["Tel. 202/224-3441 ext. 5", "2022243441"],
    ["bioguide: M000355", "m000355"],
    ["ocd-person/22c1bff3-e936-4398-8d7c-95233e85b5c5", "22c1bff3e93643988d7c95233e85b5c5"],
    ["22c1bff3-e936-4398-8d7c-95233e85b5c5", "22c1bff3e93643988d7c95233e85b5c5"],
    ["https://www.congress.gov/member/elena-marquez/M000355?s=1", "m000355"],
    ["twitter.com/RepMarquez", "repmarquez"],
    ["https://x.com/RepMarquez/status/123", "repmarquez"],
    ["https://www.instagram.com/p/C0de/", "c0de"],
    [" twitter @RepMarquez ", "repmarquez"],
    ["@Rep_Marquez", "repmarquez"],
    ["Rep_Marquez", "repmarquez"],
    ["marquez.house.gov", "marquezhousegov"],
    [" govtrack 412573 ", "412573"],
    ["https://x.com/", "xcom"],
    ["Wikidata: Q2036942", "q2036942"],
    ["https://www.govtrack.us/congress/members/elena_marquez/412573", "412573"],
    ["https://www.fec.gov/data/candidate/H0OH00001/", "h0oh00001"],
  ])("reads the identifier %s as one word", (text, word) => {
    expect(parseKeyword(text).words).toEqual([word]);
  });

  it("reads a page of a website also as its host and the pages above", () => {
    expect(parseKeyword("https://www.marquez.example.org/about/").either).toEqual([
      [["marquezexampleorgabout"], ["marquezexampleorg"]],
    ]);
    expect(parseKeyword("marquez.example.org/public/about/me").either).toEqual([
      [
        ["marquezexampleorgpublicaboutme"],
        ["marquezexampleorg"],
        ["marquezexampleorgpublic"],
        ["marquezexampleorgpublicabout"],
      ],
    ]);
    // Pages of legislatures differ only in the query.
    expect(parseKeyword("www.example.org/member.aspx?pid=904").either).toEqual([
      [["exampleorgmemberaspx"], ["exampleorgmemberaspxpid904"], ["exampleorg"]],
    ]);
  });

  it.each([
    ["hd23 tx", ["hd", "23", "tx"]],
    ["Rep.Cole", ["rep", "cole"]],
    ["J.D. Vance", ["jd", "vance"]],
    ["Ohio’s 5th", ["ohio", "5th"]],
    ["NY's 14th", ["ny", "14th"]],
    ["Cole, D-Wash.", ["cole", "wash"]],
    ["tx23", ["tx", "23"]],
    ["nysenate 20", ["ny", "senate", "20"]],
    ["TX-05", ["tx", "05"]],
    ["ME-02", ["maine", "02"]],
    ["in 7", ["indiana", "7"]],
    ["Portland OR", ["portland", "oregon"]],
    ["Portland OR -", ["portland", "oregon"]],
    ["Portland, OR 97201", ["portland", "oregon", "97201"]],
    ["OR 5", ["oregon", "5"]],
    ["AK-AL", ["ak", "at", "large"]],
    ["T&I committee", ["ti", "committee"]],
    ["ED&A", ["eda"]],
    ["H&HS", ["hhs"]],
    ["B & C", ["b0c"]],
    ["list of all texas senators", ["texas", "senators"]],
    ["list of", ["list", "of"]],
    ["Assembly women", ["assemblywomen"]],
    ["congress person", ["congressperson"]],
    ["hillsborough co. dist. 45", ["hillsborough", "county", "dist", "45"]],
    ["boulder co", ["boulder", "co"]],
    ["HAC-D", ["hacd"]],
    ["w. va. senators", ["wva", "senators"]],
    ["Moore (R-W. Va.)", ["moore", "wva"]],
    // Not the Republican Study Committee.
    ["Scott (R-SC)", ["scott", "sc"]],
    ["n mex", ["nmex"]],
    ["N.Dak.", ["ndak"]],
    ["N. J. 11", ["nj", "11"]],
    ["n j gottheimer", ["gottheimer"]],
    ["w virginia senate", ["west", "virginia", "senate"]],
    ["So. Carolina", ["south", "carolina"]],
    ["n hampshire", ["new", "hampshire"]],
    ["n virginia", ["virginia"]],
    ["west va 8", ["wva", "8"]],
    ["or ways & means", ["oregon", "ways", "means"]],
    ["in governor", ["indiana", "governor"]],
    ["in texas", ["in", "texas"]],
    ["in congress", ["in", "congress"]],
    ["me", ["me"]],
    ["sc senate seat 30", ["sc", "senate", "district", "30"]],
    ["idaho ld 6 seat a", ["idaho", "ld", "6a"]],
    ["wa 14, position 1", ["wa", "14"]],
    ["alaska senate district t", ["alaska", "senate", "districtt"]],
    ["alaska SD-J", ["alaska", "districtj"]],
    ["ak senate seat J", ["ak", "senate", "districtj"]],
    ["alaska senate t", ["alaska", "senate", "districtt"]],
    ["43rd legislative district position 2", ["43rd", "legislative", "district"]],
    ["seat on rules", ["seat", "on", "rules"]],
    ["J. D. Vance", ["vance"]],
    ["oh hd 9", ["oh", "hd", "9"]],
    ["members in texas", ["members", "in", "texas"]],
    ["b52", ["b52"]],
    ["R-TX", ["republican", "tx"]],
    ["(D-Calif.)", ["democrat", "calif"]],
    ["d-new york", ["democrat", "new", "york"]],
    ["R-FL-19", ["republican", "fl", "19"]],
    ["R-Springfield", ["springfield"]],
    ["ward7", ["ward", "7"]],
    ["Mayor of Washington, D.C.", ["mayor", "of", "dc"]],
    ["TX-CD17", ["tx", "cd", "17"]],
    ["mn30a", ["mn", "30a"]],
    ["AK-00", ["ak", "at", "large"]],
    ["AK0", ["ak", "at", "large"]],
    ["TX7th", ["tx", "7th"]],
    ["Texas twenty-third", ["texas", "23rd"]],
    ["the Forty Second district", ["the", "42nd", "district"]],
    ["78701-1234", ["78701"]],
    ["2023-2024 budget", ["2023", "2024", "budget"]],
    ["U.S. Virgin Islands", ["virgin", "islands"]],
    ["Ms. Waters", ["mrs", "waters"]],
    ["ms waters", ["ms", "waters"]],
    ["Greg Murphy, M.D.", ["greg", "murphy"]],
    ["murphy md", ["murphy", "md"]],
    ["pres. pro tem", ["president", "pro", "tem"]],
    ["pres-pro-tem", ["president", "pro", "tem"]],
    ["senate pro tem", ["senate", "pro", "tem"]],
    ["pres", ["pres"]],
    ["house t & i", ["house", "ti"]],
    ["t & i committee", ["ti", "committee"]],
    ["T&Infrastructure", ["infrastructure"]],
    ["ways&m", ["ways"]],
    ["MilCon-VA", ["milconva"]],
    ["(HAC-D),", ["hacd"]],
    ["Ford-Smith", ["ford", "smith"]],
    ["Howard7", ["howard7"]],
    ["(HD23), tx", ["hd", "23", "tx"]],
    ["  R-TX ", ["republican", "tx"]],
    ["R-TX, Budget", ["tx", "budget"]],
    ["r-in", ["republican", "indiana"]],
    ["washington dc mayor", ["dc", "mayor"]],
    ["delegate us virgin islands", ["delegate", "virgin", "islands"]],
    ["Murphy, M.D", ["murphy"]],
    ["Murphy,M.D., chair", ["murphy", "chair"]],
    ["delegates, M.D. 5", ["delegates", "md", "5"]],
    ["s\tdak senators", ["sdak", "senators"]],
    ["Cole (R-N.Dak.)", ["cole", "ndak"]],
    ["gov s  carolina", ["gov", "south", "carolina"]],
    ["6 pos b", ["6b"]],
    ["6 seat A senator", ["6a", "senator"]],
    ["14 pos 2 senators", ["14", "senators"]],
    ["14th position 1", ["14th"]],
    ["alaska dist j", ["alaska", "districtj"]],
    ["women in office", ["women", "in", "office"]],
    ["either/or candidates", ["either", "or", "candidates"]],
    ["me governor", ["maine", "governor"]],
    ["senators in 12", ["senators", "indiana", "12"]],
    ["senators in 97201", ["senators", "in", "97201"]],
    ["golden me02 district", ["golden", "maine", "02", "district"]],
    ["Ms Waters", ["mrs", "waters"]],
    ["ms. Waters", ["mrs", "waters"]],
    ["Ms.", ["ms"]],
    ["Jackson Ms. senators", ["jackson", "ms", "senators"]],
  ])("separates and writes out districts: %s", (text, words) => {
    expect(parseKeyword(text).words).toEqual(words);
  });

  it("reads a state’s letters with periods and spaces like its code", () => {
    const codes = fc.constantFrom(
      ...Object.keys(STATE_NAMES).filter((code) => !/^(?:HI|IN|LA|MA|ME|O[HKR]|PA)$/u.test(code)),
    );
    fc.assert(
      fc.property(codes, fc.nat({ max: 3 }), (code, spaces) => {
        const [first = "", second = ""] = code;
        const written = `smith ${first}.${" ".repeat(spaces)}${second}.`;
        expect(parseKeyword(written).words).toEqual(["smith", code.toLowerCase()]);
      }),
    );
  });

  it("splits any text into words of letters and digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const keyword = parseKeyword(text);
        const phrases = [...keyword.phrases, ...keyword.either.flat(), ...keyword.excluded];
        const words = [...keyword.words, ...phrases.flat()];
        expect(words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true);
        expect(words.length).toBeLessThanOrEqual(32);
        expect(isBlank(keyword)).toBe(words.length === 0);
      }),
    );
  });
});

describe("splitTypedWords", () => {
  it("returns words in typed order, including initials and words after an unclosed quotation mark", () => {
    expect(splitTypedWords('elena "márquez r')).toEqual(["elena", "marquez", "r"]);
    expect(splitTypedWords("o’brien -texas e")).toEqual(["obrien", "e"]);
  });

  it("returns only the last of alternatives", () => {
    expect(splitTypedWords("murphy OR bl tex")).toEqual(["bl", "tex"]);
  });

  it("returns at most eight words", () => {
    const eight = Array.from({ length: 8 }, () => "quab");
    expect(splitTypedWords("quab ".repeat(99))).toEqual(eight);
    expect(splitTypedWords(`${eight.join(" ")} OR tax`)).toEqual(eight);
  });
});
