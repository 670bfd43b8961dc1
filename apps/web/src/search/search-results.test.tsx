import { aBriefcase, aSearchItem, aSearchPage, aSession } from "@rotunda/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as token from "../di/tokens.ts";
import { openProduct, type World } from "../testing/open-product.tsx";

const RUTH = aSearchItem({ id: 1, preferredNameDisplay: "Ruth Halvorsen" });
const OLGA = aSearchItem({ id: 2, preferredNameDisplay: "Olga Brandt", isPaywalled: true });

const finding = (hits: number, items = [RUTH, OLGA]): World["search"] => ({
  search: () => Promise.resolve(aSearchPage({ items, totalHits: hits, totalPages: Math.ceil(hits / 12) })),
});
const results = () => screen.findByRole("heading", { name: /^Search Results/ });
const actions = async () => {
  await screen.findByRole("link", { name: "Ruth Halvorsen" });
  return within(screen.getByRole("list", { name: "With all results" }))
    .getAllByRole("button")
    .map((button) => `${button.textContent}${button.getAttribute("aria-disabled") === "true" ? " (off)" : ""}`);
};

describe("actions on all results", () => {
  it.each([
    ["congressional", 500, ["Add all to Briefcase folder", "Export Contacts"]],
    ["federal", 501, ["Add all to Briefcase folder (max. 500 results) (off)", "Export Contacts"]],
    ["universal", 100, ["Add all to Briefcase folder", "Download as a profile book"]],
    ["universal", 101, ["Add all to Briefcase folder", "Download as a profile book (max. 100 results) (off)"]],
  ])("by a web user on %s with %s hits", async (scope, hits, expected) => {
    await openProduct(`/search/${scope}?q=ruth`, { search: finding(hits), briefcase: aBriefcase([]) });
    expect(await actions()).toEqual(expected);
  });

  it("apply to the selected results on all pages, until the next search", async () => {
    const { container, router } = await openProduct("/search/universal?q=ruth", {
      search: finding(86),
      briefcase: aBriefcase([]),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    expect(screen.queryByRole("button", { name: "Add to Briefcase folder" })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Ruth Halvorsen" }));
    expect(screen.getByText("1 selected")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Add to Briefcase folder" }));
    await waitFor(() =>
      expect(container.get(token.MassAddStore).state$.value).toMatchObject({ status: "open", itemIds: ["1-profile"] }),
    );
    act(() => container.get(token.MassAddStore).close());
    await userEvent.click(await screen.findByRole("button", { name: "Select this page" }));
    expect(screen.getByText("2 selected")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Compare" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/rotunda/compare"));
  });

  it("compare the profiles of selected contacts", async () => {
    const contact = { ...RUTH, recordType: "person" as const, briefcaseItemId: "553-profile" };
    const staffer = aSearchItem({ id: 3, recordType: "staffer" });
    const other = { ...OLGA, recordType: "person" as const, briefcaseItemId: "212-profile" };
    const { router } = await openProduct("/search/congressional?q=ruth", {
      search: finding(3, [contact, other, staffer]),
      briefcase: aBriefcase([]),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(screen.getByRole("button", { name: "Select this page" }));
    await userEvent.click(screen.getByRole("button", { name: "Compare" }));
    await waitFor(() => expect(router.state.location.search).toBe("?people=553,212"));
  });

  it("include the universal export for staff", async () => {
    await openProduct("/search/universal?q=ruth", { search: finding(86), session: aSession({ isStaff: true }) });
    expect(await actions()).toContain("Export Matching 86 Profiles (staff use)");
  });

  it("open the dialogs for this search", async () => {
    const { container } = await openProduct("/search/universal?q=ruth", {
      search: finding(86),
      briefcase: aBriefcase([]),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Add all to Briefcase folder" }));
    await screen.findByRole("dialog");
    expect(container.get(token.MassAddStore).state$.value).toMatchObject({
      status: "open",
      scope: "universal",
      query: { keyword: "ruth" },
    });
    act(() => container.get(token.MassAddStore).close());
    await userEvent.click(screen.getByRole("button", { name: "Download as a profile book", hidden: true }));
    expect(container.get(token.DossierStore).state$.value).toMatchObject({ target: { kind: "search", hits: 86 } });
  });

  it("open no dialog above the limit", async () => {
    await openProduct("/search/universal?q=ruth", { search: finding(501) });
    await userEvent.click(await screen.findByRole("button", { name: /^Add all to Briefcase folder/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Download as a profile book/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("profiles outside the subscription", () => {
  it("are hidden by the user's preference, which a notice explains", async () => {
    const { search } = await openProduct("/search/universal?q=ruth&hide_paywalled_profiles=true", {
      session: aSession({ hidePayWalledProfilesPreference: true }),
      search: finding(2),
    });
    const note = await screen.findByText(/^Profiles in Rotunda's database that are not part of your subscription/);
    expect(within(note).getByRole("link", { name: "My Account" })).toHaveProperty("pathname", "/rotunda/my-account");
    expect(search.mock.lastCall?.[1]).toMatchObject({ hidePayWalledProfiles: true });
  });

  it("can be hidden in one search and shown again", async () => {
    const { address } = await openProduct("/search/universal?page=2&q=ruth", { search: finding(30) });
    await userEvent.click(await screen.findByRole("button", { name: "Hide profiles outside your subscription" }));
    await waitFor(() => expect(address()).toBe("/rotunda/search/universal?hide_paywalled_profiles=true&q=ruth"));
    expect(document.activeElement).toBe(await results());
    await userEvent.click(await screen.findByRole("button", { name: "Show them" }));
    await waitFor(() => expect(address()).toBe("/rotunda/search/universal?q=ruth"));
  });

  it("have no controls if there are none", async () => {
    await openProduct("/search/universal?q=ruth", { search: finding(1, [RUTH]) });
    await screen.findByRole("link", { name: "Ruth Halvorsen" });
    expect(screen.queryByText(/outside your subscription/)).toBeNull();
  });
});

it("offers the orders by facts that records have", async () => {
  await openProduct("/search/universal?q=ruth", {
    search: finding(2),
    unmatchedOptions: [{ scope: "universal", parameter: "order", values: ["district", "seniority"] }],
  });
  await userEvent.click(await screen.findByRole("combobox", { name: /results ordered by/ }));
  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
    "Relevance",
    "Importance",
    "Name A-Z",
    "Name Z-A",
    "State",
  ]);
});

describe("the rows", () => {
  it("offer their folders while they are in the Briefcase", async () => {
    await openProduct("/search/universal?q=ruth", {
      briefcase: aBriefcase(["1-profile"]),
      search: finding(2),
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Select Folders\s*for Ruth/ }));
    await screen.findByRole("dialog");
    expect(screen.queryByRole("button", { name: /^Select Folders\s*for Olga/, hidden: true })).toBeNull();
  });

  it("restore the focus after Back, but not when the same search is opened again", async () => {
    const { router } = await openProduct("/search/universal?q=ruth", { search: finding(2) });
    const link = await screen.findByRole("link", { name: "Olga Brandt" });
    await userEvent.click(link);
    await act(() => router.navigate("/profile/2-olga-brandt"));
    await waitFor(() => expect(screen.queryByRole("heading", { name: /^Search Results/ })).toBeNull());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Olga Brandt"));
    await act(() => router.navigate("/faq"));
    await act(() => router.navigate("/search/universal?q=ruth"));
    await screen.findByRole("link", { name: "Olga Brandt" });
    expect(document.activeElement?.textContent).toBe("Search");
    sessionStorage.clear();
  });
});

describe("a search for a ZIP code", () => {
  it("shows the districts it may be in above the results", async () => {
    const places = vi.fn((code: string) =>
      Promise.resolve({ zipCode: { zipCode: code, towns: ["Seattle, WA"], states: [] }, towns: [] }),
    );
    await openProduct("/search/universal?q=98101-1234", { search: { ...finding(1), places } });
    await screen.findByRole("region", { name: "ZIP code 98101" });
    expect(places).toHaveBeenCalledTimes(1);
  });

  it("shows the districts of a town below the results", async () => {
    const towns = [{ name: "Durham, NC", districts: [{ id: 3704, name: "North Carolina, 4th District" }] }];
    const places = () => Promise.resolve({ zipCode: null, towns });
    await openProduct("/search/universal?q=durham", { search: { ...finding(1), places } });
    const list = await screen.findByRole("region", { name: "A town of this name" });
    expect(within(list).getByRole("link", { name: "North Carolina, 4th District" }).getAttribute("href")).toContain(
      "/district/3704",
    );
  });
});
