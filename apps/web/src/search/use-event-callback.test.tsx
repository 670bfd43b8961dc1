import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useEventCallback } from "./use-event-callback.ts";

it("keeps its identity and calls the latest callback", () => {
  const done: string[] = [];
  const { result, rerender } = renderHook(({ word }) => useEventCallback((end: string) => done.push(word + end)), {
    initialProps: { word: "first" },
  });
  const first = result.current;
  rerender({ word: "second" });
  first("!");
  expect(result.current).toBe(first);
  expect(done).toEqual(["second!"]);
});
