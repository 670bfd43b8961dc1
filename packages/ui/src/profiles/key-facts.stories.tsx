import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { KeyFacts } from "./life-facts.tsx";
import { realSenator } from "../testing/people.ts";

const meta = {
  title: "Profiles/Key facts",
  component: KeyFacts,
  args: { profile: realSenator, today: "2026-11-20" },
  parameters: {
    usage: {
      kind: "facts",
      purpose: "What a reader asks first of an officeholder: the term, the next election, seniority, years in office.",
      do: ["Leave out a figure that isn’t known; two look as good as four."],
      dont: ["A dash or “unknown” in a box."],
      notes: ["A list of terms with a name."],
    },
  },
} satisfies Meta<typeof KeyFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Representative: Story = {
  args: { profile: { ...realSenator, stateRank: "", seniority: { place: 212, of: 435 } } },
};
export const OnlyTheTerm: Story = {
  args: { profile: { ...realSenator, stateRank: "", seniority: null, nextElectionDate: null } },
};
export const Empty: Story = {
  args: { profile: { ...realSenator, terms: [], stateRank: "", seniority: null, nextElectionDate: null } },
};
export const LongText: Story = {
  args: {
    profile: {
      ...realSenator,
      terms: realSenator.terms.map((term) => ({ ...term, office: "Speaker Pro Tempore of the Commonwealth" })),
    },
  },
};
