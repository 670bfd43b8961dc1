/** The performance budgets of the product in a browser. `npm run perf` measures against them. */
export const BUDGETS = {
  /** Lighthouse, mobile, out of 100. */
  lighthouse: { performance: 95, accessibility: 100, "best-practices": 100 },
  /** A visit at 1.6 Mbit/s, 150 ms a round trip and a fourth of the processor. */
  visit: { fcpMs: 1650, lcpMs: 2500, cls: 0.02, inpMs: 96 },
  /** JavaScript and CSS, gzip, of a cold results page; and what a profile adds to it. */
  weight: { resultsKb: 170, profileMoreKb: 40 },
  /** Elements of a results page with 96 results. */
  nodes: 1500,
} as const;

/** The conditions of the scripted visit. */
export const SLOW = { kbitPerSecond: 1600, roundTripMs: 150, processor: 4 } as const;

/** Every figure is the middle one of so many. */
export const RUNS = 5;
