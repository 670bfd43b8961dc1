import * as a11y from "@storybook/addon-a11y/preview";
import { showTheme, STORY_THEMES, type StoryTheme } from "./themes.ts";

type StoryContext = Parameters<typeof a11y.afterEach>[0];

interface A11yParameter {
  config: { rules: { id: string; enabled: boolean }[] };
}

const names = Object.keys(STORY_THEMES) as StoryTheme[];
/** What a theme can break; everything else is the same in all of them. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** The enhanced rule leaves what fails the plain one to the plain one. */
const HIGH_CONTRAST_RULES = [...COLOUR_RULES, "color-contrast-enhanced"];

/** axe looks at a story with all its rules in the theme it is shown in, and here at its colours in the others. */
export async function checkOtherThemes(context: StoryContext): Promise<void> {
  const own = context.parameters["a11y"] as A11yParameter;
  const off = new Set(own.config.rules.flatMap(({ id, enabled }) => (enabled ? [] : [id])));
  // A story without the plain rule is one that is exempt: the enhanced one would find what that left out.
  if (off.has("color-contrast")) off.add("color-contrast-enhanced");
  for (const name of names.filter((theme) => theme !== context.globals["theme"])) {
    showTheme(name);
    const rules = STORY_THEMES[name].theme === "contrast" ? HIGH_CONTRAST_RULES : COLOUR_RULES;
    const values = rules.filter((rule) => !off.has(rule));
    const a11yHere = { ...own, options: { runOnly: { type: "rule", values } } };
    await a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: a11yHere } });
  }
  showTheme(context.globals["theme"]);
}
