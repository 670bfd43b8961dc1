import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSearchItem } from "../../testing/builders.ts";
import { FOLDER_ORDERS, orderCards } from "./card-order.ts";

const person = (preferredNameDisplay: string) => aSearchItem({ preferredNameDisplay, recordType: "profile" });
const committee = (preferredNameDisplay: string) => aSearchItem({ preferredNameDisplay, recordType: "committee" });
const named = (order: "alphabetical_asc" | "alphabetical_desc", ...cards: ReturnType<typeof person>[]) =>
  orderCards(cards, order).map((card) => card.preferredNameDisplay);

describe("the orders of a folder", () => {
  it("are as added and by name, both ways", () => {
    expect(FOLDER_ORDERS.map(({ text }) => text)).toEqual(["As added", "Name A-Z", "Name Z-A"]);
  });
});

describe("orderCards", () => {
  it("leaves them as they were added", () => {
    const cards = [person("Ruth Halvorsen"), person("Ana Adeyemi")];
    expect(orderCards(cards, "added")).toEqual(cards);
  });

  it("puts people in the order of their last names, whatever stands behind them", () => {
    const people = ["Ruth Halvorsen", "Zoe Adeyemi", "Ann Belgrade, Jr.", "Bob Adeyemi III"].map(person);
    const sorted = ["Bob Adeyemi III", "Zoe Adeyemi", "Ann Belgrade, Jr.", "Ruth Halvorsen"];
    expect(named("alphabetical_asc", ...people)).toEqual(sorted);
    expect(named("alphabetical_desc", ...people)).toEqual(sorted.toReversed());
  });

  it("goes by the whole name of what is no person, and knows accents and numbers", () => {
    const cards = [committee("Senate Ethics"), person("Åsa Berg"), committee("District 10"), committee("District 9")];
    expect(named("alphabetical_asc", ...cards)).toEqual(["Åsa Berg", "District 9", "District 10", "Senate Ethics"]);
  });

  it("loses and invents none", () => {
    const names = fc.array(fc.string({ maxLength: 12 }), { maxLength: 20 });
    fc.assert(
      fc.property(names, fc.constantFrom(...FOLDER_ORDERS), (texts, { value }) => {
        const cards = texts.map((text, at) => ({ ...person(text), id: at }));
        expect(orderCards(cards, value).toSorted((one, other) => one.id - other.id)).toEqual(cards);
      }),
    );
  });
});
