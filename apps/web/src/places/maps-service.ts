interface Maps {
  Map: new (element: HTMLElement, options: object) => { fitBounds(bounds: unknown): void };
  places: {
    Place: {
      searchByText(request: object): Promise<{ places: { viewport?: unknown }[] }>;
    };
  };
}

declare global {
  interface Window {
    google?: { maps?: Maps };
  }
}

let loading: Promise<Maps> | null = null;

/** Loads the map service once; tries again after a failure. */
function loadMaps(address: string): Promise<Maps> {
  loading ??= new Promise<Maps>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      loading = null;
      script.remove();
      reject(new Error("The maps service could not be loaded"));
    };
    script.src = address;
    // The service adds this nonce to its style elements.
    script.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
    script.async = true;
    script.addEventListener("load", () => (window.google?.maps ? resolve(window.google.maps) : fail()));
    script.addEventListener("error", fail);
    document.head.append(script);
  });
  return loading;
}

/** Rejects if the service fails or doesn't know the name. */
export async function drawServiceMap(address: string, placeName: string, element: HTMLElement): Promise<void> {
  const maps = await loadMaps(address);
  const { places } = await maps.places.Place.searchByText({
    textQuery: placeName,
    fields: ["viewport"],
    maxResultCount: 1,
  });
  const viewport = places[0]?.viewport;
  if (viewport === undefined) throw new Error(`The maps service doesn't know ${placeName}`);
  new maps.Map(element, { mapTypeControl: false, streetViewControl: false }).fitBounds(viewport);
}
