import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFullProfile } from "../../testing/profiles.ts";
import { areAllOpen, describePanelsToggle, listInitiallyOpen, setPanel, toggleAllPanels } from "./open-panels.ts";
import { listProfilePanels } from "./panels.ts";

const PANELS = listProfilePanels(aFullProfile());
const ALL = new Set<string>(PANELS.map(({ id }) => id));
const openIds = () => fc.subarray([...ALL]).map((ids) => new Set(ids));

describe("listInitiallyOpen", () => {
  it("opens the default list of a profile", () => {
    expect([...listInitiallyOpen(PANELS)]).toEqual(["quick-summary", "narrative", "staffers", "offices"]);
  });
});

describe("setPanel", () => {
  it("opens or closes one section", () => {
    expect([...setPanel(new Set(["web"]), "history", true)]).toEqual(["web", "history"]);
    expect([...setPanel(new Set(["web", "history"]), "history", false)]).toEqual(["web"]);
  });

  it("keeps the other sections and doesn't change its argument", () => {
    fc.assert(
      fc.property(openIds(), fc.constantFrom(...ALL), fc.boolean(), (open, id, isOpen) => {
        const before = [...open];
        const after = setPanel(open, id, isOpen);
        expect(after.has(id)).toBe(isOpen);
        expect([...after].filter((one) => one !== id)).toEqual(before.filter((one) => one !== id));
        expect([...open]).toEqual(before);
      }),
    );
  });
});

describe("toggleAllPanels", () => {
  it("opens all, or closes all if all are open, as its label says", () => {
    fc.assert(
      fc.property(openIds(), (open) => {
        const isAll = open.size === ALL.size;
        expect(areAllOpen(PANELS, open)).toBe(isAll);
        expect(toggleAllPanels(PANELS, open)).toEqual(isAll ? new Set() : ALL);
        expect(describePanelsToggle(PANELS, open)).toBe(isAll ? "Collapse all panels" : "Expand all panels");
      }),
    );
    expect(toggleAllPanels(PANELS, ALL)).toEqual(new Set());
    expect(describePanelsToggle(PANELS, ALL)).toBe("Collapse all panels");
  });
});
