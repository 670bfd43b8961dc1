import { parseArgs } from "node:util";
import type { AdminOptions, Noun, Verb } from "./admin-verb.ts";
import { UsageError } from "./run-command.ts";

export interface Parsed {
  command: string;
  verb: Verb;
  args: readonly string[];
  options: AdminOptions;
}

/** Parses the arguments after the noun; throws `UsageError`. */
export function parseVerb(name: string, noun: Noun, argv: readonly string[]): Parsed {
  const verbs = Object.entries(noun.verbs);
  // A single verb can be omitted: npm run admin -- audit.
  const isImplied = verbs.length === 1 && (argv[0] === undefined || argv[0].startsWith("--"));
  const [verbName = "", ...rest] = isImplied ? [verbs[0]?.[0] ?? "", ...argv] : argv;
  const verb = Object.hasOwn(noun.verbs, verbName) ? noun.verbs[verbName] : undefined;
  if (!verb) {
    const known = verbs.map(([known]) => known).join(", ");
    throw new UsageError(
      verbName === "" ? `Name a command: ${known}.` : `${name} has no “${verbName}”: it has ${known}.`,
    );
  }
  const own = Object.entries(verb.options ?? {}).map(
    ([option, type]) => [option, { type: type === "text" ? "string" : "boolean" }] as const,
  );
  const common =
    verb.kind === "read"
      ? ([["json", "boolean"]] as const)
      : ([
          ["dry-run", "boolean"],
          ["as", "string"],
        ] as const);
  const options = Object.fromEntries([...own, ...common.map(([option, type]) => [option, { type }] as const)]);
  const { values, positionals } = parseArgs({ args: rest, strict: true, allowPositionals: true, options });
  refuseCount(verb, positionals);
  return { command: `${name} ${verbName}`, verb, args: positionals, options: values };
}

function refuseCount({ takes, usage }: Verb, args: readonly string[]): void {
  const isOpen = takes.at(-1)?.endsWith("…") === true;
  if (args.length >= takes.length && (isOpen || args.length === takes.length)) return;
  throw new UsageError(
    takes.length === 0 ? `It takes no argument: ${args.join(" ")}` : `Name what it is about: ${usage}`,
  );
}
