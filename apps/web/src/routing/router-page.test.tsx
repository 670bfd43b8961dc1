import { startTransition, useLayoutEffect } from "react";
import { waitFor } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, type DataRouter } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { RouterPage } from "./routed-screen.tsx";

/** Renders like the app, in time slices. */
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

/** Takes longer than a time slice to render. */
function Long() {
  const began = performance.now();
  while (performance.now() - began < 40);
  return null;
}

it("shows a page the router navigated to during the first render", async () => {
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
  // The router replays earlier events to its first listener; in the app there are others.
  router.subscribe(() => {});
  open(router);
  await waitFor(() => expect(document.body.textContent).toBe("Second"));
});

it("repeats no request if the router didn't navigate", async () => {
  const loader = vi.fn(() => null);
  const router = createMemoryRouter([{ path: "/", loader, element: <p>First</p> }]);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  open(router);
  await waitFor(() => expect(document.body.textContent).toBe("First"));
  expect(loader).toHaveBeenCalledOnce();
});

it("repeats no request if only the scroll position changed", async () => {
  const loader = vi.fn(() => null);
  function Scrolled() {
    useLayoutEffect(() => void router.enableScrollRestoration({ [router.state.location.key]: 300 }, () => 0), []);
    return <p>First</p>;
  }
  const router = createMemoryRouter([{ path: "/", loader, Component: Scrolled }]);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  router.subscribe(() => {});
  open(router);
  await waitFor(() => expect(router.state.restoreScrollPosition).toBe(300));
  expect(document.body.textContent).toBe("First");
  expect(loader).toHaveBeenCalledOnce();
});
