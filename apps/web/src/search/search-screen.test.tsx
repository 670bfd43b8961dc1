import { CallFailed, createDefaultQuery, type SearchQuery, type SearchScope } from "@rotunda/core";
import { aBriefcase, aSearchItem, aSearchPage, aSession } from "@rotunda/core/testing";
import { act, screen, waitFor, within, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as token from "../di/tokens.ts";
import { openProduct } from "../testing/open-product.tsx";
import { useEventCallback } from "./search-screen.tsx";

const box = () => screen.findByRole("combobox", { name: "Keyword" });
const results = () => screen.findByRole("heading", { name: /^Search Results/ });

const RUTH = aSearchItem({ id: 1, preferredNameDisplay: "Ruth Halvorsen" });

describe("searching", () => {
  it("sends one request per navigation with the address's search, also under StrictMode", async () => {
    const { search } = await openProduct("/search/congressional?q=water&party=2&page=3");
    await results();
    expect(search).toHaveBeenCalledTimes(1);
    expect(search).toHaveBeenCalledWith(
      "congressional",
      expect.objectContaining<Partial<SearchQuery>>({
        keyword: "water",
        page: 3,
        party: { id: "2", name: "Democrat" },
      }),
      expect.anything(),
    );
  });

  it("drops unknown filters of a pasted address before the request", async () => {
    const { search, address } = await openProduct(
      "/search/congressional?age=40&order=shuffled&party=99999&q=water&utm_source=mail#results",
    );
    await results();
    expect(address()).toBe("/rotunda/search/congressional?q=water#results");
    expect(screen.getAllByRole("button", { name: /^Remove / })).toHaveLength(1);
    expect(search).toHaveBeenCalledTimes(1);
    expect(search).toHaveBeenCalledWith(
      "congressional",
      { ...createDefaultQuery(), keyword: "water" },
      expect.anything(),
    );
  });

  it("navigates to the submitted form's address", async () => {
    const { address } = await openProduct("/search/federal");
    await userEvent.type(await box(), "rural water{Enter}");
    await results();
    expect(address()).toBe("/rotunda/search/federal?q=rural+water");
  });

  it("rejects an empty search with a message and focuses the box", async () => {
    const { search } = await openProduct("/search/congressional");
    await userEvent.click((await screen.findAllByRole("button", { name: "Search" }))[0]!);
    await screen.findByText("Please enter a search keyword or select your advanced search criteria.");
    expect(document.activeElement).toBe(await box());
    expect(search).not.toHaveBeenCalled();
  });

  it("clears the message on the first change of the keyword or a filter", async () => {
    await openProduct("/search/congressional");
    await userEvent.type(await box(), "{Enter}");
    await screen.findByText(/^Please enter a search keyword/);
    await userEvent.type(await box(), "w");
    expect(screen.queryByText(/^Please enter a search keyword/)).toBeNull();
    await userEvent.type(await box(), "{Backspace}{Enter}");
    await screen.findByText(/^Please enter a search keyword/);
    await userEvent.click(await screen.findByRole("checkbox", { name: /former officeholders/ }));
    expect(screen.queryByText(/^Please enter a search keyword/)).toBeNull();
  });

  it("refuses to repeat the current search", async () => {
    const { search } = await openProduct("/search/congressional?q=water");
    await results();
    await userEvent.type(await box(), "{Enter}");
    await screen.findByText("Please alter your search criteria.");
    expect(search).toHaveBeenCalledTimes(1);
  });

  it.each(["chip", "Back"])("clears 'Please alter …' when the search changes by %s", async (way) => {
    const { router } = await openProduct("/search/congressional?party=1");
    await act(() => router.navigate("/search/congressional?party=1&q=water"));
    await userEvent.type(await box(), "{Enter}");
    await screen.findByText("Please alter your search criteria.");
    if (way === "Back") await act(() => router.navigate(-1));
    else await userEvent.click(screen.getByRole("button", { name: "Remove Party: Republican" }));
    await waitFor(() => expect(screen.queryByText("Please alter your search criteria.")).toBeNull());
  });

  it("starts a changed search on page 1", async () => {
    const { address } = await openProduct("/search/congressional?q=water&page=3");
    await results();
    await userEvent.type(await box(), " rights{Enter}");
    await waitFor(() => expect(address()).toBe("/rotunda/search/congressional?q=water+rights"));
  });

  it("keeps the order and page size that were chosen for the last results", async () => {
    const { router, address } = await openProduct("/search/congressional?q=water");
    await results();
    await act(() => router.navigate("/search/congressional?order=alphabetical_desc&pageSize=48&q=water"));
    await userEvent.type(await box(), " rights{Enter}");
    await waitFor(() =>
      expect(address()).toBe("/rotunda/search/congressional?order=alphabetical_desc&pageSize=48&q=water+rights"),
    );
  });

  it("shows next to the results that changed filters aren't applied, and applies them from there", async () => {
    const { address } = await openProduct("/search/congressional?q=water");
    await results();
    const filters = within(screen.getByRole("region", { name: /^Advanced filters/ }));
    await userEvent.type(await box(), " rights");
    expect(filters.getByRole("status").textContent).toBe("");
    await userEvent.click(await filters.findByRole("checkbox", { name: /former officeholders/ }));
    expect(filters.getByRole("status").textContent).toBe("Filters changed. Search to apply.");
    const before = address();
    await userEvent.click(filters.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(filters.getByRole("status").textContent).toBe(""));
    expect(address()).not.toBe(before);
  });

  it("pages back without a request", async () => {
    const { router, search } = await openProduct("/search/congressional?q=water");
    await results();
    await act(() => router.navigate("/search/congressional?q=water&page=2"));
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
    await act(() => router.navigate(-1));
    await screen.findByRole("link", { name: "Page 1", current: "page" });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it("clears everything, empties the address and focuses the box", async () => {
    const { address } = await openProduct("/search/congressional?party=1&q=water");
    await results();
    await userEvent.click(screen.getAllByRole("button", { name: "Clear Search" })[0]!);
    await waitFor(() => expect(address()).toBe("/rotunda/search/congressional"));
    await waitFor(() => expect(screen.queryByRole("heading", { name: /^Search Results/ })).toBeNull());
    expect(await box()).toHaveProperty("value", "");
    expect(document.activeElement).toBe(await box());
  });
});

describe("the form", () => {
  it.each([
    ["/search/federal", 960, true],
    ["/search/federal", 959, false],
    ["/search/federal?q=water", 1280, false],
  ])("at %s, %s px wide, focuses its box: %s", async (path, windowWidth, isFocused) => {
    await openProduct(path, { windowWidth });
    const field = await box();
    expect(document.activeElement === field).toBe(isFocused);
  });

  it("is hidden in a narrow window with results", async () => {
    await openProduct("/search/federal?q=water", { windowWidth: 768 });
    await screen.findByRole("button", { name: "Show filters" });
  });

  it("counts set filters in total and per panel", async () => {
    await openProduct("/search/congressional?current_office_state_abbr=NE&include_former=true&party=1");
    const named = async (role: "heading" | "button", title: string) =>
      (await screen.findByRole(role, { name: new RegExp(`^${title}`) })).textContent;
    expect(await named("heading", "Advanced filters")).toBe("Advanced filters 3 active");
    expect(await named("button", "Office and Location")).toBe("Office and Location1 active");
    expect(await named("button", "Party")).toBe("Party1 active");
    expect(await named("button", "Job and Focus")).toBe("Job and Focus");
  });
});

describe("the counts of filter options", () => {
  const counts = vi.fn((_scope: SearchScope, query: SearchQuery) =>
    Promise.resolve({
      political_party: { "2": 12 },
      include_former: { true: query.politicalParty.length === 0 ? 40 : 20 },
    }),
  );
  const party = (name: string) => screen.findByRole("checkbox", { name });

  it("follow the form; options without results are left out unless chosen", async () => {
    await openProduct("/search/universal?q=water&political_party=1", { search: { counts } });
    expect(await party("Democrat, 12 results")).toBeDefined();
    await screen.findByRole("checkbox", { name: "Include former officeholders, 20 results" });
    const republican = await party("Republican, 0 results");
    expect(screen.queryByRole("checkbox", { name: /^Independent/ })).toBeNull();
    const more = screen.getByRole("button", { name: "Show 1 option without results" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(more);
    await party("Independent, 0 results");
    await userEvent.click(screen.getByRole("button", { name: "Hide 1 option without results" }));
    await userEvent.click(republican);
    await screen.findByRole("checkbox", { name: "Include former officeholders, 40 results" });
    expect(document.activeElement).toBe(await party("Republican, 0 results"));
  });

  it("aren’t requested without criteria, nor for hidden filters", async () => {
    counts.mockClear();
    await openProduct("/search/universal");
    await box();
    const { search } = await openProduct("/search/universal?q=water", { search: { counts }, windowWidth: 768 });
    await waitFor(() => expect(search).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(counts).not.toHaveBeenCalled();
  });
});

describe("the chips", () => {
  it("remove one filter each, and the last one returns to the form", async () => {
    const { address } = await openProduct("/search/congressional?current_office_state_abbr=NE&party=1");
    await results();
    await userEvent.click(screen.getByRole("button", { name: "Remove Party: Republican" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Party: Republican" })).toBeNull());
    expect(address()).toBe("/rotunda/search/congressional?current_office_state_abbr=NE");
    await userEvent.click(screen.getByRole("button", { name: "Remove State: Nebraska" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: /^Search Results/ })).toBeNull());
    expect(address()).toBe("/rotunda/search/congressional");
  });
});

describe("the results", () => {
  it("reserve space for their actions while loading", async () => {
    await openProduct("/search/congressional?q=ruth", { search: { search: () => new Promise(() => {}) } });
    await screen.findByText("Export Contacts");
  });

  it("say when nothing was found", async () => {
    await openProduct("/search/congressional?q=zzzz", {
      search: { search: () => Promise.resolve(aSearchPage({ items: [], totalHits: 0, totalPages: 0 })) },
    });
    await screen.findByText("No results found.", { selector: "p" });
  });

  it("offer to remove the last filter if nothing was found", async () => {
    const { address } = await openProduct("/search/congressional?current_office_state_abbr=NE&party=1", {
      search: { search: () => Promise.resolve(aSearchPage({ items: [], totalHits: 0, totalPages: 0 })) },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Remove the last filter" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove the last filter" })).toBeNull());
    expect(address()).toBe("/rotunda/search/congressional?current_office_state_abbr=NE");
    expect(document.activeElement).toBe(await results());
  });

  it.each([
    ["Retry", async () => userEvent.click(await screen.findByRole("button", { name: "Retry" }))],
    ["another Search", async () => userEvent.type(await box(), "{Enter}")],
  ])("offer Retry if the server can't be reached, and show the results after %s", async (_, tryAgain) => {
    const responses = vi
      .fn()
      .mockRejectedValueOnce(new CallFailed({ kind: "offline" }))
      .mockResolvedValue(aSearchPage({ items: [RUTH] }));
    await openProduct("/search/congressional?q=ruth", { search: { search: responses } });
    await screen.findByRole("button", { name: "Retry" });
    await tryAgain();
    await screen.findByRole("link", { name: "Ruth Halvorsen" });
    expect(screen.queryByText("Please alter your search criteria.")).toBeNull();
  });

  it("distinguish a server error from an unreachable server", async () => {
    await openProduct("/search/congressional?q=ruth", {
      search: { search: () => Promise.reject(new CallFailed({ kind: "broken", status: 500 })) },
    });
    await screen.findByText("An error occurred, please try again.");
    await screen.findByRole("button", { name: "Retry" });
  });

  it("redirect to login if the session expired, and back to the search", async () => {
    const { browser, container } = await openProduct("/search/congressional?q=ruth");
    act(() => container.get(token.SessionStore).clear());
    await waitFor(() =>
      expect(browser.leave).toHaveBeenCalledWith(
        `/login/?next=${encodeURIComponent("/rotunda/search/congressional?q=ruth")}`,
        { replace: true },
      ),
    );
  });

  it("show the star of items in the Briefcase from the first render and toggle it", async () => {
    await openProduct("/search/universal?q=ruth", {
      briefcase: aBriefcase(["1-profile"]),
      search: { search: () => Promise.resolve(aSearchPage({ items: [RUTH] })) },
    });
    const star = await screen.findByRole("button", { name: "Add Ruth Halvorsen to Briefcase" });
    expect(star.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(star);
    await waitFor(() => expect(star.getAttribute("aria-pressed")).toBe("false"));
    await screen.findByText(/removed from Briefcase\.$/);
  });

  it("keep the selected view for the session unless the address has one", async () => {
    const first = await openProduct("/search/congressional?q=ruth");
    await userEvent.click(await screen.findByRole("radio", { name: "Grid" }));
    await act(() => first.router.navigate("/faq"));
    await act(() => first.router.navigate("/search/universal?q=ruth"));
    expect((await screen.findByRole("radio", { name: "Grid" })).getAttribute("aria-checked")).toBe("true");
    await act(() => first.router.navigate("/search/state?q=ruth&view=list"));
    await waitFor(() => expect(screen.getByRole("radio", { name: "List" }).getAttribute("aria-checked")).toBe("true"));
    sessionStorage.clear();
  });

  it("show no star and no export to IP users", async () => {
    await openProduct("/search/congressional?q=ruth", {
      session: aSession({ id: null, userType: "ip_user", isIpUser: true }),
      search: { search: () => Promise.resolve(aSearchPage({ items: [RUTH] })) },
    });
    await screen.findByRole("link", { name: "Ruth Halvorsen" });
    expect(screen.queryByRole("button", { name: "Add Ruth Halvorsen to Briefcase" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Export Contacts" })).toBeNull();
  });
});

describe("the tabs", () => {
  it("are links with the current one marked, and switching resets the search", async () => {
    const { router, address } = await openProduct("/search/congressional?q=water");
    const tabs = within(await screen.findByRole("navigation", { name: "Directories" }));
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Congressional & Gubernatorial",
      "Federal",
      "State Legislature",
      "Universal Search",
    ]);
    expect(tabs.getByRole("link", { current: "page" }).textContent).toBe("Congressional & Gubernatorial");
    await act(() => router.navigate("/search/federal"));
    expect(await box()).toHaveProperty("value", "");
    expect(address()).toBe("/rotunda/search/federal");
    expect(document.title).toBe("search");
  });

  it.each([
    ["congressional", ["state/legislative district", "caucus/committee"]],
    ["federal", ["federal office"]],
    ["state", ["state/legislative district"]],
    ["universal", ["state/legislative district", "federal office", "caucus/committee"]],
  ])("link to other ways to find profiles: %s", async (scope, expected) => {
    await openProduct(`/search/${scope}`);
    const line = within(await screen.findByRole("navigation", { name: "Browse by" }));
    expect(line.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(expected);
  });
});

it("keeps its identity and calls the latest callback", () => {
  const done: string[] = [];
  const { result, rerender } = renderHook(({ word }) => useEventCallback((end: string) => done.push(word + end)), {
    initialProps: { word: "first" },
  });
  const first = result.current;
  rerender({ word: "second" });
  first("!");
  expect(result.current).toBe(first);
  expect(done).toEqual(["second!"]);
});
