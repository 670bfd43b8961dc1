import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { drawDistrictBorders, drawStatesMap } from "../testing/draw-states-map.ts";

const UI = new URL("../../../../packages/ui/src/places/", import.meta.url);
const drawnIn = (file: string) => fileURLToPath(new URL(file, UI));

// `npx vitest run --project api apps/api/src/directory/states-map.test.ts -u` redraws it.
it("the web app's map of the states is drawn from the atlas and is small", async () => {
  const drawn = drawStatesMap();
  expect(drawn.length).toBeLessThan(24_000);
  await expect(drawn).toMatchFileSnapshot(drawnIn("state-paths.json"));
});

it("its boundaries of congressional districts are small too", async () => {
  const drawn = drawDistrictBorders();
  expect(drawn.length).toBeLessThan(24_000);
  await expect(drawn).toMatchFileSnapshot(drawnIn("district-borders.json"));
});
