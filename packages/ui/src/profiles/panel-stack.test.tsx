import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PanelStack } from "./panel-stack.tsx";

const panels = [
  { id: "open", title: "Open", content: <p>read at once</p> },
  { id: "closed", title: "Closed", content: <p>found later</p> },
];

const stack = (...ids: string[]) => (
  <PanelStack panels={panels} updatedDate={null} openIds={new Set(ids)} onOpenIdsChange={() => {}}>
    {({ content }) => content}
  </PanelStack>
);

describe("the content of a closed panel", () => {
  let idle: (() => void)[];
  beforeEach(() => {
    idle = [];
    vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
    vi.stubGlobal("cancelIdleCallback", (handle: number) => void (idle[handle - 1] = () => {}));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("renders when the browser is idle, hidden until found", () => {
    render(stack("open"));
    expect(screen.getByText("read at once")).toBeDefined();
    expect(screen.queryByText("found later")).toBeNull();
    act(() => idle.forEach((run) => run()));
    expect(screen.getByText("found later").closest("[hidden='until-found']")).not.toBeNull();
  });

  it("renders immediately when the panel opens", () => {
    render(stack("open")).rerender(stack("open", "closed"));
    expect(screen.getByText("found later")).toBeDefined();
  });

  it("prints completely even if printed early", () => {
    render(stack("open"));
    act(() => void dispatchEvent(new Event("beforeprint")));
    expect(screen.getByText("found later")).toBeDefined();
  });

  it("loads its fonts before printing", () => {
    const load = vi.fn<(font: string, text: string) => Promise<FontFace[]>>(() => Promise.resolve([]));
    Object.defineProperty(document, "fonts", { value: { load }, configurable: true });
    const cited = {
      id: "cited",
      title: "Cited",
      content: <cite style={{ font: "italic 400 1rem Serif" }}>Chief</cite>,
    };
    render(
      <PanelStack panels={[cited]} updatedDate={null} openIds={new Set()} onOpenIdsChange={() => {}}>
        {({ content }) => content}
      </PanelStack>,
    );
    expect(load).not.toHaveBeenCalled();
    act(() => idle.forEach((run) => run()));
    expect(load).toHaveBeenCalledWith(expect.stringMatching(/^italic 400 /), "Chief");
    Reflect.deleteProperty(document, "fonts");
  });

  it("renders after a delay without requestIdleCallback", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    vi.useFakeTimers();
    render(stack("open"));
    act(() => void vi.runAllTimers());
    expect(screen.getByText("found later")).toBeDefined();
    vi.useRealTimers();
  });
});
