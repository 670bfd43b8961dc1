import fc from "fast-check";

// One seed for the run, printed by scripts/test.ts, so that a red property can be replayed: FC_SEED=… npm test
const seed = process.env["FC_SEED"];
fc.configureGlobal({ ...(seed ? { seed: Number(seed) } : {}), numRuns: Number(process.env["FC_RUNS"] ?? 100) });
