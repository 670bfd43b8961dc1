import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_IDS, aCard } from "../../testing/briefcase.ts";
import {
  NO_SELECTION,
  describeSelectionMode,
  filterSelected,
  selectAllCards,
  selectCard,
  computeSelectionMode,
  toggleSelectionMode,
  type CardSelection,
} from "./card-selection.ts";

const selecting = (...itemIds: string[]): CardSelection => ({ isSelecting: true, itemIds });

describe("the selection of cards", () => {
  it("is empty before and after selection mode", () => {
    expect(NO_SELECTION).toEqual({ isSelecting: false, itemIds: [] });
    expect(toggleSelectionMode(NO_SELECTION)).toEqual(selecting());
    expect(toggleSelectionMode(selecting("1-profile"))).toEqual(NO_SELECTION);
  });

  it("selects and deselects a card", () => {
    expect(selectCard(selecting("1-profile"), "2-profile")).toEqual(selecting("1-profile", "2-profile"));
    expect(selectCard(selecting("1-profile", "2-profile"), "1-profile")).toEqual(selecting("2-profile"));
    expect(selectCard(NO_SELECTION, "1-profile")).toEqual(NO_SELECTION);
  });

  it("adds all cards of a page, or removes them if all are selected", () => {
    const cards = ["1-profile", "2-profile"];
    expect(selectAllCards(selecting("2-profile", "3-profile"), cards)).toEqual(selecting("3-profile", ...cards));
    expect(selectAllCards(selecting("2-profile", "3-profile", "1-profile"), cards)).toEqual(selecting("3-profile"));
    expect(selectAllCards(NO_SELECTION, cards)).toEqual(NO_SELECTION);
  });

  it("drops cards that left the folder", () => {
    expect(filterSelected(selecting("1-profile", "2-profile"), [aCard("2-profile")])).toEqual(selecting("2-profile"));
  });

  it("contains the cards toggled an odd number of times", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ITEM_IDS)), (pressed) => {
        const { itemIds } = pressed.reduce(selectCard, toggleSelectionMode(NO_SELECTION));
        const odd = ITEM_IDS.filter((id) => pressed.filter((other) => other === id).length % 2 === 1);
        expect(itemIds.toSorted()).toEqual(odd.toSorted());
      }),
    );
  });
});

describe("the selection mode of a card", () => {
  it("is below 0 outside selection mode, otherwise 0 or more", () => {
    expect(computeSelectionMode(NO_SELECTION, "1-profile")).toBeLessThan(0);
    expect(computeSelectionMode({ isSelecting: false, itemIds: ["1-profile"] }, "1-profile")).toBeLessThan(0);
    expect(computeSelectionMode(selecting("1-profile"), "2-profile")).toBe(0);
    expect(computeSelectionMode(selecting("1-profile"), "1-profile")).toBeGreaterThan(0);
  });

  it.each([
    [-1, "plain", "open"],
    [-7, "plain", "open"],
    [0, "greyed", "select"],
    [1, "selected", "select"],
    [3, "selected", "select"],
  ])("%i looks %s, and a click is to %s", (mode, look, click) => {
    expect(describeSelectionMode(mode)).toEqual({ look, click });
  });
});
