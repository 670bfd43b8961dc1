/** In a window that isn't drawn there is no painting to wait for. */
const WAITS_MS = 100;

/** Resolves when the browser has shown what was pressed: to go to a page takes it longer than a frame. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, WAITS_MS);
  });
}
