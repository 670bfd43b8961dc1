import { stateOf } from "../directory/states.ts";

/** Sizes by which a state's sample charts are drawn. */
export interface PlaceFigures {
  /** People at the last census. */
  population: number;
  /** Growth over ten years, in per cent. */
  growth: number;
  /** Income of the household in the middle, in dollars. */
  income: number;
}

// Code, thousands of people, growth over ten years in per cent, thousands of dollars of income.
const LINES =
  "AL 5024 5 60|AK 733 3 88|AZ 7152 12 75|AR 3012 3 55|CA 39538 6 92|CO 5774 15 90|CT 3606 1 89|DE 990 10 82|DC 690 15 101|" +
  "FL 21538 15 69|GA 10712 11 73|HI 1455 7 93|ID 1839 17 73|IL 12813 0 78|IN 6786 5 67|IA 3190 5 70|KS 2938 3 70|" +
  "KY 4506 4 60|LA 4658 3 56|ME 1362 3 70|MD 6177 7 97|MA 7030 7 95|MI 10077 2 67|MN 5706 8 83|MS 2961 0 53|MO 6155 3 65|" +
  "MT 1084 10 68|NE 1962 7 70|NV 3105 15 73|NH 1378 5 90|NJ 9289 6 96|NM 2118 3 59|NY 20201 4 80|NC 10439 10 67|" +
  "ND 779 16 73|OH 11799 2 66|OK 3959 6 61|OR 4237 11 76|PA 13003 2 72|RI 1097 4 82|SC 5118 11 65|SD 887 9 70|" +
  "TN 6911 9 65|TX 29146 16 74|UT 3272 18 90|VT 643 3 75|VA 8631 8 88|WA 7705 15 92|WV 1794 -3 54|WI 5894 4 73|" +
  "WY 577 2 71|AS 50 -11 28|GU 154 -3 58|MP 47 -12 31|PR 3286 -12 24|VI 87 -18 41";

const byCode = new Map(
  LINES.split("|").map((line): [string, PlaceFigures] => {
    const [code = "", thousands, growth, income] = line.split(" ");
    return [code, { population: Number(thousands) * 1000, growth: Number(growth), income: Number(income) * 1000 }];
  }),
);

export function figuresOf(code: string): PlaceFigures {
  const figures = byCode.get(code);
  if (!figures) throw new Error(`no figures of ${code}`);
  return figures;
}

/** Only the states and the District of Columbia choose electors. */
export const votesForPresident = (code: string): boolean => stateOf(code)?.kind !== "territory";
