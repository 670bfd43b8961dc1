import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSearchItem } from "../../testing/builders.ts";
import { FOLDER_ORDERS, orderCards } from "./card-order.ts";

const person = (preferredNameDisplay: string) => aSearchItem({ preferredNameDisplay, recordType: "profile" });

describe("the orders of a folder", () => {
  it("are the date added and the name, in both directions", () => {
    expect(FOLDER_ORDERS.map(({ text }) => text)).toEqual(["As added", "Name A-Z", "Name Z-A"]);
  });
});

describe("orderCards", () => {
  it("keeps cards in the order added", () => {
    const cards = [person("Ruth Halvorsen"), person("Ana Adeyemi")];
    expect(orderCards(cards, "added")).toEqual(cards);
  });

  it("sorts by sort name instead of display name, with accents and numbers in natural order", () => {
    const cards = [
      aSearchItem({ preferredNameDisplay: "Ana de la Cruz", sortName: "de la cruz ana" }),
      aSearchItem({ preferredNameDisplay: "Ann Belgrade, Jr.", sortName: "belgrade ann" }),
      aSearchItem({ preferredNameDisplay: "Åsa Berg", sortName: "åsa berg" }),
      aSearchItem({ preferredNameDisplay: "District 10", sortName: "district 10", recordType: "district" }),
      aSearchItem({ preferredNameDisplay: "District 9", sortName: "district 9", recordType: "district" }),
    ];
    const sorted = ["Åsa Berg", "Ann Belgrade, Jr.", "Ana de la Cruz", "District 9", "District 10"];
    const named = (order: "alphabetical_asc" | "alphabetical_desc") =>
      orderCards(cards, order).map((card) => card.preferredNameDisplay);
    expect(named("alphabetical_asc")).toEqual(sorted);
    expect(named("alphabetical_desc")).toEqual(sorted.toReversed());
  });

  it("keeps exactly the same cards", () => {
    const names = fc.array(fc.string({ maxLength: 12 }), { maxLength: 20 });
    fc.assert(
      fc.property(names, fc.constantFrom(...FOLDER_ORDERS), (texts, { value }) => {
        const cards = texts.map((text, at) => ({ ...person(text), id: at }));
        expect(orderCards(cards, value).toSorted((one, other) => one.id - other.id)).toEqual(cards);
      }),
    );
  });
});
