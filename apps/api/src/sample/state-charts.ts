import type { VisualizationWire } from "@rotunda/adapters-http/wire";
import content from "./content/charts.json" with { type: "json" };
import type { Random } from "./random.ts";
import { lookUpState } from "./state-facts.ts";

type Point = VisualizationWire["points"][number];

const buildChart = (
  chart: { id: string; title: string; unit: string; kind: string },
  points: Point[],
): VisualizationWire => ({ ...(chart as VisualizationWire), points, source: "Sample figures" });

export function censusCharts(random: Random, code: string): VisualizationWire[] {
  const { population, growth } = lookUpState(code);
  const young = 20 + growth / 5 + random.next() * 3;
  const old = 18 - growth / 4 + random.next() * 2;
  const owners = 60 + random.next() * 12 - (population > 9_000_000 ? 6 : 0);
  const medianAges = trend([2005, 2010, 2015, 2020, 2025], (step) =>
    tenth(36.2 - growth / 6 + step * 0.55 + random.next() * 0.5),
  );
  const { charts } = content;
  return [
    buildChart(charts.population, populationTrend(random.fork("population"), population, growth)),
    buildChart(charts.age, shares({ "Under 18": young, "18 to 34": 23, "35 to 64": 37, "65 and over": old })),
    buildChart(charts.medianAge, medianAges),
    buildChart(charts.education, shares(schooling(random.fork("schooling"), code))),
    buildChart(charts.households, shares({ "Own their home": owners, Rent: 100 - owners })),
  ];
}

const EVEN_YEARS = [2014, 2016, 2018, 2020, 2022, 2024];

/** The charts of a state's economy; the two smallest territories have none. */
export function economicCharts(random: Random, code: string): VisualizationWire[] {
  if (code === "AS" || code === "MP") return [];
  const { income, population } = lookUpState(code);
  const offset = random.next() * 1.8 - 0.9 + (income < 50_000 ? 2 : 0);
  const sectors = Object.entries(content.sectors).map(([name, weight]) => [
    name,
    weight * (0.75 + random.next() * 0.5),
  ]);
  const perPerson = Math.round((income * (0.84 + random.next() * 0.16)) / 100) * 100;
  const incomes = trend(EVEN_YEARS, (step) => hundreds(income * (0.76 + step * 0.062 + random.next() * 0.012)));
  const unemployment = content.nationalUnemployment.map((rate, index) => ({
    label: String(2016 + index),
    value: tenth(Math.max(1.7, rate * (1 + offset / 12) + offset + random.next() * 0.3)),
  }));
  const employment = shares(Object.fromEntries(sectors)).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const poverty = trend(EVEN_YEARS, (step) =>
    tenth(26 - income / 6500 - step * 0.4 + random.next() + (income < 45_000 ? 14 : 0)),
  );
  // The counts of the smallest places are too rough for a figure of their own.
  const here = { label: "Here", value: population < 700_000 ? null : perPerson };
  const { charts } = content;
  return [
    buildChart(charts.income, incomes),
    buildChart(charts.unemployment, unemployment),
    buildChart(charts.employment, employment),
    buildChart(charts.poverty, poverty),
    buildChart(charts.product, [here, { label: "United States", value: 68_500 }]),
  ];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundreds = (value: number): number => Math.round(value / 100) * 100;
const trend = (years: readonly number[], valueAt: (step: number) => number): Point[] =>
  years.map((year, step) => ({ label: String(year), value: valueAt(step) }));

function populationTrend(random: Random, population: number, growth: number): Point[] {
  const perDecade = 1 + growth / 100;
  const at = (decades: number) => hundreds(population * perDecade ** decades * (1 + (random.next() - 0.5) * 0.01));
  const past = trend([1990, 2000, 2010], (step) => at(step - 3));
  return [...past, { label: "2020", value: population }, { label: "2025", value: at(0.5) }];
}

function schooling(random: Random, code: string): Record<string, number> {
  const { income } = lookUpState(code);
  const college = Math.min(62, Math.max(14, income / 2300 - 2 + random.next() * 4));
  const rest = 100 - college;
  return {
    "Less than high school": rest * (0.14 + random.next() * 0.04),
    "High school": rest * 0.44,
    "Some college": rest * 0.4,
    "Bachelor’s degree": college * 0.61,
    "Graduate degree": college * 0.39,
  };
}

/** Shares in per cent that add up to one hundred, to a tenth. */
function shares(weights: Record<string, number>): Point[] {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const rounded = Object.entries(weights).map(
    ([label, weight]) => [label, Math.round((weight / total) * 1000)] as const,
  );
  const excess = rounded.reduce((sum, [, share]) => sum + share, 0) - 1000;
  return rounded.map(([label, share], index) => ({ label, value: (share - (index === 1 ? excess : 0)) / 10 }));
}
