import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { ZipCodeList } from "./district-panels.tsx";

const codes = Array.from({ length: 60 }, (_, index) => ({
  zipCode: String(80_002 + index * 7),
  others: index % 4 === 0 ? [] : ["2", "4", "NM 3"].slice(0, index % 4),
}));

const meta = {
  title: "Places/ZIP code list",
  component: ZipCodeList,
  args: { zipCodes: codes.slice(0, 12) },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A district without ZIP codes has no such panel.",
        longText: "ZIP codes have five digits.",
      },
      purpose: "The ZIP codes of a congressional district, those that it shares with the others’ numbers.",
      do: ["Say that an address in a shared one may be in the district."],
      dont: ["Don’t use it to place an address."],
      notes: ["Two lists with headings that count them."],
    },
  },
} satisfies Meta<typeof ZipCodeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneCode: Story = { args: { zipCodes: codes.slice(0, 1) } };
export const ManyCodes: Story = { args: { zipCodes: codes } };
