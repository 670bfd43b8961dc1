import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openProduct } from "../testing/open-product.tsx";

const links = () => within(screen.getByRole("main")).getAllByRole("link");
const names = () => links().map(({ textContent }) => textContent);
const filter = (name: string) => screen.findByRole("searchbox", { name });

const DISTRICTS = [
  { id: "3101", name: "Nebraska, 1st District", shortCode: "NE-1" },
  { id: "3102", name: "Nebraska, 2nd District", shortCode: "NE-2" },
];
const AGENCIES = [
  {
    id: "100",
    name: "Department of Agriculture",
    abbreviation: "USDA",
    children: [
      { id: "101", name: "Forest Service" },
      { id: "102", name: "Farm Service Agency" },
    ],
  },
  { id: "200", name: "Peace Corps" },
];

describe("browsing by state", () => {
  it("links states to their pages, and filters the list while typing", async () => {
    await openProduct("/browse/state");
    await screen.findByRole("heading", { level: 1, name: "Browse by State" });
    const nebraska = screen.getByRole("link", { name: "Nebraska" });
    expect(nebraska.getAttribute("href")).toMatch(/^\/rotunda\/state\/\d+-nebraska$/);
    expect(names().length).toBeGreaterThan(1);
    await userEvent.type(await filter("Find a state or district"), "nebr");
    expect(names()[0]).toBe("Nebraska");
    expect(names()).not.toContain("Washington");
    expect(screen.getByText(/^1 of \d+ states and territories$/)).not.toBeNull();
  });

  it("links districts with their full name to their pages", async () => {
    await openProduct("/browse/state", { lookups: { districts: DISTRICTS } });
    await userEvent.type(await filter("Find a state or district"), "2nd");
    expect(names()).toEqual(["Nebraska", "2"]);
    expect(screen.getByRole("link", { name: "Nebraska, 2nd District" }).getAttribute("href")).toMatch(
      /^\/rotunda\/district\/3102-/,
    );
  });

  it("shows an empty state with advice and a way back if nothing matches", async () => {
    await openProduct("/browse/state");
    await userEvent.type(await filter("Find a state or district"), "xyzzy");
    await screen.findByText("No results found.");
    await screen.findByText("No state or district is called that.");
    await userEvent.click(screen.getByRole("button", { name: "Clear filter" }));
    expect(names()).toContain("Nebraska");
  });

  it("keeps the filter in the address and restores it", async () => {
    const { address } = await openProduct("/browse/state?q=nebr");
    expect((await filter("Find a state or district")).getAttribute("value")).toBe("nebr");
    expect(names()[0]).toBe("Nebraska");
    await userEvent.clear(await filter("Find a state or district"));
    await waitFor(() => expect(address()).toBe("/rotunda/browse/state"));
  });
});

describe("browsing by federal office", () => {
  const items = () =>
    screen.getAllByRole("treeitem").map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());

  it("links offices to their pages, and child offices when expanded", async () => {
    await openProduct("/browse/agency", { lookups: { agencies: AGENCIES } });
    await screen.findByRole("heading", { level: 1, name: "Browse by Federal Office" });
    expect(items()).toEqual(["Department of Agriculture USDA 2", "Peace Corps"]);
    await userEvent.click(screen.getByRole("button", { name: "Expand all" }));
    await waitFor(() => expect(items()).toHaveLength(4));
    expect(screen.getByRole("treeitem", { name: /Forest Service/ }).getAttribute("href")).toBe(
      "/rotunda/agency/101-forest-service",
    );
    await userEvent.click(screen.getByRole("button", { name: "Collapse all" }));
    await waitFor(() => expect(items()).toHaveLength(2));
  });

  it("expands the ancestors of a match and counts the remaining offices", async () => {
    await openProduct("/browse/agency", { lookups: { agencies: AGENCIES } });
    await userEvent.type(await filter("Find a federal office"), "forest");
    await waitFor(() => expect(items()).toEqual(["Department of Agriculture USDA 1", "Forest Service"]));
    expect(screen.getByText("2 of 4 offices")).not.toBeNull();
    await userEvent.clear(await filter("Find a federal office"));
    await waitFor(() => expect(items()).toHaveLength(2));
  });
});

describe("browsing by caucus or committee", () => {
  it("groups committees by owner and doesn't render closed groups", async () => {
    const committees = [
      {
        id: "1",
        name: "House Committee on Rules",
        children: [{ id: "2", name: "Subcommittee on Expedited Procedures" }],
      },
      { id: "3", name: "Joint Economic Committee" },
      { id: "4", name: "Senate Committee on Finance" },
      { id: "5", name: "Nebraska Legislature Committee on Revenue" },
    ];
    await openProduct("/browse/caucus-committee", { lookups: { committees, caucuses: [] } });
    await screen.findByRole("heading", { level: 3, name: "U.S. Senate, 1 committee" });
    expect(screen.getByText("5 committees")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Subcommittee on Expedited Procedures" })).toHaveProperty(
      "pathname",
      "/rotunda/committee/2-subcommittee-on-expedited-procedures",
    );
    expect(names()).not.toContain("Nebraska Legislature Committee on Revenue");
    await userEvent.click(screen.getByRole("button", { name: "Nebraska, 1 committee" }));
    expect(names()).toContain("Nebraska Legislature Committee on Revenue");
  });

  it("filters committees and caucuses with one field", async () => {
    await openProduct("/browse/caucus-committee");
    const box = await filter("Find a committee or caucus");
    const before = names();
    await userEvent.type(box, before[0] ?? "");
    expect(names()).toContain(before[0]);
    expect(names().length).toBeLessThan(before.length);
  });
});
