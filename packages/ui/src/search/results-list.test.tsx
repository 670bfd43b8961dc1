import type { LookupItem } from "@rotunda/core";
import { aSearchItem } from "@rotunda/core/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ResultsList } from "./results-list.tsx";

const NO_MODULES: LookupItem[] = [];

describe("a list of results", () => {
  it("renders a row anew when its star has changed, and leaves the others alone", () => {
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
        briefcaseOf={(item) => ({ kind: "star", isIn: item.briefcaseItemId === starred, onToggle: () => {} })}
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
