import type { SessionApi } from "@rotunda/core";
import { aBriefcase, aSession } from "@rotunda/core/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import * as token from "../di/tokens.ts";
import { ServicesProvider } from "../react/services.tsx";
import { createFakeProduct } from "../testing/fake-product.ts";

type SessionAnswer = Awaited<ReturnType<SessionApi["session"]>>;

/** Renders the app with a session that the test resolves. */
function start() {
  window.scrollTo = () => {};
  const pending: { resolve?: (known: SessionAnswer) => void } = {};
  const known = new Promise<SessionAnswer>((resolve) => {
    pending.resolve = resolve;
  });
  const { container, router, startup } = createFakeProduct("/faq", { sessionApi: { session: () => known } });
  render(
    <ServicesProvider container={container}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const resolveSession = () =>
    act(async () => {
      pending.resolve?.({ session: aSession(), briefcase: aBriefcase([]) });
      await startup.settled();
    });
  return { container, resolveSession };
}

it("shows Loading in the title and in the header until loaded", async () => {
  const { resolveSession } = start();
  const header = await screen.findByRole("banner");
  expect([document.title, header.textContent]).toEqual(["Loading", expect.stringMatching(/^Loading - Rotunda/)]);
  await resolveSession();
  await waitFor(() => expect(header.textContent).toMatch(/^FAQ - Rotunda/));
  expect(document.title).toBe("FAQ");
});

it("shows the sample data mark only with the page, so that nothing moves during startup", async () => {
  const { container, resolveSession } = start();
  const main = await screen.findByRole("main", { hidden: true });
  await act(() =>
    vi.waitFor(() => expect(container.get(token.LookupsStore).state$.value.status).toBe("ready"), 10_000),
  );
  expect(screen.queryByText("Sample data")).toBeNull();

  await resolveSession();
  expect(await screen.findByText("Sample data")).toBeDefined();
  expect(screen.getByRole("main")).not.toBe(main);
});
