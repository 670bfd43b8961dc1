import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createLazyPart } from "./lazy-part.tsx";

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe("createLazyPart", () => {
  it("loads once, when first shown", async () => {
    const load = vi.fn(() => Promise.resolve(Hello));
    const Part = createLazyPart(load, { waiting: <p>Coming</p> });
    expect(load).not.toHaveBeenCalled();
    render(
      <>
        <Part name="Ruth" />
        <Part name="Isaiah" />
      </>,
    );
    expect(screen.getAllByText("Coming")).toHaveLength(2);
    await screen.findByText("Hello Ruth");
    screen.getByText("Hello Isaiah");
    expect(load).toHaveBeenCalledOnce();
  });

  it("renders immediately if already loaded", async () => {
    const load = vi.fn(() => Promise.resolve(Hello));
    const Part = createLazyPart(load);
    Part.prefetch();
    Part.prefetch();
    await Promise.resolve(load.mock.results[0]?.value);
    await Promise.resolve();
    render(<Part name="Ruth" />);
    screen.getByText("Hello Ruth");
    expect(load).toHaveBeenCalledOnce();
  });

  it("reports a failure, and retries on request", async () => {
    const load = vi.fn(() => Promise.resolve(Hello)).mockRejectedValueOnce(new Error("gone"));
    const Part = createLazyPart(load);
    function Retrying() {
      const code = Part.useCode(true);
      if (code.status === "loaded") return <code.Component name="Ruth" />;
      return code.status === "failed" ? <button onClick={code.retry}>Retry</button> : null;
    }
    render(<Retrying />);
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await screen.findByText("Hello Ruth");
  });

  it("renders nothing if an optional part fails", async () => {
    const load = vi.fn(() => Promise.reject(new Error("blocked")));
    const Part = createLazyPart(load);
    const { container } = render(<Part />);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    expect(container.innerHTML).toBe("");
  });
});
