const SERVER_PORT = "8001";

/** The page's own origin, or `serverPort` on a local or private host with another port, as under Vite (API-01). */
export function findServerOrigin(
  location: { protocol: string; hostname: string; port: string },
  serverPort: string | number = SERVER_PORT,
): string {
  const { protocol, hostname, port } = location;
  const own = `${protocol}//${hostname}${port === "" ? "" : `:${port}`}`;
  const pagePort = port === "" ? (protocol === "https:" ? "443" : "80") : port;
  if (!LOCAL_HOSTS.some((host) => host.test(hostname)) || pagePort === String(serverPort)) return own;
  return `${protocol}//${hostname}:${serverPort}`;
}

/** Names of this computer and its network; loopback, private and link-local addresses. */
const LOCAL_HOSTS = [
  /^localhost$|\.localhost$|\.local$/i,
  /^(127|10)(\.\d{1,3}){3}$/,
  /^(192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.\d{1,3}){2}$/,
  /^\[(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/i,
];
