import type { ArgTypesEnhancer } from "storybook/internal/types";
import { componentChoices } from "virtual:component-choices";

interface Docgen {
  displayName?: string;
  props?: Record<string, { tsType?: { raw?: string } }>;
}

/** More than this many words are a menu, fewer are radio buttons. */
const RADIOS = 4;

/** Props that take one of a few words say which, and are chosen from; unions are written as their type says them. */
export const withChoices: ArgTypesEnhancer = ({ component, argTypes }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: Docgen };
  const choices = componentChoices[docgen?.displayName ?? ""] ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const words = choices[name];
      const summary = words?.map((word) => `"${word}"`).join(" | ") ?? docgen?.props?.[name]?.tsType?.raw;
      if (summary === undefined) return [name, argType];
      const type = { summary: summary.replaceAll(/\s+/g, " ").replace(/^\| /, "") };
      const table = { ...argType.table, type };
      if (!words) return [name, { ...argType, table }];
      const control = { type: words.length > RADIOS ? ("select" as const) : ("radio" as const) };
      return [name, { ...argType, table, control, options: words, type: { name: "enum" as const, value: words } }];
    }),
  );
};

/** Throws where a docs page would have to call the type of a prop unknown. */
export function expectKnownTypes(argTypes: Record<string, { table?: { type?: { summary?: string } } }>): void {
  const unknown = Object.entries(argTypes).flatMap(([name, { table }]) =>
    /^(unknown|union|object)$/.test(table?.type?.summary ?? "") ? [name] : [],
  );
  if (unknown.length > 0) throw new Error(`The docs page cannot say the type of ${unknown.join(", ")}.`);
}
