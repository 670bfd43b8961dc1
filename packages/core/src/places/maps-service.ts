/** How a map is shown: by the service the operator has a key for, as our own drawing, or as a list of districts. */
type MapPlan = { do: "load"; address: string } | { do: "draw" } | { do: "list" };

/** The maps service is loaded with its places library; only with an operator's key (CONST-22). */
export function planMap(mapsKey: string, map: { isDrawn: boolean } | null): MapPlan {
  if (map === null) return { do: "list" };
  const key = mapsKey.trim();
  if (key !== "") {
    const query = new URLSearchParams([
      ["key", key],
      ["libraries", "places"],
    ]);
    return { do: "load", address: `https://maps.googleapis.com/maps/api/js?${query.toString()}` };
  }
  return { do: map.isDrawn ? "draw" : "list" };
}
