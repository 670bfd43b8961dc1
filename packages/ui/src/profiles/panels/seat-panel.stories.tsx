import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { longName, realSenator } from "../../testing/people.ts";
import { SeatPanel } from "./people-panels.tsx";

const meta = {
  title: "Profiles/Panels/Seat panel",
  component: SeatPanel,
  args: { holders: realSenator.seatHolders },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A seat without earlier holders has no such panel." },
      purpose: "Who held the seat before, and since when.",
      do: ["One line per person, the name first to be read."],
      dont: ["People the reader can’t open."],
      keyboard: LINK_KEYS,
      notes: ["A list; the party’s name is there for screen readers."],
    },
  },
} satisfies Meta<typeof SeatPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const [first] = realSenator.seatHolders;

export const Default: Story = {};
export const One: Story = { args: { holders: realSenator.seatHolders.slice(0, 1) } };
export const Many: Story = {
  args: { holders: first ? Array.from({ length: 40 }, (_, index) => ({ ...first, id: index + 1 })) : [] },
};
export const LongText: Story = {
  args: { holders: first ? [{ ...first, name: longName.preferredNameDisplay }] : [] },
};
