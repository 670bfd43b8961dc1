/** The parts of an interest group filter as text; all empty without filter. */
export interface SigParts {
  id: string;
  operator: string;
  rating: string;
}

/** Formats group id, operator and rating: `12gte70` (QRY-08). */
export function formatSigText({ id, operator, rating }: SigParts): string {
  return id === "" ? "" : `${id}${operator}${rating}`;
}

/** Parses `12gte70`; returns empty parts if invalid (QRY-08). */
export function parseSigText(text: string): SigParts {
  const match = /^(\d+)([lgte]+)(\d+)$/.exec(text.trim());
  return { id: match?.[1] ?? "", operator: match?.[2] ?? "", rating: match?.[3] ?? "" };
}
