// node lighthouse.mjs <port of the browser> <address> <cookie>: the scores of one page, as JSON. Run by npm run perf.
import lighthouse from "lighthouse";

const [port, address, cookie] = process.argv.slice(2);
const result = await lighthouse(address, {
  port: Number(port),
  output: "json",
  logLevel: "error",
  onlyCategories: ["performance", "accessibility", "best-practices"],
  extraHeaders: { Cookie: cookie },
});
const { categories, audits } = result.lhr;
const failed = Object.values(audits).filter(
  ({ score, scoreDisplayMode }) => score !== null && score < 1 && ["binary", "numeric"].includes(scoreDisplayMode),
);
process.stdout.write(
  JSON.stringify({
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    failed: failed.map(({ id, displayValue = "", details }) => ({
      id,
      displayValue,
      items: (details?.items ?? [])
        .slice(0, 3)
        .map(({ node, url, description }) => node?.snippet ?? url ?? description),
    })),
  }),
);
