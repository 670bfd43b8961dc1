import { aSession, aSuggestion, fakeSearchApi } from "@rotunda/core/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { createContainer } from "../di/container.ts";
import * as token from "../di/tokens.ts";
import { ServicesProvider } from "../react/services.tsx";
import { openProduct } from "../testing/open-product.tsx";
import { KeywordCombobox } from "./keyword-combobox.tsx";

const box = () => screen.findByRole("combobox", { name: "Keyword" });
const RUTH = aSuggestion({ id: 7, recordType: "person", preferredNameDisplay: "Ruth Halvorsen" });

describe("the keyword box of a search", () => {
  it("suggests from its directory and opens the selected profile", async () => {
    const suggest = vi.fn(() => Promise.resolve([RUTH]));
    const { address } = await openProduct("/search/federal", {
      search: { suggest },
      session: aSession({ hidePayWalledProfilesPreference: true }),
    });
    await userEvent.type(await box(), "halv");
    await screen.findByRole("option", { name: /Ruth Halvorsen/ });
    expect(suggest).toHaveBeenCalledExactlyOnceWith("federal", "halv", true, expect.anything());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(address()).toBe("/rotunda/profile/kw/7-ruth-halvorsen"));
  });

  it("searches for the text without an active option, and closes the list", async () => {
    const { address } = await openProduct("/search/federal", { search: { suggest: () => Promise.resolve([RUTH]) } });
    await userEvent.type(await box(), "halv");
    await screen.findByRole("option");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/rotunda/search/federal?q=halv"));
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("only logs failed suggestions", async () => {
    const { log } = await openProduct("/search/federal", {
      search: { suggest: () => Promise.reject(new Error("no")) },
    });
    await userEvent.type(await box(), "halv");
    await waitFor(() => expect(log.errors).toContain("Suggestions failed"));
    expect(screen.queryByRole("alert", { name: /./ })).toBeNull();
  });
});

describe("the keyword box of another page", () => {
  function open(path: string) {
    const container = createContainer();
    const suggest = vi.fn(() => Promise.resolve([RUTH]));
    container.rebind(token.SearchApi).toConstantValue(fakeSearchApi({ suggest, search: () => new Promise(() => {}) }));
    const router = createMemoryRouter([{ path: "*", element: <KeywordCombobox content={["federal", "groups"]} /> }], {
      basename: "/rotunda",
      initialEntries: [`/rotunda${path}`],
    });
    render(
      <ServicesProvider container={container}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
    return { suggest, address: () => `${router.state.location.pathname}${router.state.location.search}` };
  }
  const keywordSearch = () => screen.getByRole("combobox", { name: "Keyword Search" });

  it("shows an error for an empty keyword and clears it on typing", async () => {
    const { address } = open("/home");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    await screen.findByText("Please enter a search keyword.");
    expect(document.activeElement).toBe(keywordSearch());
    await userEvent.keyboard("w");
    expect(screen.queryByText("Please enter a search keyword.")).toBeNull();
    expect(address()).toBe("/rotunda/home");
  });

  it("suggests from all directories and searches them from home", async () => {
    const { suggest, address } = open("/home");
    await userEvent.type(keywordSearch(), "water");
    await screen.findByRole("option");
    expect(suggest).toHaveBeenLastCalledWith("universal", "water", false, expect.anything());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/rotunda/search/universal?q=water"));
  });

  it("sends no request for a box that was left", async () => {
    const { suggest } = open("/home");
    await userEvent.type(keywordSearch(), "water");
    await act(() => userEvent.tab());
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(suggest).not.toHaveBeenCalled();
  });
});
