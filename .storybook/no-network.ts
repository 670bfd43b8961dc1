/** URLs a story requested; data: and blob: URLs don't count. */
const requests: string[] = [];

const isLocal = (address: string) => /^(data|blob):/.test(address);

/** Makes all requests fail and records them until the returned function is called. */
export function refuseNetwork(): () => void {
  requests.length = 0;
  const { fetch, XMLHttpRequest } = globalThis;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (isLocal(address)) return fetch(input, init);
    requests.push(address);
    return Promise.reject(new TypeError("Stories must not use the network."));
  };
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL) {
      requests.push(`${method} ${String(url)}`);
      throw new TypeError("Stories must not use the network.");
    }
  };
  performance.clearResourceTimings();
  return () => Object.assign(globalThis, { fetch, XMLHttpRequest });
}

/** Throws if a story requested anything from a server or embedded content of another site. */
export function expectNoRequests(): void {
  const foreign = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => !isLocal(name) && new URL(name).origin !== location.origin);
  const all = [...requests, ...foreign];
  if (all.length > 0) throw new Error(`Stories must not use the network, but this one requested ${all.join(", ")}.`);
}
