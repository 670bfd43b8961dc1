import type { SearchCriteria } from "./search-criteria.ts";

type Operator = SearchCriteria["birth"][number]["operator"] | NonNullable<SearchCriteria["rating"]>["operator"];

export function compareNumber(value: number, operator: Operator, operand: number): boolean {
  switch (operator) {
    case "exact":
      return value === operand;
    case "lt":
      return value < operand;
    case "gte":
      return value >= operand;
    case "lte":
      return value <= operand;
  }
}

/** Computes the age on an ISO date for a birthday as 19630504. */
export function countYears(birthday: number, today: string): number {
  const now = Number(today.replaceAll("-", ""));
  return Math.floor((now - birthday) / 10_000);
}
