import { expect, it } from "vitest";
import { answerNewest } from "./answer-newest.store.ts";

it("publishes each step, and only the answer to the newest question", async () => {
  const states: string[] = [];
  const aborted: number[] = [];
  const { ask, settle } = answerNewest<number, string, string>((state) => states.push(state), {
    load: async (question, signal) => {
      signal.addEventListener("abort", () => aborted.push(question));
      if (question === 0) throw new Error("zero");
      return `answer ${question}`;
    },
    begin: (question) => `begin ${question}`,
    done: (answer) => answer,
    fail: (_failure, _question, error) => String(error),
  });
  ask(1);
  ask(2);
  expect(aborted).toEqual([1]);
  await expect.poll(() => states).toEqual(["begin 1", "begin 2", "answer 2"]);
  ask(0);
  await expect.poll(() => states.slice(3)).toEqual(["begin 0", "Error: zero"]);
  ask(3);
  settle("known");
  expect(aborted.at(-1)).toBe(3);
  expect(states.slice(5)).toEqual(["begin 3", "known"]);
});
