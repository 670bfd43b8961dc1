import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { run, seconds } from "./steps.ts";
import { launchStableBrowser } from "./visual-browser.ts";
import { differencesOf } from "./visual-compare.ts";
import { type StoryReport, writeReport } from "./visual-report.ts";
import { decodeSheet, encodeSheet, type Shot } from "./visual-sheet.ts";
import { openCamera, serveFolder, storyIds } from "./visual-shots.ts";

const HELP = `npm run visual                      compares every story, at 360, 768 and 1280 in light and dark, with its baseline
npm run visual -- --accept          makes what the stories look like now the baselines
npm run visual -- --only primitives only stories whose id contains the word (with --accept too)
npm run visual -- --built           takes the stories as they were built the last time`;

const WORK = ".build/visual";
const STORIES = join(WORK, "stories");
const BASELINES = ".storybook/baselines";
const PAGES = 2;

const { values } = parseArgs({
  options: {
    accept: { type: "boolean", default: false },
    built: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    /** Where the counts go, for npm test. */
    output: { type: "string", default: join(WORK, "result.json") },
  },
});

const baselineOf = (id: string) => join(BASELINES, `${id}.png`);

/** What one story came to: nothing to say, a difference, or a sentence. */
type Verdict = { status: "same" } | { status: "changed"; report: StoryReport } | { status: "failed"; note: string };

function judge(id: string, shots: Shot[]): Verdict {
  const file = baselineOf(id);
  const differences = existsSync(file) ? differencesOf(shots, decodeSheet(readFileSync(file))) : null;
  if (differences?.length === 0) return { status: "same" };
  if (values.accept) {
    writeFileSync(file, encodeSheet(shots));
    return { status: "same" };
  }
  return differences
    ? { status: "changed", report: { id, differences } }
    : { status: "failed", note: `${id} has no baseline yet` };
}

async function lookAt(
  ids: readonly string[],
  origin: string,
  browser: Awaited<ReturnType<typeof launchStableBrowser>>,
) {
  if (!browser) return [];
  const queue = [...ids];
  const verdicts: Verdict[] = [];
  const worker = async () => {
    const shoot = await openCamera(browser, origin);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const name = id;
      const look = () =>
        shoot(name).then(
          (shots) => judge(name, shots),
          (error: unknown): Verdict => ({
            status: "failed",
            note: error instanceof Error ? error.message : String(error),
          }),
        );
      const verdict = await look();
      // A picture may have been taken before the last of it was painted: what really changed has changed twice.
      verdicts.push(verdict.status === "changed" ? await look() : verdict);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, worker));
  return verdicts;
}

async function main(): Promise<void> {
  const started = Date.now();
  const conclude = (result: { passed: number; failed: number; skipped: string }) => {
    mkdirSync(dirname(values.output), { recursive: true });
    writeFileSync(values.output, JSON.stringify(result));
    process.exitCode = result.failed > 0 ? 1 : 0;
  };
  const browser = await launchStableBrowser(WORK);
  if (!browser) {
    const skipped = `not compared: the baselines are drawn by the Chromium that npm installs for Linux x64, and this is ${process.platform} ${process.arch}`;
    console.log(`visual: ${skipped}`);
    return conclude({ passed: 0, failed: 0, skipped });
  }
  try {
    if (!values.built || !existsSync(STORIES)) {
      const build = ["storybook", "build", "--test", "--quiet", "--disable-telemetry", "--output-dir", STORIES];
      if ((await run({ name: "stories", command: build })) !== 0) throw new Error("The stories could not be built.");
    }
    mkdirSync(BASELINES, { recursive: true });
    const all = await storyIds(STORIES);
    const ids = all.filter((id) => id.includes(values.only));
    const server = await serveFolder(STORIES);
    const verdicts = await lookAt(ids, server.origin, browser);
    server.close();

    const gone = readdirSync(BASELINES).filter((file) => !all.includes(file.replace(/\.png$/, "")));
    if (values.accept) for (const file of gone) rmSync(join(BASELINES, file));
    const notes = [
      ...verdicts.flatMap((verdict) => (verdict.status === "failed" ? [verdict.note] : [])),
      ...(values.accept ? [] : gone.map((file) => `${file} is the baseline of no story`)),
    ];
    const reports = verdicts
      .flatMap((verdict) => (verdict.status === "changed" ? [verdict.report] : []))
      .toSorted((a, b) => a.id.localeCompare(b.id));
    for (const note of notes) console.error(note);
    for (const { id, differences } of reports)
      for (const { width, theme, what } of differences) console.error(`${id} at ${width} in ${theme}: ${what}`);
    const failed = reports.length + notes.length;
    if (failed > 0) {
      console.error(
        `\nSee ${writeReport(join(WORK, "report"), reports, notes)}; if it is meant: npm run visual -- --accept`,
      );
    }
    const size = readdirSync(BASELINES).reduce((sum, file) => sum + statSync(join(BASELINES, file)).size, 0);
    console.log(
      `visual: ${ids.length} stories, ${failed} different, baselines of ${(size / 2 ** 20).toFixed(1)} MB, ${seconds(started)}`,
    );
    conclude({ passed: verdicts.filter(({ status }) => status === "same").length, failed, skipped: "" });
  } finally {
    await browser.close();
  }
}

if (values.help) console.log(HELP);
else await main();
