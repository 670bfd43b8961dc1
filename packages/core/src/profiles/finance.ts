import { formatCurrency } from "../kernel/text.ts";
import { formatDate } from "../kernel/dates.ts";
import type { FecData } from "./profile.ts";

/** A figure of a campaign, in dollars. */
interface FinanceFigure {
  label: string;
  /** As it is read; "(Unavailable)" where it isn't known. */
  text: string;
  isKnown: boolean;
}

/** Lists what a campaign raised, spent, holds and owes (PROF-16). */
export function listFinanceFigures({ total, spent, cashOnHand, debt }: FecData): FinanceFigure[] {
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

/** Who gave the figures, for which cycle and as of when. */
export function describeFinanceSource({ cycle, lastUpdated }: Pick<FecData, "cycle" | "lastUpdated">): string {
  const source = `Source: Federal Election Commission${cycle === "" ? "" : `, ${cycle} cycle`}.`;
  return lastUpdated === "" ? source : `${source} Last updated ${formatDate(lastUpdated)}.`;
}
