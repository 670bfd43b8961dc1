import { parentPort, workerData } from "node:worker_threads";
import { parse, PGlite, protocol, types } from "@electric-sql/pglite";

// Worker of the embedded database (types in pglite-thread.ts): runs statements one by one. In plain JavaScript, because
// a thread without a TypeScript loader starts in a fifth of the time.

const { dataDir, dump } = workerData;
const opening = PGlite.create({
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
  parsers: { [types.INT8]: Number, [types.DATE]: (text) => text },
});

const { serialize } = protocol;
const prepared = new Map();

async function prepare(pglite, { name, text }) {
  try {
    await pglite.execProtocol(serialize.parse({ name, text }));
    const { messages } = await pglite.execProtocol(serialize.describe({ type: "S", name }));
    const fields = messages.filter((message) => message.name === "rowDescription");
    prepared.set(name, { types: parse.parseDescribeStatementResults(messages), fields });
  } finally {
    await pglite.execProtocol(serialize.sync());
  }
}

/** Takes a third of the time of `query`, which parses and describes a statement each time. */
async function queryPrepared(pglite, { name, text, values }) {
  if (!prepared.has(name)) await prepare(pglite, { name, text });
  const { types: parameters, fields } = prepared.get(name);
  const bound = values.map((value, at) =>
    value === null || value === undefined ? null : (pglite.serializers[parameters[at]] ?? String)(value),
  );
  const { messages } = await pglite.execProtocol(
    Buffer.concat([serialize.bind({ statement: name, values: bound }), serialize.execute({}), serialize.sync()]),
  );
  return parse.parseResults([...fields, ...messages], pglite.parsers)[0].rows;
}

async function work(request) {
  const pglite = await opening;
  switch (request.do) {
    case "query":
      if (request.name) return queryPrepared(pglite, request);
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
