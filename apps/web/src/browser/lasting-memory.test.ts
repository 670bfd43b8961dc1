import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepLasting, recallLasting, useLasting } from "./memory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  keepLasting("choice", null);
});

describe("what this browser keeps", () => {
  it("is stored, followed and removed", () => {
    const { result } = renderHook(() => useLasting("choice"));
    act(() => keepLasting("choice", "off"));
    expect([result.current, localStorage.getItem("rotunda-choice")]).toEqual(["off", "off"]);
    act(() => keepLasting("choice", null));
    expect([result.current, localStorage.getItem("rotunda-choice")]).toEqual([null, null]);
  });

  it("follows changes in other tabs", () => {
    const { result } = renderHook(() => useLasting("choice"));
    localStorage.setItem("rotunda-choice", "off");
    act(() => void dispatchEvent(new StorageEvent("storage")));
    expect(result.current).toBe("off");
  });

  it("lasts for the page without storage", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    keepLasting("choice", "off");
    expect(recallLasting("choice")).toBe("off");
    keepLasting("choice", null);
    expect(recallLasting("choice")).toBeNull();
  });
});
