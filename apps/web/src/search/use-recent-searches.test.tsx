import { formatRecentSearches, parseRecentSearches } from "@rotunda/core";
import { aSearchPage, aSession } from "@rotunda/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { writeStored, readStored } from "../browser/memory.ts";
import * as token from "../di/tokens.ts";
import { openProduct, type World } from "../testing/open-product.tsx";

const READER = 7;
const member = aSession({ id: READER, userType: "web_user" });
const atAddress = aSession({ id: READER, userType: "ip_user", isIpUser: true });
const kept = (readerId = READER) => parseRecentSearches(readStored("searches"), readerId);
const keep = (readerId: number) =>
  writeStored("searches", formatRecentSearches(readerId, [{ scope: "federal", criteria: "q=water" }]));

const open = (path: string, world: World = {}) =>
  openProduct(path, {
    session: member,
    search: { search: () => Promise.resolve(aSearchPage({ totalHits: 1 })) },
    ...world,
  });
const box = () => screen.findByRole("combobox", { name: "Keyword" });

afterEach(() => writeStored("searches", null));

describe("recent searches", () => {
  it("are remembered with their results, and run in their directory", async () => {
    keep(READER);
    const { address } = await open("/search/state?page=2&q=tax");
    await waitFor(() => expect(kept()[0]).toEqual({ scope: "state", criteria: "q=tax" }));
    await userEvent.clear(await box());
    await userEvent.click(await screen.findByRole("option", { name: /^water\s*Federal$/ }));
    await waitFor(() => expect(address()).toBe("/rotunda/search/federal?q=water"));
  });

  it("restore the text of the current search", async () => {
    const { address } = await open("/search/state?q=tax");
    await waitFor(() => expect(kept()).toHaveLength(1));
    await userEvent.clear(await box());
    await userEvent.click(await screen.findByRole("option", { name: /^tax/ }));
    expect(await box()).toHaveProperty("value", "tax");
    expect(address()).toBe("/rotunda/search/state?q=tax");
  });

  it("aren't remembered of a search that failed", async () => {
    const { log } = await open("/search/state?q=tax", { search: { search: () => Promise.reject(new Error("no")) } });
    await waitFor(() => expect(log.errors).toContain("Search failed"));
    expect(readStored("searches")).toBeNull();
  });

  it("aren't remembered for readers known by address", async () => {
    await open("/search/state?q=tax", { session: atAddress });
    await screen.findByRole("heading", { name: /^Search Results/ });
    expect(readStored("searches")).toBeNull();
  });

  it.each([
    ["another reader", member],
    ["a reader known by address", atAddress],
    ["a visitor", aSession({ id: null, userType: null })],
  ])("are removed for %s", async (_name, session) => {
    keep(8);
    await open("/faq", { session });
    expect(readStored("searches")).toBeNull();
  });

  it("are removed before logging out reloads the page", async () => {
    keep(READER);
    const { container } = await open("/faq");
    expect(kept()).toHaveLength(1);
    act(() => container.get(token.SessionStore).clear());
    expect(readStored("searches")).toBeNull();
  });
});
