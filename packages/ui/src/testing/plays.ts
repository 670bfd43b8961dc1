import { expect, type userEvent as UserEvent, type within } from "storybook/test";

interface Played {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof UserEvent, "tab">;
}

/** Tab goes through the links in their order. */
export async function tabThroughLinks({ canvas, userEvent }: Played): Promise<void> {
  for (const link of canvas.getAllByRole("link")) {
    await userEvent.tab();
    await expect(link).toHaveFocus();
  }
}
