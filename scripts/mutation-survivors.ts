/** A change of a rule that no test can notice, because the rule does the same with it. */
export interface EqualMutant {
  /** Below packages/core/src. */
  file: string;
  /** The code as it stands, and what it was changed to, as the summary prints them. */
  original: string;
  replacement: string;
  why: string;
}

export const EQUAL_MUTANTS: readonly EqualMutant[] = [
  {
    file: "exports/dossier.store.ts",
    original: 'target.kind !== "profile"',
    replacement: "true",
    why: "one profile's file is never mailed; the comparison narrows the type",
  },
  {
    file: "exports/dossier.store.ts",
    original: '"profile"',
    replacement: '""',
    why: "one profile's file is never mailed; the comparison narrows the type",
  },
  {
    file: "briefcase/apply-toggle.ts",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "a card without an item id is in no folder and is filtered out",
  },
  {
    file: "briefcase/folder-name.ts",
    original: '""',
    replacement: '"Stryker was here!"',
    why: "separates the parts of a key that is only compared with keys made alike",
  },
  {
    file: "briefcase/briefcase.store.ts",
    original: 'outcome.kind === "failed"',
    replacement: "false",
    why: "a failure has no answer; the comparison narrows the type",
  },
  {
    file: "briefcase/briefcase.store.ts",
    original: '"failed"',
    replacement: '""',
    why: "a failure has no answer; the comparison narrows the type",
  },
  {
    file: "briefcase/edit-queue.store.ts",
    original: "{ isWanted: false }",
    replacement: "{}",
    why: "absent is as false",
  },
  {
    file: "briefcase/move.store.ts",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "replaced by the first state of the Briefcase",
  },
  {
    file: "briefcase/move.store.ts",
    original: 'state.status !== "open"',
    replacement: "false",
    why: "closed and saving never have canConfirm; the comparison narrows the type",
  },
  {
    file: "search/search.store.ts",
    original: 'state.status === "idle"',
    replacement: "false",
    why: "an idle state has no scope, so the next comparison says the same",
  },
  {
    file: "search/search.store.ts",
    original: '"idle"',
    replacement: '""',
    why: "an idle state has no scope, so the next comparison says the same",
  },
  {
    file: "lookups/find-lookup.ts",
    original: "value !== undefined",
    replacement: "true",
    why: "nobody looks for undefined",
  },
  {
    file: "lookups/menu-prefix.ts",
    original: "first === undefined",
    replacement: "false",
    why: 'no item begins with "undefined"; the check is for the compiler',
  },
  {
    file: "lookups/menu-prefix.ts",
    original: 'text.normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase()',
    replacement: 'text.normalize("NFD").replace(/\\p{M}/gu, "").toUpperCase()',
    why: "both sides are folded alike",
  },
  {
    file: "kernel/slug.ts",
    original: '"digits-too"',
    replacement: '""',
    why: 'anything but "letters" keeps digits',
  },
  {
    file: "kernel/text.ts",
    original: 'typeof amount !== "number"',
    replacement: "false",
    why: "Number.isFinite is false for what is no number; the check narrows the type",
  },
  {
    file: "navigation/safe-addresses.ts",
    original: "!url || url.origin !== NOWHERE",
    replacement: "false",
    why: "the checks before let no such text through: a second line of defence",
  },
  {
    file: "navigation/safe-addresses.ts",
    original: "!url || url.origin !== NOWHERE",
    replacement: "!url && url.origin !== NOWHERE",
    why: "the checks before let no such text through: a second line of defence",
  },
  {
    file: "navigation/safe-addresses.ts",
    original: "url.origin !== NOWHERE",
    replacement: "false",
    why: "the checks before let no such text through: a second line of defence",
  },
  {
    file: "navigation/safe-addresses.ts",
    original: "{ return null; }",
    replacement: "{}",
    why: "undefined is refused like null",
  },
  {
    file: "places/agency-people.ts",
    original: '"name"',
    replacement: '""',
    why: "people have no such key to sort by, so that their names decide, which is the same",
  },
  {
    file: "places/agency-people.ts",
    original: 'column === "name"',
    replacement: "false",
    why: "people have no key of that name to sort by, so that their names decide, which is the same",
  },
];
