import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchScreens } from "./prefetch.ts";
import { SCREENS, type Screen } from "./screens.ts";

const NoScreen: Screen = () => null;
const load = () => vi.fn(() => Promise.resolve(NoScreen));

describe("prefetchScreens", () => {
  const screens = { ...SCREENS, Profile: load(), SearchCongressional: load(), NotFound: load() };
  const loads = () => [screens.Profile, screens.SearchCongressional].map((screen) => screen.mock.calls.length);
  let stop = () => {};

  const begin = (connection: { saveData?: boolean; onLine?: boolean } = {}) => {
    const { onLine = true, ...rest } = connection;
    stop = prefetchScreens(document, { onLine, connection: rest }, screens);
  };
  const point = (href: string, sign = "pointerover") => {
    const link = document.createElement("a");
    link.href = href;
    link.append(document.createElement("span"));
    document.body.append(link);
    link.firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
  };

  beforeEach(() => vi.clearAllMocks());
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it.each(["pointerover", "touchstart", "focusin"])("fetches the code of a profile at its link's %s", (sign) => {
    begin();
    point("/rotunda/profile/12-ruth?x=1#staffers", sign);
    expect(loads()).toEqual([1, 0]);
  });

  it("fetches the screen of the next page of results", () => {
    begin();
    point("/rotunda/search/congressional?q=water&page=2");
    expect(loads()).toEqual([0, 1]);
  });

  it("fetches nothing with data saving or without a connection", () => {
    begin({ saveData: true });
    point("/rotunda/profile/12");
    stop();
    begin({ onLine: false });
    point("/rotunda/profile/12");
    expect(loads()).toEqual([0, 0]);
  });

  it("ignores other sites, server pages and elements that aren't links", () => {
    begin();
    point("https://elsewhere.example/rotunda/profile/12");
    point("/login/");
    document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(loads()).toEqual([0, 0]);
    expect(screens.NotFound).not.toHaveBeenCalled();
  });

  it("ignores a part that fails to load", async () => {
    begin();
    screens.Profile.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    point("/rotunda/profile/12");
    await expect(screens.Profile.mock.results[0]?.value).rejects.toThrow("Failed to fetch");
  });
});
