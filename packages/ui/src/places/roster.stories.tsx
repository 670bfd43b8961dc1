import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent, within } from "storybook/test";
import * as places from "../testing/places.ts";
import { Roster } from "./roster.tsx";

const meta = {
  title: "Places/Roster",
  component: Roster,
  args: {
    today: "2026-06-01",
    roster: {
      id: "state-senators",
      title: "Legislature",
      people: Array.from({ length: 48 }, (_, index) => places.legislator(index + 1)),
      vacant: 1,
      vacancies: [
        {
          district: { id: 1049, number: "49", name: "Legislature, District 49" },
          legChamberId: 4,
          vacantUntil: "2026-11-03",
        },
      ],
    },
    stateName: "Nebraska",
    getStar: (person) => ({ isIn: person.id === 1, onToggle: fn() }),
  },
  parameters: {
    usage: {
      kind: "list",
      purpose:
        "The holders of one kind of office in a state: the balance of parties, then portraits of a few or a table of many.",
      do: ["Say which seats are empty, and until when."],
      dont: ["Don’t show a chamber without known members as vacant."],
      keyboard: [
        ["Tab", "Goes through the search box, the heads that sort, names, districts and stars."],
        ["Enter, Space", "On a head: sorts by it; again reverses the order."],
      ],
      notes: ["The number of matching members is announced."],
    },
  },
} satisfies Meta<typeof Roster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Vacant until November 3, 2026")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name, district or party" }), "district 47");
    await expect(canvas.getByText("1 of 48 members")).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox"));
    const byDistrict = canvas.getByRole("columnheader", { name: "District" });
    await expect(byDistrict).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(within(byDistrict).getByRole("button"));
    await expect(canvas.getAllByRole("link", { name: /^District/ })[0]).toHaveTextContent("District 48");
  },
};
export const Few: Story = {
  args: {
    roster: {
      id: "representatives",
      title: "U.S. Representatives",
      people: [1, 2, 3].map((number) => places.legislator(number)),
      vacant: 0,
      vacancies: [],
    },
  },
};
export const ManyParties: Story = {
  args: {
    roster: {
      id: "state-senators",
      title: "Senate",
      people: ["Republican", "Democrat", "Independent", "Vermont Progressive Party", "No party"].map(
        (politicalParty, index) => places.legislator(index + 1, { politicalParty }),
      ),
      vacant: 0,
      vacancies: [],
    },
  },
};
export const One: Story = {
  args: { roster: { id: "governor", title: "Governor", people: places.holders.slice(0, 1), vacant: 0, vacancies: [] } },
};
/** A vacant seat without a known end. */
export const Vacant: Story = {
  args: { roster: { id: "senators", title: "U.S. Senators", people: [], vacant: 2, vacancies: [] } },
};
export const Many: Story = {
  args: {
    roster: {
      id: "state-reps",
      title: "House of Representatives",
      people: Array.from({ length: 400 }, (_, index) => places.legislator(index + 1)),
      vacant: 0,
      vacancies: [],
    },
  },
};
export const LongText: Story = {
  args: {
    roster: {
      id: "representatives",
      title: "Members of the House of Representatives of the Commonwealth",
      people: [
        places.legislator(1, {
          preferredNameDisplay:
            "María de los Ángeles Fernández-Villavicencio Ballesteros de la Concepción y Aragón III",
          district: { id: 9, number: "9", name: "Fourth Franklin and Hampshire and Worcester and Hampden District" },
        }),
      ],
      vacant: 0,
      vacancies: [],
    },
  },
};
