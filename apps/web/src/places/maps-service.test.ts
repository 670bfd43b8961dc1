import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const ADDRESS = "https://maps.example.org/js?key=k&libraries=places";

/** Imports a fresh module, because the service's script loads once per module. */
const load = async () => (await import("./maps-service.ts")).drawServiceMap;
const script = () => document.head.querySelector("script");

describe("drawServiceMap", () => {
  const fitBounds = vi.fn();
  const searchByText = vi.fn(() => Promise.resolve({ places: [{ viewport: "the state" }] }));
  beforeEach(() => {
    vi.resetModules();
    vi.clearAllMocks();
    document.head.innerHTML = '<meta name="csp-nonce" content="n-1">';
  });
  afterEach(() => {
    delete window.google;
  });

  const arrive = () => {
    class Map {
      fitBounds = fitBounds;
    }
    window.google = { maps: { Map, places: { Place: { searchByText } } } };
    script()?.dispatchEvent(new Event("load"));
  };

  it("fetches the service once, with the page's nonce, and shows the place by its name", async () => {
    const draw = await load();
    const element = document.createElement("div");
    const first = draw(ADDRESS, "Nebraska, United States", element);
    const second = draw(ADDRESS, "Iowa, United States", element);
    expect(document.head.querySelectorAll("script")).toHaveLength(1);
    expect(script()?.nonce).toBe("n-1");
    arrive();
    await Promise.all([first, second]);
    expect(searchByText).toHaveBeenCalledWith(expect.objectContaining({ textQuery: "Nebraska, United States" }));
    expect(fitBounds).toHaveBeenCalledWith("the state");
  });

  it("returns false if the service can't be reached, and retries the next time", async () => {
    const draw = await load();
    const refused = draw(ADDRESS, "Nebraska", document.createElement("div"));
    script()?.dispatchEvent(new Event("error"));
    await expect(refused).rejects.toThrow("could not be loaded");
    expect(script()).toBeNull();
    const again = draw(ADDRESS, "Nebraska", document.createElement("div"));
    arrive();
    await expect(again).resolves.toBeUndefined();
  });

  it("returns false for an unknown place", async () => {
    const draw = await load();
    searchByText.mockResolvedValueOnce({ places: [] });
    const unknown = draw(ADDRESS, "Atlantis", document.createElement("div"));
    arrive();
    await expect(unknown).rejects.toThrow("Atlantis");
    expect(fitBounds).not.toHaveBeenCalled();
  });
});
