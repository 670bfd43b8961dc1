import type { Behavior } from "@rotunda/core/stores";
import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { useBehavior } from "./services.tsx";

function aBehavior<T>(first: T) {
  const listeners = new Set<(value: T) => void>();
  let value = first;
  const behavior: Behavior<T> = {
    get value() {
      return value;
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(value);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener(next);
  };
  return { behavior, set, listeners };
}

const Reader = ({ behavior }: { behavior: Behavior<string> }) => <p>{useBehavior(behavior)}</p>;

describe("useBehavior", () => {
  it("returns the current value and every later one", () => {
    const { behavior, set } = aBehavior("first");
    render(<Reader behavior={behavior} />);
    expect(screen.getByText("first")).toBeDefined();
    act(() => set("second"));
    expect(screen.getByText("second")).toBeDefined();
  });

  it("follows a new behavior", () => {
    const one = aBehavior("one");
    const two = aBehavior("two");
    const { rerender } = render(<Reader behavior={one.behavior} />);
    rerender(<Reader behavior={two.behavior} />);
    act(() => one.set("one again"));
    expect(screen.getByText("two")).toBeDefined();
  });

  it("unsubscribes, also under StrictMode", () => {
    const { behavior, listeners } = aBehavior("first");
    const { unmount } = render(<Reader behavior={behavior} />, { wrapper: StrictMode });
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
  });
});
