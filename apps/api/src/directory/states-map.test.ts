import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { drawStatesMap } from "../testing/draw-states-map.ts";

const DRAWN = fileURLToPath(new URL("../../../../packages/ui/src/places/state-paths.ts", import.meta.url));

// `npx vitest run --project api apps/api/src/directory/states-map.test.ts -u` redraws it.
it("the web app's map of the states is drawn from the atlas and is small", async () => {
  const drawn = drawStatesMap();
  expect(drawn.length).toBeLessThan(24_000);
  await expect(drawn).toMatchFileSnapshot(DRAWN);
});
