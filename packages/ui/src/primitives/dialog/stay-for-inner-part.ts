/** Esc pressed in a part of a dialog that closes by itself closes that part alone: it is marked `data-own-escape`. */
export function stayForInnerPart(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-own-escape]")) event.preventDefault();
}
