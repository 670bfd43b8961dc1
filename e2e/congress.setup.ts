import { expect, test } from "@playwright/test";
import { CONGRESS, folderToImport, isReal, MISSING } from "./support/congress.ts";
import { runWhileStopped } from "./support/product.ts";

test("an imported Congress replaces the sample data", async () => {
  test.setTimeout(300_000);
  if (!isReal) {
    console.warn(`\n  NOTICE: ${MISSING}\n`);
    test.info().annotations.push({ type: "notice", description: MISSING });
  }
  const output = await runWhileStopped("import", ["congress-legislators", await folderToImport()]);
  expect(output).toContain(String(CONGRESS.people));
});
