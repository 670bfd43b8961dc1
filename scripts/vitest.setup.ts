import fc from "fast-check";

// One seed per run, printed by scripts/test.ts; replay a failed property with FC_SEED=… npm test
const seed = process.env["FC_SEED"];
fc.configureGlobal({ ...(seed ? { seed: Number(seed) } : {}), numRuns: Number(process.env["FC_RUNS"] ?? 100) });
