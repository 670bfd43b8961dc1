import { writeFileSync } from "node:fs";
import { startPostgres } from "../../apps/api/src/testing/postgres-cluster.ts";

// node run-postgres.ts <file>: a PostgreSQL whose address stands in the file, until a signal ends this process.

const [, , file = ""] = process.argv;
const cluster = await startPostgres();
if (!cluster) throw new Error("PostgreSQL is not installed here.");
writeFileSync(file, cluster.url);

const keepAlive = setInterval(() => {}, 60_000);
process.once("SIGTERM", () => {
  clearInterval(keepAlive);
  void cluster.stop();
});
