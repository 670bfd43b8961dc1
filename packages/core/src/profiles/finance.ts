import { formatCurrency } from "../kernel/text.ts";
import { formatDate } from "../kernel/dates.ts";
import type { FecData } from "./profile.ts";

/** Lists a campaign's receipts, spending, cash and debt (PROF-16); the text of an unknown one is "(Unavailable)". */
export function listFinanceFigures({ total, spent, cashOnHand, debt }: FecData) {
  const figures: [label: string, amount: string][] = [
    ["Total raised", total],
    ["Spent", spent],
    ["Cash on hand", cashOnHand],
    ["Debt", debt],
  ];
  return figures.map(([label, amount]) => {
    const text = formatCurrency(amount);
    return { label, text, isKnown: text !== formatCurrency(null) };
  });
}

export function describeFinanceSource({ cycle, lastUpdated }: Pick<FecData, "cycle" | "lastUpdated">): string {
  const source = `Source: Federal Election Commission${cycle === "" ? "" : `, ${cycle} cycle`}.`;
  return lastUpdated === "" ? source : `${source} Last updated ${formatDate(lastUpdated)}.`;
}
