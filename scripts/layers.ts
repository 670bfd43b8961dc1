/**
 * A rule of the layers (docs/architecture.md). A module is named by its path from the root; what npm installed by
 * `npm:name`, Node's own by `node:name`.
 */
export interface Layer {
  name: string;
  from: RegExp;
  fromNot?: RegExp;
  /** Forbidden imports … */
  to?: RegExp;
  /** … or all it may import. */
  only?: RegExp;
}

const TESTS = /\.(test|stories)\.tsx?$/;
const npm = (...names: string[]) => `^npm:(${names.join("|")})$`;
const any = (...patterns: string[]) => new RegExp(patterns.join("|"));

/** Core's features: each may import those before it. */
export const CORE_FEATURES = [
  "kernel",
  "records",
  "lookups",
  "notices",
  "logging",
  "session",
  "analytics",
  "navigation",
  "search",
  "places",
  "profiles",
  "groups",
  "detail",
  "home",
  "shell",
  "briefcase",
  "exports",
  "startup",
];

const featureOrder = CORE_FEATURES.slice(0, -1).map((feature, index) => ({
  name: `core's ${feature} imports no later feature`,
  from: new RegExp(`^packages/core/src/${feature}/`),
  fromNot: TESTS,
  to: new RegExp(`^packages/core/src/(${CORE_FEATURES.slice(index + 1).join("|")})/`),
}));

export const LAYERS: Layer[] = [
  ...featureOrder,
  {
    name: "core knows no framework, no transport, no platform and no other workspace",
    from: /^packages\/core\/src/,
    fromNot: TESTS,
    only: any("^packages/core/src", npm("rxjs")),
  },
  {
    name: "rxjs only in *.store.ts",
    from: /^packages\/core\/src/,
    fromNot: any("\\.store\\.ts$", TESTS.source),
    to: any(npm("rxjs")),
  },
  {
    name: "a rule never reaches for a store",
    from: /^packages\/core\/src/,
    fromNot: any("\\.store\\.ts$", "^packages/core/src/stores\\.ts$", TESTS.source),
    to: /\.store\.ts$/,
  },
  {
    name: "the wire contract is TypeBox and nothing else",
    from: /^packages\/adapters-http\/src\/wire/,
    fromNot: TESTS,
    only: any("^packages/adapters-http/src/wire", npm("typebox")),
  },
  {
    name: "adapters-http knows core's ports, ky, and the wire's types",
    from: /^packages\/adapters-http\/src\/(?!wire)/,
    fromNot: TESTS,
    only: any("^packages/adapters-http/src", "^packages/core/src/index\\.ts$", npm("ky")),
  },
  {
    name: "components take values and callbacks: no stores, streams, adapters, router or container",
    from: /^packages\/ui\/src/,
    to: any(
      "^packages/core/src/stores\\.ts$",
      "\\.store\\.ts$",
      "^packages/adapters-http",
      npm("rxjs", "ky", "inversify", "react-router", "react-router-dom"),
    ),
  },
  {
    name: "each Radix part is wrapped once, in primitives",
    from: /^(packages\/ui\/src\/(?!primitives\/)|apps\/web)/,
    to: any(npm("radix-ui", "@radix-ui/[^/]+")),
  },
  { name: "packages never import apps", from: /^packages\//, to: /^apps\// },
  {
    name: "the container lives in one folder",
    from: /^apps\/web\/src\/(?!di\/|react\/)/,
    to: any(npm("inversify")),
  },
  {
    name: "screens read stores through useBehavior",
    from: /^apps\/web\/src/,
    fromNot: TESTS,
    to: any(npm("rxjs", "ky")),
  },
  { name: "the two apps meet over HTTP", from: /^apps\/web/, to: /^apps\/api/ },
  {
    name: "the server uses core's rules and the wire's schemas, no client code",
    from: /^apps\/api\/src/,
    fromNot: any(TESTS.source, "/testing/"),
    to: any(
      "^packages/ui",
      "^apps/web",
      "^packages/adapters-http/src/(?!wire/)",
      npm("react", "react-dom", "react-router", "react-router-dom", "inversify", "ky", "radix-ui"),
    ),
  },
];
