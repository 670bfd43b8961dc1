import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writeStored, readStored, useStored } from "./memory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  writeStored("choice", null);
});

describe("what this browser keeps", () => {
  it("is stored, followed and removed", () => {
    const { result } = renderHook(() => useStored("choice"));
    act(() => writeStored("choice", "off"));
    expect([result.current, localStorage.getItem("rotunda-choice")]).toEqual(["off", "off"]);
    act(() => writeStored("choice", null));
    expect([result.current, localStorage.getItem("rotunda-choice")]).toEqual([null, null]);
  });

  it("follows changes in other tabs", () => {
    const { result } = renderHook(() => useStored("choice"));
    localStorage.setItem("rotunda-choice", "off");
    act(() => void dispatchEvent(new StorageEvent("storage")));
    expect(result.current).toBe("off");
  });

  it("lasts for the page without storage", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    writeStored("choice", "off");
    expect(readStored("choice")).toBe("off");
    writeStored("choice", null);
    expect(readStored("choice")).toBeNull();
  });
});
