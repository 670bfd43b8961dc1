import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** Starts a TCP proxy in front of a PostgreSQL that delays, holds back, refuses and cuts connections. */
export async function startFaultProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get("host");
  const pairs = new Map<Socket, Socket>();
  let mode: "pass" | "hold" | "refuse" = "pass";
  let delayMs = 0;
  let cutAfter = Infinity;

  const cutAll = () => {
    for (const [client, server] of pairs) {
      client.resetAndDestroy();
      server.destroy();
    }
  };
  const relay = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on("data", (part: Buffer) => {
      if (mode === "hold") return;
      setTimeout(() => {
        to.write(isAnswer ? part.subarray(0, cutAfter) : part);
        if (isAnswer) cutAfter -= part.length;
        if (cutAfter > 0) return;
        cutAfter = Infinity;
        setImmediate(cutAll);
      }, delayMs);
    });
    from.on("error", () => {});
    from.on("close", () => {
      pairs.delete(from);
      to.destroy();
    });
  };
  const proxy = createServer((client) => {
    if (mode === "refuse") return void client.resetAndDestroy();
    const server = folder
      ? connect(`${folder}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(target.port || 5432), target.hostname);
    pairs.set(client, server);
    relay(client, server, false);
    relay(server, client, true);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");

  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    /** URL of the database through the proxy. */
    url: url.href,
    /** Passes data on after `ms`. */
    delay: (ms: number) => void (delayMs = ms),
    /** Accepts connections and passes nothing on, as a network that drops packets. */
    hold: () => void (mode = "hold"),
    /** Resets new connections. */
    refuse: () => void (mode = "refuse"),
    /** Passes everything on. Cuts connections with data that was held back, because that data is lost. */
    pass() {
      if (mode === "hold") cutAll();
      mode = "pass";
      delayMs = 0;
    },
    /** Resets all open connections; after `bytes` more of an answer if given. */
    cut(bytes?: number) {
      if (bytes === undefined) cutAll();
      else cutAfter = bytes;
    },
    async close() {
      const closed = once(proxy.close(), "close");
      cutAll();
      await closed;
    },
  };
}
