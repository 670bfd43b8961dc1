/** Builds the address of the maps service with its places library; empty without an operator's key (CONST-22). */
export function buildMapsAddress(mapsKey: string): string {
  const key = mapsKey.trim();
  return key === "" ? "" : `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&libraries=places`;
}
