import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail server that stores messages. */
export interface SmtpSink {
  url: string;
  letters: { to: string[]; source: string }[];
  /** Sets the response to the next mail: `451 later` refuses it. */
  answerNext: (line: string) => void;
  stop: () => Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const letters: SmtpSink["letters"] = [];
  const answers: string[] = [];
  const server = createServer((socket) => {
    let waiting = "";
    let to: string[] = [];
    let isLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on("error", () => socket.destroy());
    say("220 sink");
    socket.on("data", (chunk) => {
      waiting += chunk.toString("latin1");
      for (;;) {
        const mark = isLetter ? "\r\n.\r\n" : "\r\n";
        const end = waiting.indexOf(mark);
        if (end < 0) return;
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + mark.length);
        if (isLetter) {
          isLetter = false;
          const answer = answers.shift() ?? "250 taken";
          if (answer.startsWith("250")) letters.push({ to, source: line.replaceAll("\r\n..", "\r\n.") });
          to = [];
          say(answer);
        } else if (/^rcpt to:/i.test(line)) {
          to.push(/<(.*)>/.exec(line)?.[1] ?? "");
          say("250 ok");
        } else if (/^data/i.test(line)) {
          isLetter = true;
          say("354 go on");
        } else if (/^quit/i.test(line)) {
          say("221 bye");
          socket.end();
        } else say("250 ok");
      }
    });
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    answerNext: (line) => answers.push(line),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
