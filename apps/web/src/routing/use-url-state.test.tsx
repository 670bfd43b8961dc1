import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider, useLocation } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { useUrlText } from "./use-url-state.ts";

function List() {
  const { search } = useLocation();
  const [text, setText] = useUrlText({ route: "BrowseByState", id: null, folderId: null, search });
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/away">Leave</Link>
    </>
  );
}

function open(loadAway: () => Promise<null>) {
  const router = createMemoryRouter(
    [
      { path: "/list", Component: List },
      { path: "/away", element: <p>Away</p>, loader: loadAway },
    ],
    { initialEntries: ["/list"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it("writes the text to the address after a pause in typing", async () => {
  const router = open(() => Promise.resolve(null));
  await userEvent.type(await screen.findByRole("textbox"), " ohio ");
  expect(router.state.location.search).toBe("");
  await waitFor(() => expect(router.state.location.search).toBe("?q=ohio"));
});

it("doesn't write the text after a link was followed, even if the navigation is slow", async () => {
  const router = open(() => new Promise((resolve) => setTimeout(resolve, 1_200, null)));
  await userEvent.type(await screen.findByRole("textbox"), "ohio");
  await userEvent.click(screen.getByRole("link"));
  await screen.findByText("Away", {}, { timeout: 20_000 });
  expect(router.state.location.pathname).toBe("/away");
});

it("doesn't write the text while a navigation is pending", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const router = open(() => new Promise((resolve) => setTimeout(resolve, 1_200, null)));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(await screen.findByRole("textbox"), "ohio");
  void router.navigate("/away");
  vi.advanceTimersByTime(1_000);
  await screen.findByText("Away", {}, { timeout: 20_000 });
});
