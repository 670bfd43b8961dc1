/** The three parts of a special interest group filter, all text; all empty when nothing is asked. */
export interface SigParts {
  id: string;
  operator: string;
  rating: string;
}

/** Group id, operator and rating in a row: `12gte70` (QRY-08). */
export function formatSigText({ id, operator, rating }: SigParts): string {
  return id === "" ? "" : `${id}${operator}${rating}`;
}

/** Takes `12gte70` apart; text that can't be read yields empty parts (QRY-08). */
export function parseSigText(text: string): SigParts {
  const match = /^(\d+)([lgte]+)(\d+)$/.exec(text.trim());
  return { id: match?.[1] ?? "", operator: match?.[2] ?? "", rating: match?.[3] ?? "" };
}
