import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { interceptLinks, waitForPaint } from "./links.ts";

const router = () =>
  createMemoryRouter([{ path: "*" }], { basename: "/rotunda", initialEntries: ["/rotunda/search/federal?q=water"] });

function aLink(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const link = document.createElement("a");
  link.setAttribute("href", href);
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(document.createElement("span"));
  document.body.append(link);
  return link;
}

/** Clicks inside the link; returns whether the browser would follow it. */
function click(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
  let isLeftToBrowser = false;
  // jsdom can't navigate, so this prevents the browser's default.
  window.addEventListener(
    "click",
    () => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.firstElementChild?.dispatchEvent(event);
  return isLeftToBrowser;
}

describe("interceptLinks", () => {
  let product: ReturnType<typeof router>;
  let stop: () => void;
  let navigate: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    product = router();
    navigate = vi.spyOn(product, "navigate");
    stop = interceptLinks(document, product);
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it("follows an internal link after showing it as pressed", async () => {
    expect(click(aLink("/rotunda/profile/12-ruth?x=1#staffers"))).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    await waitForPaint();
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/profile/12-ruth?x=1#staffers", { preventScrollReset: false });
  });

  it("follows a link of a drawn map", async () => {
    const [link, area] = ["a", "path"].map((name) => document.createElementNS("http://www.w3.org/2000/svg", name));
    link?.setAttribute("href", "/rotunda/state/31-nebraska");
    if (area) link?.append(area);
    if (link) document.body.append(link);
    expect(area?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 }))).toBe(false);
    await waitForPaint();
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/state/31-nebraska", { preventScrollReset: false });
  });

  it("keeps the scroll position if only the query changes", async () => {
    click(aLink("/rotunda/search/federal?page=2&q=water"));
    await waitForPaint();
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/search/federal?page=2&q=water", { preventScrollReset: true });
  });

  it("ignores a link to the current page", async () => {
    expect(click(aLink("/rotunda/search/federal?q=water"))).toBe(false);
    await waitForPaint();
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ["another site", "https://example.org/rotunda/home", {}, {}],
    ["a server page", "/my-account/", {}, {}],
    ["an address that only begins like the base path", "/rotundas", {}, {}],
    ["a download", "/rotunda/x.csv", { download: "" }, {}],
    ["another window", "/rotunda/faq", { target: "_blank" }, {}],
    ["a click with Ctrl", "/rotunda/faq", {}, { ctrlKey: true }],
    ["a click with Cmd", "/rotunda/faq", {}, { metaKey: true }],
    ["a click with Shift", "/rotunda/faq", {}, { shiftKey: true }],
    ["the middle button", "/rotunda/faq", {}, { button: 1 }],
  ])("lets the browser handle: %s", async (_what, href, attributes, init) => {
    expect(click(aLink(href, attributes), init)).toBe(true);
    await waitForPaint();
    expect(navigate).not.toHaveBeenCalled();
  });
});
