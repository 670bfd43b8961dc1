import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";

// Worker of the embedded database (types in pglite-thread.ts): runs statements one by one. In plain JavaScript, because
// a thread without a TypeScript loader starts in a fifth of the time.

const { dataDir, dump } = workerData;
const opening = PGlite.create({
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
  parsers: { [types.INT8]: Number, [types.DATE]: (text) => text },
});

async function work(request) {
  const pglite = await opening;
  switch (request.do) {
    case "query":
      return (await pglite.query(request.text, [...request.values])).rows;
    case "exec":
      await pglite.exec(request.text);
      return null;
    case "commit": {
      // A failed transaction rolls back on commit, which only the command tag shows.
      const [{ command }] = await pglite.exec("commit");
      return command === "COMMIT";
    }
    case "dump":
      return new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer());
    case "close":
      if (!pglite.closed) await pglite.close();
      return null;
  }
}

async function answer({ id, ...request }) {
  try {
    return { id, status: "done", result: await work(request) };
  } catch (error) {
    // Omits the statement's values, which may be personal.
    const { params: _params, queryOptions: _options, ...fields } = { ...error };
    return { id, status: "failed", message: error instanceof Error ? error.message : String(error), fields };
  }
}

let turn = Promise.resolve();
parentPort.on("message", (request) => {
  turn = turn.then(async () => parentPort.postMessage(await answer(request), []));
});
