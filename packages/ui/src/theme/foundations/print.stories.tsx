import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { TextLink } from "../../primitives/text-link/text-link.tsx";
import { inMeasure } from "../../testing/frames.tsx";
import * as styles from "../../testing/foundations.css.ts";

const meta = { title: "Foundations/Print" } satisfies Meta;
export default meta;

const RULES = [
  ["Colors", "Those of the light theme on white, whatever the reader has chosen for the screen."],
  ["What is left out", "Header, drawer, footer, filters, buttons, pages of results: whatever can only be pressed."],
  ["Type and space", "The same tokens at smaller values: 9 to 10 points, and half the room between things."],
  ["Fonts", "Those the window has shown. What is hidden loads its fonts while the browser is idle."],
  ["Closed panels", "Printed whole: paper cannot be opened. So are the full narrative and shortened chips."],
  ["Columns", "The head of a page over its whole width, then its panels in two columns."],
  ["Charts", "Left out where they repeat the numbers beside them."],
  ["Page breaks", "None behind a heading, none inside a row, a figure or an entry; three lines stay together."],
  ["Tables", "Their heads are repeated on every page."],
  ["Links", "In ink; the URL of another site follows the link, unless the text is the URL."],
] as const;

/**
 * A profile is printed as an entry of a reference book. To see a story like this, print it or emulate the print medium.
 */
export const Rules: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">On paper</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {RULES.map(([name, effect]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  // A page can't emulate a medium, so this reads the style sheets.
  play: async () => {
    const printed = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule && rule.media.mediaText === "print" ? [...rule.cssRules] : []))
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule);
    const light = printed.filter(({ style }) => style.colorScheme === "light").map(({ selectorText }) => selectorText);
    // The reader's choice is set with `:root[data-theme=…]`, which overrides a plain `html`.
    await expect(light.join(", ")).toContain(":root[data-theme]");
  },
};

/** The same paragraph on the screen and, printed, on paper. */
export const Text: StoryObj = {
  decorators: [inMeasure],
  render: () => (
    <main>
      <p>
        The committee’s own list is on <TextLink href="https://agriculture.example.org">its site</TextLink>; the members
        are in <TextLink href="#members">their panel</TextLink>.
      </p>
      <Button>Left out on paper</Button>
    </main>
  ),
};
