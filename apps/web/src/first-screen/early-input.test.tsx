import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import script from "../../public/early.js?raw";
import { type InputWindow, recordEarlyInput } from "./early-input.ts";

const page: InputWindow = window;

function Box() {
  const [text, setText] = useState("");
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input id="box" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setPresses(presses + 1)}>More</button>
      <p>{`${text}, ${presses}`}</p>
    </>
  );
}

function Portrait() {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? <p>RH</p> : <img alt="Ruth" src="/ruth.jpg" onError={() => setBroken(true)} />;
}

afterEach(() => vi.unstubAllGlobals());

/** Puts the server's page into the document. */
function openStatic(content = <Box />): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = renderToString(content);
  document.body.replaceChildren(place);
  return place;
}

describe("input before the program is ready", () => {
  it("is repeated once the page is hydrated", async () => {
    const place = openStatic();
    screen.getByRole<HTMLInputElement>("textbox").value = "water";
    page.rotundaPressed = [screen.getByRole("button")];
    // Records the event as early.js does.
    const note = ({ target }: Event) => page.rotundaPressed?.push(target as HTMLElement);
    document.addEventListener("click", note);
    const repeat = recordEarlyInput(page);
    expect(page.rotundaPressed).toBeUndefined();
    const root = await act(() => hydrateRoot(place, <Box />));
    act(repeat);
    document.removeEventListener("click", note);
    screen.getByText("water, 1");
    act(() => root.unmount());
  });

  it("keeps its text and focus if the page is rendered again", () => {
    const place = openStatic();
    screen.getByRole<HTMLInputElement>("textbox").value = "water";
    screen.getByRole("textbox").focus();
    page.rotundaPressed = [screen.getByRole("button")];
    const repeat = recordEarlyInput(page);
    place.replaceChildren();
    render(<Box />, { container: place });
    act(repeat);
    screen.getByText("water, 0");
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });
});

describe("a picture that fails before the program is ready", () => {
  it("is replaced once the page is hydrated", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- our own file, run as the page runs it
    new Function(script)();
    const place = openStatic(<Portrait />);
    const repeat = recordEarlyInput(page);
    screen.getByAltText("Ruth").dispatchEvent(new Event("error"));
    const root = await act(() => hydrateRoot(place, <Portrait />));
    act(repeat);
    screen.getByText("RH");
    act(() => root.unmount());
  });
});
