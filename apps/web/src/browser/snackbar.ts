/** Whether the page has the place where messages are shown: not before the shell stands. */
export const hasSnackbar = (page: Document): boolean => page.querySelector("[data-snackbar]") !== null;
