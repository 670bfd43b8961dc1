import { writeFileSync } from "node:fs";
import { startPostgres } from "../../apps/api/src/testing/postgres-cluster.ts";

// node run-postgres.ts <file>: runs a PostgreSQL until SIGTERM and writes its address to the file.

const [, , file = ""] = process.argv;
const cluster = await startPostgres();
if (!cluster) throw new Error("PostgreSQL is not installed.");
writeFileSync(file, cluster.url);

const keepAlive = setInterval(() => {}, 60_000);
process.once("SIGTERM", () => {
  clearInterval(keepAlive);
  void cluster.stop();
});
