import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";

export interface Gateway {
  /** Takes connections again. */
  open(): Promise<void>;
  /** Takes no connection, and ends those there are: as far as a browser can tell, nothing is there. */
  close(): Promise<void>;
  /** Answers requests for these paths with 404, as after a release without them. */
  forget(paths: RegExp | null): void;
  /** Breaks the connection over requests for these paths. */
  cut(paths: RegExp | null): void;
}

/** A reverse proxy: forwards requests, and answers 502 for a server that isn't there. */
export function createGateway(port: number, serverPort: number): Gateway {
  let server: Server | null = null;
  let forgotten: RegExp | null = null;
  let broken: RegExp | null = null;

  const handOn = (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", method, headers } = request;
    if (broken?.test(url)) return request.socket.destroy();
    if (forgotten?.test(url)) return response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
    const onward = ask({ host: "localhost", port: serverPort, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    onward.on("error", () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, "Bad Gateway", { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
    });
    response.on("close", () => onward.destroy());
    request.pipe(onward);
    return undefined;
  };

  return {
    async open() {
      if (server) return;
      server = createServer(handOn).listen(port);
      await once(server, "listening");
    },
    async close() {
      if (!server) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      server = null;
      await closed;
    },
    forget: (paths) => void (forgotten = paths),
    cut: (paths) => void (broken = paths),
  };
}
