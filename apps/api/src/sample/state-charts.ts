import type { VisualizationWire } from "@rotunda/core/wire";
import content from "./content/charts.json" with { type: "json" };
import type { Random } from "./random.ts";
import { lookUpState } from "./state-facts.ts";

type Point = VisualizationWire["points"][number];

const buildChart = (name: keyof typeof content.charts, points: Point[]) =>
  ({ ...content.charts[name], points, source: "Sample figures" }) as VisualizationWire;

export function inventCensusCharts(random: Random, code: string): VisualizationWire[] {
  const { population, growth } = lookUpState(code);
  const young = 20 + growth / 5 + random.next() * 3;
  const old = 18 - growth / 4 + random.next() * 2;
  const owners = 60 + random.next() * 12 - (population > 9_000_000 ? 6 : 0);
  const medianAges = buildTrend([2005, 2010, 2015, 2020, 2025], (step) =>
    roundToTenth(36.2 - growth / 6 + step * 0.55 + random.next() * 0.5),
  );
  const ages = { "Under 18": young, "18 to 34": 23, "35 to 64": 37, "65 and over": old };
  return [
    buildChart("population", inventPopulation(random.fork("population"), population, growth)),
    buildChart("age", splitIntoShares(ages)),
    buildChart("medianAge", medianAges),
    buildChart("education", splitIntoShares(inventSchooling(random.fork("schooling"), code))),
    buildChart("households", splitIntoShares({ "Own their home": owners, Rent: 100 - owners })),
  ];
}

const EVEN_YEARS = [2014, 2016, 2018, 2020, 2022, 2024];

/** Invents the charts of a state's economy; the two smallest territories have none. */
export function inventEconomicCharts(random: Random, code: string): VisualizationWire[] {
  if (code === "AS" || code === "MP") return [];
  const { income, population } = lookUpState(code);
  const offset = random.next() * 1.8 - 0.9 + (income < 50_000 ? 2 : 0);
  const sectors = Object.entries(content.sectors).map(([name, weight]) => [
    name,
    weight * (0.75 + random.next() * 0.5),
  ]);
  const perPerson = Math.round((income * (0.84 + random.next() * 0.16)) / 100) * 100;
  const incomes = buildTrend(EVEN_YEARS, (step) =>
    roundToHundreds(income * (0.76 + step * 0.062 + random.next() * 0.012)),
  );
  const unemployment = content.nationalUnemployment.map((rate, index) => ({
    label: String(2016 + index),
    value: roundToTenth(Math.max(1.7, rate * (1 + offset / 12) + offset + random.next() * 0.3)),
  }));
  const employment = splitIntoShares(Object.fromEntries(sectors)).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const poverty = buildTrend(EVEN_YEARS, (step) =>
    roundToTenth(26 - income / 6500 - step * 0.4 + random.next() + (income < 45_000 ? 14 : 0)),
  );
  // The smallest places have no figure.
  const here = { label: "Here", value: population < 700_000 ? null : perPerson };
  return [
    buildChart("income", incomes),
    buildChart("unemployment", unemployment),
    buildChart("employment", employment),
    buildChart("poverty", poverty),
    buildChart("product", [here, { label: "United States", value: 68_500 }]),
  ];
}

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const roundToHundreds = (value: number): number => Math.round(value / 100) * 100;
const buildTrend = (years: readonly number[], valueAt: (step: number) => number): Point[] =>
  years.map((year, step) => ({ label: String(year), value: valueAt(step) }));

function inventPopulation(random: Random, population: number, growth: number): Point[] {
  const perDecade = 1 + growth / 100;
  const at = (decades: number) =>
    roundToHundreds(population * perDecade ** decades * (1 + (random.next() - 0.5) * 0.01));
  const past = buildTrend([1990, 2000, 2010], (step) => at(step - 3));
  return [...past, { label: "2020", value: population }, { label: "2025", value: at(0.5) }];
}

function inventSchooling(random: Random, code: string): Record<string, number> {
  const college = Math.min(62, Math.max(14, lookUpState(code).income / 2300 - 2 + random.next() * 4));
  const rest = 100 - college;
  return {
    "Less than high school": rest * (0.14 + random.next() * 0.04),
    "High school": rest * 0.44,
    "Some college": rest * 0.4,
    "Bachelor’s degree": college * 0.61,
    "Graduate degree": college * 0.39,
  };
}

/** Converts weights to percentages in tenths that add up to 100. */
function splitIntoShares(weights: Record<string, number>): Point[] {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const shares = Object.values(weights).map((weight) => Math.round((weight / total) * 1000));
  const excess = shares.reduce((sum, share) => sum + share, 0) - 1000;
  return Object.keys(weights).map((label, index) => ({
    label,
    value: ((shares[index] ?? 0) - (index === 1 ? excess : 0)) / 10,
  }));
}
