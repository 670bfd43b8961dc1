import type { SessionApi } from "@rotunda/core";
import { aBriefcase, aSession } from "@rotunda/core/testing";
import { act, render, screen } from "@testing-library/react";
import { RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import * as token from "../di/tokens.ts";
import { ServicesProvider } from "../react/services.tsx";
import { createFakeProduct } from "../testing/fake-product.ts";

type Known = Awaited<ReturnType<SessionApi["session"]>>;

vi.setConfig({ testTimeout: 30_000 });

it("pushes nothing down while it starts: the mark of sample data comes with the page", async () => {
  window.scrollTo = () => {};
  const answer: { give?: (known: Known) => void } = {};
  const known = new Promise<Known>((resolve) => {
    answer.give = resolve;
  });
  const { container, router, startup } = createFakeProduct("/faq", { sessionApi: { session: () => known } });
  render(
    <ServicesProvider container={container}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const main = await screen.findByRole("main", { hidden: true });
  await act(() => vi.waitFor(() => expect(container.get(token.LookupsStore).state$.value.status).toBe("ready")));
  expect(screen.queryByText("Sample data")).toBeNull();

  await act(async () => {
    answer.give?.({ session: aSession(), briefcase: aBriefcase([]) });
    await startup.settled();
  });
  expect(await screen.findByText("Sample data")).toBeDefined();
  expect(screen.getByRole("main")).not.toBe(main);
});
