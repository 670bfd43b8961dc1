import type { LookupItem } from "@rotunda/core";
import { aSearchItem } from "@rotunda/core/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ResultsList } from "./results-list.tsx";

const NO_MODULES: LookupItem[] = [];

describe("a list of results", () => {
  it("renders every row completely during the beforeprint event", () => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    const items = Array.from({ length: 60 }, (_, id) => aSearchItem({ id, briefcaseItemId: `${id}-profile` }));
    render(
      <ResultsList
        items={items}
        view="list"
        modules={NO_MODULES}
        getBriefcase={() => ({ kind: "star", isIn: false, onToggle: () => {} })}
      />,
    );
    const whole = () => screen.getAllByRole("button", { name: /to Briefcase$/ }).length;
    expect(whole()).toBe(24);
    // Not wrapped in act, because a browser prints as soon as the event's listeners return.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    dispatchEvent(new Event("beforeprint"));
    expect(whole()).toBe(60);
    vi.unstubAllGlobals();
  });

  it("renders only the row whose star has changed", () => {
    const rendered: number[] = [];
    const watched = (id: number, name: string) => {
      const item = aSearchItem({ id, preferredNameDisplay: name, briefcaseItemId: `${id}-profile` });
      return Object.defineProperty(item, "positionSummary", { get: () => (rendered.push(id), "Senator") });
    };
    const items = [watched(1, "Ruth Halvorsen"), watched(2, "Olga Brandt")];
    const list = (starred: string) => (
      <ResultsList
        items={items}
        view="list"
        modules={NO_MODULES}
        getBriefcase={(item) => ({ kind: "star", isIn: item.briefcaseItemId === starred, onToggle: () => {} })}
      />
    );
    const { rerender } = render(list(""));
    rendered.length = 0;
    rerender(list(""));
    expect(rendered).toEqual([]);
    rerender(list("2-profile"));
    expect(new Set(rendered)).toEqual(new Set([2]));
    expect(screen.getAllByRole("button", { name: /to Briefcase$/ }).map((star) => star.ariaPressed)).toEqual([
      "false",
      "true",
    ]);
  });
});
