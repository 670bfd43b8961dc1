import table from "./layers.json" with { type: "json" };

/**
 * A layer rule (docs/architecture.md). Modules are named by their path from the root, npm packages `npm:name`, Node
 * modules `node:name`.
 */
interface Layer {
  name: string;
  from: RegExp;
  fromNot?: RegExp | undefined;
  /** Forbidden imports. */
  to?: RegExp | undefined;
  /** The only allowed imports. */
  only?: RegExp | undefined;
}

/** Core's features; each may import those before it. */
export const CORE_FEATURES = table.coreFeatures;

const featureOrder = CORE_FEATURES.slice(0, -1).map((feature, index) => ({
  name: `core's ${feature} imports no later feature`,
  from: `^packages/core/src/${feature}/`,
  fromNot: "\\.(test|stories)\\.tsx?$",
  to: `^packages/core/src/(${CORE_FEATURES.slice(index + 1).join("|")})/`,
}));

const compile = (pattern?: string) => (pattern === undefined ? undefined : new RegExp(pattern));

export const LAYERS = [...featureOrder, ...table.layers].map(
  (row: Record<"name" | "from", string> & Partial<Record<"fromNot" | "to" | "only", string>>): Layer => ({
    name: row.name,
    from: new RegExp(row.from),
    fromNot: compile(row.fromNot),
    to: compile(row.to),
    only: compile(row.only),
  }),
);
