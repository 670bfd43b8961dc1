import type { ICruiseOptions, IRegularForbiddenRuleType } from "dependency-cruiser";

const npm = (...names: string[]) => `node_modules/(${names.join("|")})(/|$)`;
const frameworks = npm("react", "react-dom", "react-router-dom", "react-router", "inversify", "ky", "radix-ui");
const tests = "\\.(test|stories)\\.tsx?$";

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType["from"],
  to: IRegularForbiddenRuleType["to"],
): IRegularForbiddenRuleType => ({ name, comment, severity: "error", from, to });

/** The layers, resolved path by resolved path (docs/architecture.md). */
export const layers: IRegularForbiddenRuleType[] = [
  rule("no-cycles", "Two modules that need each other are one.", {}, { circular: true }),
  rule("resolvable", "Every import exists.", {}, { couldNotResolve: true, pathNot: "^virtual:" }),
  rule(
    "core-stands-alone",
    "core knows no framework, no transport, no platform and no other workspace.",
    { path: "^packages/core/src", pathNot: tests },
    { pathNot: ["^packages/core/src", npm("rxjs")] },
  ),
  rule(
    "rules-without-streams",
    "rxjs only in *.store.ts.",
    { path: "^packages/core/src", pathNot: ["\\.store\\.ts$", tests] },
    { path: npm("rxjs") },
  ),
  rule(
    "rules-know-no-stores",
    "A rule never reaches for a store; stores meet in startup.store.ts.",
    {
      path: "^packages/core/src",
      pathNot: ["\\.store\\.ts$", "^packages/core/src/stores\\.ts$", tests],
    },
    { path: "\\.store\\.ts$" },
  ),
  rule(
    "wire-is-schemas",
    "The wire contract is TypeBox and nothing else.",
    { path: "^packages/adapters-http/src/wire" },
    { pathNot: ["^packages/adapters-http/src/wire", npm("typebox")] },
  ),
  rule(
    "adapters-know-core-and-http",
    "adapters-http: core's ports, ky, and the wire's types.",
    { path: "^packages/adapters-http/src", pathNot: ["/wire/", tests] },
    { pathNot: ["^packages/adapters-http/src", "^packages/core/(src/index\\.ts|testing)", npm("ky")] },
  ),
  rule(
    "ui-is-presentation",
    "Components take values and callbacks: no stores, streams, adapters, router or container.",
    { path: "^packages/ui/src" },
    {
      path: [
        "^packages/core/src/stores\\.ts$",
        "\\.store\\.ts$",
        "^packages/adapters-http",
        "^apps/",
        npm("rxjs", "ky", "inversify", "react-router", "react-router-dom"),
      ],
    },
  ),
  rule(
    "radix-behind-primitives",
    "Each Radix part is wrapped once.",
    { path: "^(packages/ui/src/(?!primitives/)|apps/web)" },
    { path: npm("radix-ui", "@radix-ui") },
  ),
  rule("packages-below-apps", "Packages never import apps.", { path: "^packages/" }, { path: "^apps/" }),
  rule(
    "container-in-one-folder",
    "inversify is the composition root's.",
    { path: "^apps/web/src", pathNot: "^apps/web/src/(di|react)/" },
    { path: npm("inversify") },
  ),
  rule(
    "screens-without-streams",
    "Screens read stores through useBehavior.",
    { path: "^apps/web/src", pathNot: tests },
    { path: npm("rxjs", "ky") },
  ),
  rule("web-and-api-apart", "The two apps meet over HTTP.", { path: "^apps/web" }, { path: "^apps/api" }),
  rule(
    "server-without-client",
    "The server uses core's rules and the wire's schemas, no client code.",
    { path: "^apps/api/src", pathNot: tests },
    { path: ["^packages/ui", "^apps/web", "^packages/adapters-http/src/(?!wire/)", frameworks] },
  ),
];

export const cruiseOptions: ICruiseOptions = {
  doNotFollow: { path: "node_modules" },
  exclude: { path: "^((packages|apps)/[^/]+/dist|\\.build|storybook-static)/" },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "browser", "default", "types"],
    extensions: [".ts", ".tsx", ".d.ts", ".js", ".mjs", ".json"],
  },
};
