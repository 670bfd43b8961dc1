import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OnThisPage } from "./on-this-page.tsx";

const sections = [
  { id: "one", title: "One" },
  { id: "two", title: "Two" },
  { id: "three", title: "Three" },
];

/** Scrolls the page so that the sections' headings are at these positions. */
function scrollTo(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  act(() => void fireEvent.scroll(window));
}

const current = () => screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));

function renderPage(onChoose?: (id: string) => void) {
  render(
    <>
      <OnThisPage sections={sections} onChoose={onChoose} />
      {sections.map(({ id, title }) => (
        <section key={id} id={id}>
          {title}
        </section>
      ))}
    </>,
  );
}

describe("OnThisPage", () => {
  afterEach(() => {
    Object.assign(window, { scrollY: 0 });
    vi.restoreAllMocks();
  });

  it("marks the current section", () => {
    renderPage();
    scrollTo({ one: 500, two: 900, three: 1300 });
    expect(current().map((link) => link.textContent)).toEqual(["One"]);
    scrollTo({ one: -400, two: 60, three: 400 });
    expect(current().map((link) => link.textContent)).toEqual(["Two"]);
  });

  it("marks the last section at the end of the page, even if it is short", () => {
    renderPage();
    Object.assign(window, { scrollY: 1000 });
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1000 + window.innerHeight);
    scrollTo({ one: -400, two: -60, three: 400 });
    expect(current().map((link) => link.textContent)).toEqual(["Three"]);
  });

  it("reports the selected section", () => {
    const chosen: string[] = [];
    renderPage((id) => void chosen.push(id));
    fireEvent.click(screen.getByRole("link", { name: "Two" }));
    expect(chosen).toEqual(["two"]);
  });
});
