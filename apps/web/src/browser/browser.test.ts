import { afterEach, describe, expect, it, vi } from "vitest";
import { createBrowser, readServerPort } from "./browser.ts";

const aWindow = (href: string, content?: string) => {
  const page = document.implementation.createHTMLDocument();
  if (content !== undefined) {
    const meta = page.createElement("meta");
    meta.name = "rotunda-server";
    meta.content = content;
    page.head.append(meta);
  }
  const { port, protocol, pathname } = new URL(href);
  const location = { port, protocol, pathname, assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
  return { window: { document: page, location } as unknown as Window, location };
};

describe("readServerPort", () => {
  it.each([
    ["http://localhost:8055/rotunda/", "self", "8055"],
    ["http://rotunda.local/rotunda/", "self", "80"],
    ["https://rotunda.local/rotunda/", "self", "443"],
    ["http://localhost:5173/rotunda/", "%ROTUNDA_SERVER%", undefined],
    ["http://localhost:5173/rotunda/", undefined, undefined],
  ])("of %s with meta %s is %s", (href, content, port) => {
    expect(readServerPort(aWindow(href, content).window)).toBe(port);
  });
});

describe("the browser", () => {
  it.each([
    ["200", true],
    ["502, as a proxy answers for it", false],
    ["nothing", false],
  ])("reaches a server that answers %s: %s", async (answer, isReached) => {
    const { window } = aWindow("https://rotunda.example/rotunda/");
    const status = Number.parseInt(answer, 10);
    const fetch = () =>
      status > 0 ? Promise.resolve(new Response(null, { status })) : Promise.reject(new TypeError());
    expect(await createBrowser(Object.assign(window, { fetch })).reachesServer()).toBe(isReached);
  });

  it("navigates with a history entry", () => {
    const { window, location } = aWindow("http://localhost:8001/rotunda/home");
    createBrowser(window).leave("/my-account/");
    expect(location.assign).toHaveBeenCalledExactlyOnceWith("/my-account/");
    expect(location.replace).not.toHaveBeenCalled();
  });

  it("replaces the history entry of a redirecting page", () => {
    const { window, location } = aWindow("http://localhost:8001/rotunda/login-redirect?next=%2Frotunda%2Fhome");
    createBrowser(window).leave("/login/?next=%2Frotunda%2Fhome", { replace: true });
    expect(location.replace).toHaveBeenCalledExactlyOnceWith("/login/?next=%2Frotunda%2Fhome");
    expect(location.assign).not.toHaveBeenCalled();
  });

  describe("saving a file", () => {
    afterEach(() => vi.unstubAllGlobals());

    it("starts a download with the given name", async () => {
      const saved: Blob[] = [];
      vi.stubGlobal("URL", {
        createObjectURL: (blob: Blob) => {
          saved.push(blob);
          return "blob:there";
        },
        revokeObjectURL: () => {},
      });
      const names: string[] = [];
      const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        names.push(this.download);
      });
      createBrowser(window).saveFile("contacts.csv", new Uint8Array([97, 44, 98]), "text/csv");
      click.mockRestore();
      expect(names).toEqual(["contacts.csv"]);
      expect(saved[0]?.type).toBe("text/csv");
      expect(saved[0]?.size).toBe(3);
    });
  });
});
