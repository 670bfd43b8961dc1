import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { anElectionResult } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { ElectionResults } from "./elections.tsx";

const meta = {
  title: "Places/Election results",
  component: ElectionResults,
  args: { results: [anElectionResult(), anElectionResult({ year: 2022 })] },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A place without elections has no such panel.",
      },
      purpose: "Elections, newest first, each with a sentence about its result and a table of the candidates.",
      do: ["Link a candidate who has a profile."],
      dont: ["Don’t name a winner if none is known."],
      notes: ["One table an election, with a caption; party letters carry their word for screen readers."],
    },
  },
} satisfies Meta<typeof ElectionResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneElection: Story = { args: { results: [anElectionResult()], hasOffices: false } };
export const Unopposed: Story = {
  args: { results: places.elections.map((result) => ({ ...result, candidates: result.candidates.slice(0, 1) })) },
};
export const LongText: Story = {
  args: {
    results: [
      anElectionResult({
        office: "Special Election for the Unexpired Term, House of Delegates, Strafford 12 (2 seats)",
        candidates: anElectionResult().candidates.map((candidate) => ({
          ...candidate,
          name: "Wilhelmina Featherstonehaugh-Cholmondeley of the Democratic-Farmer-Labor Party",
        })),
      }),
    ],
  },
};
export const Many: Story = {
  args: { results: Array.from({ length: 40 }, (_, index) => anElectionResult({ year: 2026 - index })) },
};
