import { describe, expect, it } from "vitest";
import { describeFinanceSource, listFinanceFigures } from "./finance.ts";

const FIGURES = {
  total: "1204000",
  cid: "",
  spent: "980500.5",
  cashOnHand: "",
  debt: "0",
  cycle: "2024",
  lastUpdated: "2026-03-04",
};

describe("listFinanceFigures", () => {
  it("are in dollars or say that a figure is missing", () => {
    expect(listFinanceFigures(FIGURES)).toEqual([
      { label: "Total raised", text: "$1,204,000", isKnown: true },
      { label: "Spent", text: "$980,500.50", isKnown: true },
      { label: "Cash on hand", text: "(Unavailable)", isKnown: false },
      { label: "Debt", text: "$0", isKnown: true },
    ]);
  });
});

describe("describeFinanceSource", () => {
  it.each([
    ["2024", "2026-03-04", "Source: Federal Election Commission, 2024 cycle. Last updated March 4, 2026."],
    ["2024", "", "Source: Federal Election Commission, 2024 cycle."],
    ["", "2026-03-04", "Source: Federal Election Commission. Last updated March 4, 2026."],
    ["", "", "Source: Federal Election Commission."],
  ])("of the cycle %j as of %j", (cycle, lastUpdated, text) => {
    expect(describeFinanceSource({ cycle, lastUpdated })).toBe(text);
  });
});
