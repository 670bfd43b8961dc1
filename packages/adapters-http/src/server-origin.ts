/** The default port. */
const SERVER_PORT = "8001";

/**
 * Returns the server's origin (API-01): the page's own, except on a local or private host with another port, as under
 * Vite; then `serverPort` on the same host.
 */
export function serverOrigin(
  location: { protocol: string; hostname: string; port: string },
  serverPort: string | number = SERVER_PORT,
): string {
  const { protocol, hostname, port } = location;
  const own = `${protocol}//${hostname}${port === "" ? "" : `:${port}`}`;
  const pagePort = port === "" ? (protocol === "https:" ? "443" : "80") : port;
  if (!isLocal(hostname) || pagePort === String(serverPort)) return own;
  return `${protocol}//${hostname}:${serverPort}`;
}

function isLocal(hostname: string): boolean {
  const host = hostname.toLowerCase();
  if (host === "localhost" || host.endsWith(".localhost") || host.endsWith(".local")) return true;
  return isPrivateIPv4(host) || isPrivateIPv6(host);
}

/** Returns whether the address is loopback, private or link-local. */
function isPrivateIPv4(host: string): boolean {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(host)) return false;
  const [first = 0, second = 0] = host.split(".").map(Number);
  if (first === 172) return second >= 16 && second <= 31;
  return first === 127 || first === 10 || (first === 192 && second === 168) || (first === 169 && second === 254);
}

/** Like isPrivateIPv4, for addresses in brackets. */
function isPrivateIPv6(host: string): boolean {
  return /^\[(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/.test(host);
}
