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
    vi.stubGlobal("cancelIdleCallback", () => {});
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  /** Each panel is rendered in a separate idle period. */
  const passIdle = () => {
    while (idle.length > 0) act(() => idle.splice(0).forEach((run) => run()));
  };

  it("renders when the browser is idle, hidden until found", () => {
    render(stack("open"));
    expect(screen.getByText("read at once")).toBeDefined();
    expect(screen.queryByText("found later")).toBeNull();
    passIdle();
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
    passIdle();
    expect(load).toHaveBeenCalledWith(expect.stringMatching(/^italic 400 /), "Chief");
    Reflect.deleteProperty(document, "fonts");
  });

  it("renders after a delay without requestIdleCallback", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    vi.useFakeTimers();
    render(stack("open"));
    for (const _ of panels) act(() => void vi.runAllTimers());
    expect(screen.getByText("found later")).toBeDefined();
    vi.useRealTimers();
  });
});
