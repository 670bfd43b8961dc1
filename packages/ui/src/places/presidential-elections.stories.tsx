import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import * as places from "../testing/places.ts";
import { PresidentialElections } from "./elections.tsx";

const meta = {
  title: "Places/Presidential elections",
  component: PresidentialElections,
  args: { results: places.elections },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A territory, which does not vote, has no such panel.",
      },
      purpose: "A state’s presidential votes by year, with the candidates.",
      do: ["Name the unit and the tick in the caption."],
      dont: ["Don’t tint a row by its winner."],
      notes: ["The bars are hidden; shares and lead are in the table."],
    },
  },
} satisfies Meta<typeof PresidentialElections>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The latest election's candidates are open; the earlier ones open on demand, and the browser's search finds them. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [latest, ...earlier] = places.elections.toSorted((a, b) => b.year - a.year);
    await expect(canvas.getByRole("heading", { name: String(latest?.year) })).toBeVisible();
    const button = canvas.getByRole("button", { name: /^Earlier elections/ });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    for (const { year } of earlier) await expect(canvas.getByRole("heading", { name: String(year) })).toBeVisible();
  },
};
export const OneYear: Story = { args: { results: places.elections.slice(0, 1) } };
/** Unknown shares leave their cells empty. */
export const WithoutShares: Story = {
  args: {
    results: places.elections.map((result) => ({
      ...result,
      candidates: result.candidates.map((candidate) => ({ ...candidate, votes: null, percent: null })),
    })),
  },
};
export const Many: Story = {
  args: {
    results: places.elections
      .slice(0, 1)
      .flatMap((latest) => Array.from({ length: 40 }, (_, index) => ({ ...latest, year: 2024 - index * 4 }))),
  },
};
export const LongText: Story = {
  args: {
    results: places.elections.map((result) => ({
      ...result,
      candidates: result.candidates.map((candidate) => ({
        ...candidate,
        name: `Wilhelmina Featherstonehaugh-Cholmondeley of the Democratic-Farmer-Labor Party and ${candidate.name}`,
      })),
    })),
  },
};
