import type { VisualizationWire } from "@rotunda/adapters-http/wire";
import type { Random } from "./random.ts";
import { lookUpState } from "./state-facts.ts";

const SAMPLE_SOURCE = "Sample figures";

type Point = VisualizationWire["points"][number];
type Chart = Omit<VisualizationWire, "source">;

/** What a state's page draws of its people. */
export function censusCharts(random: Random, code: string): VisualizationWire[] {
  const { population, growth } = lookUpState(code);
  const young = 20 + growth / 5 + random.next() * 3;
  const old = 18 - growth / 4 + random.next() * 2;
  const owners = 60 + random.next() * 12 - (population > 9_000_000 ? 6 : 0);
  return sourced([
    {
      id: "population",
      title: "Population",
      unit: "count",
      kind: "trend",
      points: populationTrend(random.fork("population"), population, growth),
    },
    {
      id: "age",
      title: "Age",
      unit: "percent",
      kind: "bar",
      points: shares(["Under 18", "18 to 34", "35 to 64", "65 and over"], [young, 23, 37, old]),
    },
    {
      id: "median-age",
      title: "Median age",
      unit: "years",
      kind: "trend",
      points: trend([2005, 2010, 2015, 2020, 2025], (step) =>
        tenth(36.2 - growth / 6 + step * 0.55 + random.next() * 0.5),
      ),
    },
    {
      id: "education",
      title: "Schooling of adults over 25",
      unit: "percent",
      kind: "bar",
      points: shares(
        ["Less than high school", "High school", "Some college", "Bachelor’s degree", "Graduate degree"],
        schooling(random.fork("schooling"), code),
      ),
    },
    {
      id: "households",
      title: "Households",
      unit: "percent",
      kind: "bar",
      points: shares(["Own their home", "Rent"], [owners, 100 - owners]),
    },
  ]);
}

const NATIONAL_UNEMPLOYMENT = [4.9, 4.4, 3.9, 3.7, 8.1, 5.4, 3.6, 3.6, 4, 4.2];
const SECTORS = [
  "Education and health",
  "Trade and transport",
  "Professional services",
  "Government",
  "Manufacturing",
  "Leisure and hospitality",
  "Finance and real estate",
  "Construction",
  "Farming and mining",
];

/** What a state's page draws of its economy; the two smallest territories have none. */
export function economicCharts(random: Random, code: string): VisualizationWire[] {
  if (code === "AS" || code === "MP") return [];
  const { income, population } = lookUpState(code);
  const offset = random.next() * 1.8 - 0.9 + (income < 50_000 ? 2 : 0);
  const weights = [16, 19, 14, 15, 10, 10, 7, 6, 3].map((weight) => weight * (0.75 + random.next() * 0.5));
  const perPerson = Math.round((income * (0.84 + random.next() * 0.16)) / 100) * 100;
  return sourced([
    {
      id: "median-income",
      title: "Median household income",
      unit: "usd",
      kind: "trend",
      points: trend(
        [2014, 2016, 2018, 2020, 2022, 2024],
        (step) => Math.round((income * (0.76 + step * 0.062 + random.next() * 0.012)) / 100) * 100,
      ),
    },
    {
      id: "unemployment",
      title: "Unemployment",
      unit: "percent",
      kind: "trend",
      points: NATIONAL_UNEMPLOYMENT.map((rate, index) => ({
        label: String(2016 + index),
        value: tenth(Math.max(1.7, rate * (1 + offset / 12) + offset + random.next() * 0.3)),
      })),
    },
    {
      id: "employment",
      title: "Where people work",
      unit: "percent",
      kind: "bar",
      points: shares(SECTORS, weights).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)),
    },
    {
      id: "poverty",
      title: "People below the poverty line",
      unit: "percent",
      kind: "trend",
      points: trend([2014, 2016, 2018, 2020, 2022, 2024], (step) =>
        tenth(26 - income / 6500 - step * 0.4 + random.next() + (income < 45_000 ? 14 : 0)),
      ),
    },
    {
      id: "product",
      title: "Product per person",
      unit: "usd",
      kind: "bar",
      // The counts of the smallest places are too rough for a figure of their own.
      points: [
        { label: "Here", value: population < 700_000 ? null : perPerson },
        { label: "United States", value: 68_500 },
      ],
    },
  ]);
}

const sourced = (charts: Chart[]): VisualizationWire[] => charts.map((chart) => ({ ...chart, source: SAMPLE_SOURCE }));
const tenth = (value: number): number => Math.round(value * 10) / 10;
const trend = (years: readonly number[], valueAt: (step: number) => number): Point[] =>
  years.map((year, step) => ({ label: String(year), value: valueAt(step) }));

function populationTrend(random: Random, population: number, growth: number): Point[] {
  const perDecade = 1 + growth / 100;
  const at = (decades: number) => population * perDecade ** decades * (1 + (random.next() - 0.5) * 0.01);
  return [-3, -2, -1]
    .map((decades) => ({ label: String(2020 + decades * 10), value: hundreds(at(decades)) }))
    .concat([
      { label: "2020", value: population },
      { label: "2025", value: hundreds(at(0.5)) },
    ]);
}

const hundreds = (value: number): number => Math.round(value / 100) * 100;

function schooling(random: Random, code: string): number[] {
  const { income } = lookUpState(code);
  const college = Math.min(62, Math.max(14, income / 2300 - 2 + random.next() * 4));
  const rest = 100 - college;
  return [rest * (0.14 + random.next() * 0.04), rest * 0.44, rest * 0.4, college * 0.61, college * 0.39];
}

/** Shares in per cent that add up to one hundred, to a tenth. */
function shares(labels: readonly string[], weights: readonly number[]): Point[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rounded = weights.map((weight) => Math.round((weight / total) * 1000));
  const excess = rounded.reduce((sum, share) => sum + share, 0) - 1000;
  return labels.map((label, index) => ({ label, value: ((rounded[index] ?? 0) - (index === 1 ? excess : 0)) / 10 }));
}
