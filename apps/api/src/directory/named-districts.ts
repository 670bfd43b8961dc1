import { formatOrdinal } from "./ordinal.ts";

// Districts that bear names, or whose numbers of seats differ, as drawn after the census of 2020.

type Named = [number: string, seats: number][];

/** "Addison 2,1": Addison-1 with two seats, Addison-2 with one, joined by `between`. */
const counties = (lines: string, between: string): Named =>
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const at = line.lastIndexOf(" ");
      const county = line.slice(0, at);
      return line
        .slice(at + 1)
        .split(",")
        .map((seats, index): [string, number] => [`${county}${between}${index + 1}`, Number(seats)]);
    });

/** "Franklin 2" is a district of that name with two seats; one without a number has one. */
const singly = (list: string): Named =>
  list.split("|").map((entry) => {
    const [, name = entry, seats = "1"] = /^(.*) x(\d+)$/u.exec(entry) ?? [];
    return [name, Number(seats)];
  });

const numbered = (count: number, seats: number, parts: Record<number, Named>): Named =>
  Array.from({ length: count }, (_, index) => index + 1).flatMap(
    (number) => parts[number] ?? [[String(number), seats] as [string, number]],
  );

/** 9 in parts "A2 B1" is 9A with two seats and 9B with one. */
const inParts = (split: Record<number, string>): Record<number, Named> =>
  Object.fromEntries(
    Object.entries(split).map(([number, parts]) => [
      number,
      parts.split(" ").map((part): [string, number] => [`${number}${part.slice(0, 1)}`, Number(part.slice(1))]),
    ]),
  );

const MARYLAND = inParts({
  1: "A1 B1 C1",
  2: "A2 B1",
  7: "A2 B1",
  9: "A2 B1",
  11: "A1 B2",
  12: "A2 B1",
  27: "A1 B1 C1",
  29: "A1 B1 C1",
  30: "A2 B1",
  33: "A1 B1 C1",
  34: "A2 B1",
  35: "A2 B1",
  37: "A1 B2",
  38: "A1 B1 C1",
  42: "A1 B1 C1",
  43: "A2 B1",
  44: "A1 B2",
  47: "A2 B1",
});

const NEW_HAMPSHIRE = `
Belknap 1,2,1,1,4,4,3,2
Carroll 3,2,2,2,1,2,1,2
Cheshire 1,1,1,1,1,2,1,1,1,2,1,1,1,1,2,1,1,2
Coos 2,1,1,1,2,1,1
Grafton 3,1,1,1,2,1,1,3,1,1,1,4,1,1,1,1,1,1
Hillsborough 4,7,3,3,3,3,3,3,3,3,3,8,6,2,2,2,2,2,2,2,2,2,2,2,2,2,1,2,4,3,1,3,2,3,2,2,1,2,2,4,3,3,4,2,1
Merrimack 1,1,2,2,2,1,2,3,4,4,1,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1
Rockingham 3,3,1,3,2,1,1,1,2,3,4,2,10,2,2,7,4,2,1,3,1,1,1,2,9,1,1,1,4,2,2,1,1,1,1,1,1,1,1,1
Strafford 2,3,1,3,1,1,1,1,1,4,3,4,1,1,1,1,1,1,3,1,3
Sullivan 1,1,3,1,1,3,1,2`;

const VERMONT = `
Addison 2,1,2,2,1
Bennington 1,2,1,2,2
Caledonia 1,1,2
Chittenden 1,2,2,1,1,1,1,1,1,1,1,1,2,2,2,2,1,2,2,2,2,2,2,1,1
Franklin 1,1,1,2,2,1,1,1
Lamoille 1,2,1
Orange 1,1,1
Orleans 1,1,1,1
Rutland 1,2,1,1,1,1,1,1,1,1,1
Washington 2,2,2,2,1,1
Windham 1,1,2,2,1,1,1,1,1
Windsor 2,1,2,1,1,2
Windsor-Orange 1,2`;

const VERMONT_SHARED =
  "Addison-Rutland|Bennington-Rutland|Caledonia-Essex x2|Caledonia-Washington|Chittenden-Franklin x2|Essex-Caledonia|" +
  "Essex-Orleans|Grand Isle-Chittenden x2|Lamoille-Washington x2|Orange-Caledonia|Orange-Washington-Addison x2|" +
  "Orleans-Lamoille x2|Rutland-Bennington|Rutland-Windsor|Washington-Chittenden x2|Washington-Orange x2|" +
  "Windham-Windsor-Bennington|Windsor-Addison|Windsor-Windham";

const VERMONT_SENATE =
  "Addison x2|Bennington x2|Caledonia|Chittenden Central x3|Chittenden North|Chittenden Southeast x3|Essex|Franklin x2|" +
  "Grand Isle|Lamoille|Orange|Orleans|Rutland x3|Washington x3|Windham x2|Windsor x3";

const MASSACHUSETTS: readonly (readonly [county: string, districts: number])[] = [
  ["Barnstable", 5],
  ["Berkshire", 3],
  ["Bristol", 14],
  ["Essex", 18],
  ["Franklin", 2],
  ["Hampden", 12],
  ["Hampshire", 3],
  ["Middlesex", 37],
  ["Norfolk", 15],
  ["Plymouth", 12],
  ["Suffolk", 19],
  ["Worcester", 19],
];

const MASSACHUSETTS_SENATE =
  "Berkshire, Hampden, Franklin and Hampshire|Bristol and Norfolk|First Bristol and Plymouth|" +
  "Second Bristol and Plymouth|Third Bristol and Plymouth|Cape and Islands|First Essex|Second Essex|Third Essex|" +
  "First Essex and Middlesex|Second Essex and Middlesex|Hampden|Hampden and Hampshire|" +
  "Hampden, Hampshire and Worcester|Hampshire, Franklin and Worcester|First Middlesex|Second Middlesex|" +
  "Third Middlesex|Fourth Middlesex|Fifth Middlesex|Middlesex and Norfolk|Middlesex and Suffolk|" +
  "Middlesex and Worcester|Norfolk and Middlesex|Norfolk and Plymouth|Norfolk and Suffolk|" +
  "Norfolk, Plymouth and Bristol|Norfolk, Worcester and Middlesex|First Plymouth and Norfolk|" +
  "Second Plymouth and Norfolk|Plymouth and Barnstable|First Suffolk|Second Suffolk|Third Suffolk|" +
  "Suffolk and Middlesex|First Worcester|Second Worcester|Worcester and Hampden|Worcester and Hampshire|" +
  "Worcester and Middlesex";

/** By the name chambers.ts gives them. */
export const NAMED_DISTRICTS: Readonly<Record<string, Named>> = {
  MD: numbered(47, 3, MARYLAND),
  MA: [
    ...MASSACHUSETTS.flatMap(([county, count]) =>
      Array.from({ length: count }, (_, index): [string, number] => [`${formatOrdinal(index + 1)} ${county}`, 1]),
    ),
    ["Barnstable, Dukes and Nantucket", 1],
  ],
  "MA senate": singly(MASSACHUSETTS_SENATE),
  NH: counties(NEW_HAMPSHIRE, " "),
  ND: numbered(47, 2, inParts({ 4: "A1 B1" })),
  SD: numbered(35, 2, inParts({ 26: "A1 B1", 28: "A1 B1" })),
  VT: [...counties(VERMONT, "-"), ...singly(VERMONT_SHARED)],
  "VT senate": singly(VERMONT_SENATE),
  DC: [...Array.from({ length: 8 }, (_, index): [string, number] => [`Ward ${index + 1}`, 1]), ["AL", 5]],
  GU: [["AL", 15]],
  MP: [6, 2, 6, 2, 2, 1, 1].map((seats, index) => [String(index + 1), seats]),
  PR: [...numbered(40, 1, {}), ["AL", 11]],
  "PR senate": [...numbered(8, 2, {}), ["AL", 11]],
  VI: [
    ["St. Croix", 7],
    ["St. Thomas-St. John", 7],
    ["AL", 1],
  ],
};
