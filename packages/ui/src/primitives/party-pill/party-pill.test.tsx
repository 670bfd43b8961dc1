import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { choosePartyHue, PartyPill } from "./party-pill.tsx";

describe("party pill", () => {
  it.each([
    ["Republican", "republican"],
    ["Democrat", "democrat"],
    ["Democratic", "democrat"],
    ["DFL", "democrat"],
    ["Independent", "independent"],
    ["Libertarian", "other"],
    ["Nonpartisan", "other"],
  ])("%s has the hue %s", (party, hue) => {
    expect(choosePartyHue(party)).toBe(hue);
  });

  it("has the party's name as accessible text if only the letter shows", () => {
    render(<PartyPill look="letter" party="Democrat" />);
    expect(screen.getByText("Democrat")).toBeTruthy();
    expect(screen.getByText("D").getAttribute("aria-hidden")).toBe("true");
  });
});
