import { startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, type DataRouter } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { RouterPage } from "./router-page.tsx";

/** Renders as the product does: in slices of some milliseconds. */
function open(router: DataRouter): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  startTransition(() => root.render(<RouterPage router={router} />));
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
}

/** Something that takes more than a slice to make. */
function Long() {
  const began = performance.now();
  while (performance.now() - began < 40);
  return null;
}

it("shows where the router went while the first page was made", async () => {
  let router: DataRouter | null = null;
  const goOn = vi.fn().mockImplementationOnce(() => void router?.navigate("/second"));
  function Restless() {
    goOn();
    return <Long />;
  }
  const first = [<Restless key="restless" />, <Long key="long" />, <p key="first">First</p>];
  router = createMemoryRouter([
    { path: "/", element: first },
    { path: "/second", element: <p>Second</p> },
  ]);
  // The router keeps for its first listener what happened before; the product has others by then.
  router.subscribe(() => {});
  open(router);
  await vi.waitFor(() => expect(document.body.textContent).toBe("Second"));
});

it("asks nothing twice when the router has stayed", async () => {
  const loader = vi.fn(() => null);
  const router = createMemoryRouter([{ path: "/", loader, element: <p>First</p> }]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  open(router);
  await vi.waitFor(() => expect(document.body.textContent).toBe("First"));
  expect(loader).toHaveBeenCalledOnce();
});

it("asks nothing again when the router only learns how far the page was scrolled", async () => {
  const loader = vi.fn(() => null);
  function Scrolled() {
    useLayoutEffect(() => void router.enableScrollRestoration({ [router.state.location.key]: 300 }, () => 0), []);
    return <p>First</p>;
  }
  const router = createMemoryRouter([{ path: "/", loader, Component: Scrolled }]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  router.subscribe(() => {});
  open(router);
  await vi.waitFor(() => expect(router.state.restoreScrollPosition).toBe(300));
  expect(document.body.textContent).toBe("First");
  expect(loader).toHaveBeenCalledOnce();
});
