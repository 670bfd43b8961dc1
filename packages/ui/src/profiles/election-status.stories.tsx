import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { ElectionStatus } from "./profile-identity.tsx";

const profile = (status: string) => ({
  preferredNameDisplay: "Ruth Halvorsen",
  electionStatus: { name: "Nebraska Senate", status, year: 2026 },
  racetrackerElectionUrl: "https://example.org/race",
  racetrackerCandidateUrl: "https://example.org/candidate",
});

const meta = {
  title: "Profiles/Election status",
  component: ElectionStatus,
  args: { today: "2026-06-01", profile: profile("Won") },
  parameters: {
    usage: {
      kind: "sign",
      purpose: "The person’s status in the current election, with its date.",
      do: ["Only what the record says."],
      dont: ["A forecast."],
      notes: ["Shape and words; the color repeats them."],
    },
  },
} satisfies Meta<typeof ElectionStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = {};
export const Lost: Story = { args: { profile: profile("Lost") } };
export const Running: Story = { args: { profile: profile("Running") } };
export const Withdrawn: Story = { args: { profile: profile("Withdrawn") } };
export const TooCloseToCall: Story = { args: { profile: profile("Too close to call") } };
export const AnotherWord: Story = { args: { profile: profile("Appointed") } };
