import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openProduct } from "../testing/open-product.tsx";

const links = () => within(screen.getByRole("main")).getAllByRole("link");
const names = () => links().map(({ textContent }) => textContent);

describe("browsing", () => {
  it("leads from a state to who represents it, and narrows the list while the reader types", async () => {
    await openProduct("/browse/state");
    await screen.findByRole("heading", { level: 1, name: "Browse by State" });
    const nebraska = screen.getByRole("link", { name: "Nebraska" });
    expect(nebraska).toHaveProperty("search", "?current_office_state_abbr=NE");
    expect(names().length).toBeGreaterThan(1);
    await userEvent.type(screen.getByRole("searchbox", { name: "Find a state or district" }), "nebr");
    expect(names()[0]).toBe("Nebraska");
    expect(names()).not.toContain("Washington");
  });

  it("leads from a district to who represents it", async () => {
    const districts = [
      { id: "71", name: "Nebraska, 1st District", shortCode: "NE-1" },
      { id: "72", name: "Nebraska, 2nd District", shortCode: "NE-2" },
    ];
    await openProduct("/browse/state", { lookups: { districts } });
    await userEvent.type(await screen.findByRole("searchbox", { name: "Find a state or district" }), "2nd");
    expect(names()).toEqual(["Nebraska", "Nebraska, 2nd District"]);
    expect(links()[1]).toHaveProperty("search", "?current_office_congressional_district=72");
  });

  it("says when nothing matches", async () => {
    await openProduct("/browse/state");
    await userEvent.type(await screen.findByRole("searchbox", { name: "Find a state or district" }), "xyzzy");
    await screen.findByText("No results found.");
  });

  it("leads from an agency to the people who serve in it", async () => {
    await openProduct("/browse/agency");
    await screen.findByRole("heading", { level: 1, name: "Browse by Federal Office" });
    expect(links()[0]).toHaveProperty("pathname", "/rotunda/search/federal");
    expect(links()[0]?.getAttribute("href")).toMatch(/\?agencies=\d+$/);
  });

  it("narrows committees and caucuses with one filter", async () => {
    await openProduct("/browse/caucus-committee");
    const filter = await screen.findByRole("searchbox", { name: "Find a committee or caucus" });
    const before = names();
    await userEvent.type(filter, before[0] ?? "");
    expect(names()).toContain(before[0]);
    expect(names().length).toBeLessThan(before.length);
  });
});
