import { expect, test } from "../support/journey.ts";

test("a profile on a phone shows phone number, email and office without scrolling", async ({ member: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/rotunda/profile/120");
  const main = page.getByRole("main");
  for (const fact of [
    main.getByRole("link", { name: /^\(202\) 555-/ }).first(),
    main.getByRole("link", { name: /@example\.org$/ }).first(),
    main.getByText(/House Office Building, Washington, DC/).first(),
  ]) {
    await expect(fact).toBeInViewport({ ratio: 1 });
  }
});
