import type { Reporter } from "@rotunda/core";
import type { Http } from "./http.ts";

export const createReporter = (http: Http): Reporter => ({
  async send(report) {
    const headers = { "Content-Type": "application/json" };
    const answer = await http.post("api/reports/", { body: report, headers, throwHttpErrors: false });
    if (answer.status === 429) return { status: "limited", retryAfter: answer.headers.get("retry-after") };
    return { status: answer.ok ? "sent" : "lost" };
  },
});
