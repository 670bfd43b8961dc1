/** Formats a rating (PROF-18): numbers get a percent sign, other texts stay unchanged. */
export function describeRating(rating: string): string {
  const text = rating.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? `${text}%` : text;
}
