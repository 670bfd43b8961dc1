/** A rating as it is shown (PROF-18): with a percent sign when it is a number, otherwise as the group wrote it. */
export function describeRating(rating: string): string {
  const text = rating.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? `${text}%` : text;
}
