type MapPlan = { do: "load"; address: string } | { do: "draw" } | { do: "list" };

/** Loads the maps service with its places library if the operator has a key (CONST-22). */
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
