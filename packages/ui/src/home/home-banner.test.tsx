import { aBanner } from "@rotunda/core/testing";
import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { HomeBanner } from "./home-banner.tsx";

const pictureOf = (container: HTMLElement) => container.querySelector("img");

describe("a banner", () => {
  it("disappears if its picture fails, until there is another one", () => {
    const { container, rerender } = render(<HomeBanner banner={aBanner()} />);
    const picture = pictureOf(container);
    if (picture) fireEvent.error(picture);
    expect(container.childElementCount).toBe(0);
    rerender(<HomeBanner banner={aBanner({ smallImg: "/other.svg" })} />);
    expect(pictureOf(container)).not.toBeNull();
  });

  it("loads its picture eagerly", () => {
    const { container } = render(<HomeBanner banner={aBanner()} />);
    expect(pictureOf(container)?.getAttribute("loading")).toBeNull();
  });
});
