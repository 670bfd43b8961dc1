import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { anAgencyPerson } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { AgencyPeople } from "./agency-panels.tsx";

const meta = {
  title: "Places/Agency people",
  component: AgencyPeople,
  args: { agency: places.agency, getStar: (person) => ({ isIn: person.id === 1, onToggle: fn() }) },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "An agency without contacts has no such panel.",
      },
      purpose: "Who works for an agency: searched, sorted and paged, each with telephone, e-mail and star.",
      do: ["Show people outside the subscription as locked, without contact facts."],
      dont: ["Don’t show an empty column."],
      keyboard: [["Enter, Space", "On a head: sorts by it."]],
      notes: ["The number of matching people is announced."],
    },
  },
} satisfies Meta<typeof AgencyPeople>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1–10 of 24 contacts")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or title" }), "deputy okafor");
    await expect(canvas.getByText(/ of 24 contacts$/)).toBeVisible();
    for (const cell of canvas.getAllByRole("rowheader")) await expect(cell).toHaveTextContent("Okafor");
  },
};
export const OnePerson: Story = { args: { agency: { agencyFull: "Peace Corps", people: [anAgencyPerson()] } } };
/** The appointments are unknown. */
export const WithoutAppointments: Story = {
  args: { agency: { agencyFull: "Peace Corps", people: [anAgencyPerson({ appointment: "" })] } },
};
export const Many: Story = {
  args: {
    agency: {
      agencyFull: "Department of Agriculture",
      people: Array.from({ length: 1000 }, (_, index) =>
        anAgencyPerson({
          id: index,
          briefcaseItemId: `${index}-agencyperson`,
          preferredNameDisplay: `Odile Brandt ${index}`,
        }),
      ),
    },
  },
};
export const LongText: Story = {
  args: {
    agency: {
      agencyFull: "Peace Corps",
      people: [
        anAgencyPerson({
          preferredNameDisplay:
            "María de los Ángeles Fernández-Villavicencio Ballesteros de la Concepción y Aragón III",
          title: "Acting Principal Deputy Assistant Secretary for Intergovernmental and External Affairs",
          email: "maria.de.los.angeles.fernandez-villavicencio@intergovernmental-affairs.example.org",
        }),
      ],
    },
  },
};
