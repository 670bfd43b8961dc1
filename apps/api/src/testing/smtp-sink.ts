import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/** Starts a mail server that stores messages. */
export async function startSmtpSink() {
  const messages: { to: string[]; source: string }[] = [];
  const replies: string[] = [];
  const server = createServer((socket) => {
    let received = "";
    let to: string[] = [];
    let isMessage = false;
    const send = (line: string) => socket.write(`${line}\r\n`);
    socket.on("error", () => socket.destroy());
    send("220 sink");
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      for (;;) {
        const mark = isMessage ? "\r\n.\r\n" : "\r\n";
        const end = received.indexOf(mark);
        if (end < 0) return;
        const line = received.slice(0, end);
        received = received.slice(end + mark.length);
        if (isMessage) {
          isMessage = false;
          const reply = replies.shift() ?? "250 accepted";
          if (reply.startsWith("250")) messages.push({ to, source: line.replaceAll("\r\n..", "\r\n.") });
          to = [];
          send(reply);
        } else if (/^rcpt to:/i.test(line)) {
          to.push(/<(.*)>/.exec(line)?.[1] ?? "");
          send("250 ok");
        } else if (/^data/i.test(line)) {
          isMessage = true;
          send("354 go ahead");
        } else if (/^quit/i.test(line)) {
          send("221 bye");
          socket.end();
        } else send("250 ok");
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    /** Sets the reply to the next mail, such as `451 later`, which rejects it. */
    answerNext: (line: string) => replies.push(line),
    stop: () => once(server.close(), "close"),
  };
}
