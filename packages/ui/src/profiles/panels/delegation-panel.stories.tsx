import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { longName, realSenator } from "../../testing/people.ts";
import { DelegationPanel } from "./people-panels.tsx";

const meta = {
  title: "Profiles/Panels/Delegation panel",
  component: DelegationPanel,
  args: { members: realSenator.delegation },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A state without other members has no such panel." },
      purpose: "The state’s other members of Congress, to go on to.",
      do: ["One line per person, the name first to be read."],
      dont: ["People the reader can’t open."],
      keyboard: LINK_KEYS,
      notes: ["A list; the party’s name is there for screen readers."],
    },
  },
} satisfies Meta<typeof DelegationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const [first] = realSenator.delegation;

export const Default: Story = {};
export const One: Story = { args: { members: realSenator.delegation.slice(0, 1) } };
export const Many: Story = {
  args: { members: first ? Array.from({ length: 40 }, (_, index) => ({ ...first, id: index + 1 })) : [] },
};
export const LongText: Story = {
  args: { members: first ? [{ ...first, name: longName.preferredNameDisplay }] : [] },
};
