/** A click on the message at the bottom of the window is no click past the dialog. */
export function stayForSnackbar(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-snackbar]")) event.preventDefault();
}
