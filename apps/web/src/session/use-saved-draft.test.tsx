import { aBriefcase, aSession } from "@rotunda/core/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import * as token from "../di/tokens.ts";
import { openProduct, type World } from "../testing/open-product.tsx";

const box = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Keyword" });

/** Expires the session, leaves the page for the login, and opens it again. */
async function logInAgain({ container, browser }: Awaited<ReturnType<typeof openProduct>>, path: string, world: World) {
  act(() => container.get(token.SessionStore).clear());
  await waitFor(() => expect(browser.leave).toHaveBeenCalled());
  cleanup();
  return openProduct(path, world);
}

beforeEach(() => sessionStorage.clear());

describe("an expired session", () => {
  it("restores the search form once", async () => {
    const opened = await openProduct("/search/congressional?q=water");
    await userEvent.type(await box(), " rights");
    await userEvent.click(await screen.findByRole("checkbox", { name: /former officeholders/ }));
    const again = await logInAgain(opened, "/search/congressional?q=water", {});
    expect((await box()).value).toBe("water rights");
    expect((await screen.findByRole("checkbox", { name: /former officeholders/ })).getAttribute("aria-checked")).toBe(
      "true",
    );
    expect(again.search).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem("rotunda-draft-search")).toBeNull();
  });

  it("restores nothing for another user or another address", async () => {
    const opened = await openProduct("/search/federal");
    await userEvent.type(await box(), "energy");
    await logInAgain(opened, "/search/federal", { session: aSession({ id: 4711 }) });
    expect((await box()).value).toBe("");

    cleanup();
    const other = await openProduct("/search/federal");
    await userEvent.type(await box(), "energy");
    await logInAgain(other, "/search/state", {});
    expect((await box()).value).toBe("");
  });

  it("keeps nothing after a logout", async () => {
    const { container, browser } = await openProduct("/search/federal");
    await userEvent.type(await box(), "energy");
    await act(() => container.get(token.SignOutStore).signOut());
    expect(browser.reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem("rotunda-draft-search")).toBeNull();
  });

  it("reopens the form for a new folder with the typed name", async () => {
    const world = { briefcase: aBriefcase(["1-profile"]) };
    const opened = await openProduct("/briefcase", world);
    await userEvent.click(await screen.findByRole("button", { name: "Add folder" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /^Folder name/ }), "Farm bill");
    await logInAgain(opened, "/briefcase", world);
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Folder name/ });
    expect(field.value).toBe("Farm bill");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(screen.getByRole("button", { name: "Add folder" }));
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /^Folder name/ })).value).toBe("");
  });
});
