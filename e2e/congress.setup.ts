import { expect, test } from "@playwright/test";
import { CONGRESS, folderToImport, isReal, MISSING } from "./support/congress.ts";
import { runWhileStopped } from "./support/product.ts";

test("an imported Congress takes the sample's place", async () => {
  test.setTimeout(300_000);
  if (!isReal) {
    console.warn(`\n  NOTICE: ${MISSING}\n`);
    test.info().annotations.push({ type: "notice", description: MISSING });
  }
  const said = await runWhileStopped("import", ["congress-legislators", await folderToImport()]);
  expect(said).toContain(String(CONGRESS.people));
});
