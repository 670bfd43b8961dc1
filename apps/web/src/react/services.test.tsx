import { type Behavior, createPartStore, type FoldersStore } from "@rotunda/core/stores";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import { createContainer } from "../di/container.ts";
import * as token from "../di/tokens.ts";
import { ServicesProvider, useBehavior, useLazyService } from "./services.tsx";

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

describe("useLazyService", () => {
  const Button = () => {
    const { isLoading, call } = useLazyService(token.FoldersStore);
    return <button onClick={() => call((store) => store.delete(7))}>{isLoading ? "Wait" : "Delete"}</button>;
  };

  it("is busy while the code loads, then acts; after a failure it can be tried again", async () => {
    const container = createContainer();
    const remove = vi.fn();
    let answer = { load: () => {}, fail: () => {} };
    const fetchPart = () =>
      new Promise<{ Dialogs: () => null }>((resolve, reject) => {
        const load = () => {
          container.bind(token.FoldersStore).toConstantValue({ delete: remove } as unknown as FoldersStore);
          resolve({ Dialogs: () => null });
        };
        answer = { load, fail: () => reject(new Error("gone")) };
      });
    const onFailure = vi.fn();
    container.rebind(token.LazyStores).toConstantValue(createPartStore({ fetchPart, onFailure }));
    render(<Button />, {
      wrapper: ({ children }) => <ServicesProvider container={container}>{children}</ServicesProvider>,
    });
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    screen.getByRole("button", { name: "Wait" });
    await act(async () => answer.fail());
    expect([onFailure.mock.calls.length, remove.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await act(async () => answer.load());
    expect(remove.mock.calls).toEqual([[7]]);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(remove).toHaveBeenCalledTimes(2);
  });
});
