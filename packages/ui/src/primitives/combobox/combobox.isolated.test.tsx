import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Combobox } from "./combobox.tsx";

const list = vi.hoisted(() => {
  let finishLoading = () => {};
  const here = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  return { here, finishLoading: () => finishLoading() };
});
vi.mock("./suggestion-list.tsx", async (original) => {
  await list.here;
  return original();
});

function JobTitle({ onChoose }: { onChoose: (title: string) => void }) {
  const [value, setValue] = useState("");
  const found = ["Chief of Staff", "Chief Counsel"].filter((title) => value.length > 2 && title.startsWith(value));
  return (
    <Combobox
      label="Job Title"
      value={value}
      onChange={setValue}
      items={found}
      getKey={(title) => title}
      getText={(title) => title}
      onChoose={onChoose}
      minLength={3}
    />
  );
}

describe("a combobox", () => {
  it("keeps its input, focus and text while its list loads", async () => {
    const onChoose = vi.fn();
    render(<JobTitle onChoose={onChoose} />);
    const box = screen.getByRole("combobox", { name: "Job Title" });
    expect(box.getAttribute("aria-expanded")).toBe("false");
    await userEvent.type(box, "Chief{ArrowDown}");
    expect(box).toHaveProperty("value", "Chief");
    expect(screen.queryByRole("option")).toBeNull();

    list.finishLoading();
    await screen.findAllByRole("option");
    expect(screen.getByRole("combobox", { name: "Job Title" })).toBe(box);
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(box.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { name: "Chief Counsel" }).id);
    await userEvent.keyboard("{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("Chief Counsel");
  });
});
