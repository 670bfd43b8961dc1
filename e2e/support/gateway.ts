import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { once } from "node:events";

export interface Gateway {
  /** Accepts connections. */
  open(): Promise<void>;
  /** Ends all connections and refuses new ones. */
  close(): Promise<void>;
  /** Answers 502 to all requests, as if the server were down. */
  loseServer(isLost: boolean): void;
  /** Answers requests for these paths with 404, as after a release that removed them. */
  answerNotFound(paths: RegExp | null): void;
  /** Closes the connection on requests for these paths. */
  breakConnections(paths: RegExp | null): void;
}

/** Creates a reverse proxy that answers 502 if the server can't be reached. */
export function createGateway(port: number, serverPort: number): Gateway {
  let server: Server | null = null;
  let isServerLost = false;
  let notFoundPaths: RegExp | null = null;
  let brokenPaths: RegExp | null = null;

  const answerBadGateway = (response: ServerResponse) =>
    response.writeHead(502, "Bad Gateway", { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", method, headers } = request;
    if (brokenPaths?.test(url)) return request.socket.destroy();
    if (notFoundPaths?.test(url)) return response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
    if (isServerLost) return answerBadGateway(response);
    const upstream = httpRequest(
      { host: "localhost", port: serverPort, path: url, method, headers },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        upstreamResponse.pipe(response);
        upstreamResponse.on("error", () => response.destroy());
      },
    );
    upstream.on("error", () => {
      if (response.headersSent) response.destroy();
      else answerBadGateway(response);
    });
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
    return undefined;
  };

  return {
    async open() {
      if (server) return;
      server = createServer(forward).listen(port);
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
    loseServer: (isLost) => void (isServerLost = isLost),
    answerNotFound: (paths) => void (notFoundPaths = paths),
    breakConnections: (paths) => void (brokenPaths = paths),
  };
}
