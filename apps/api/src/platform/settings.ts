/** The installation's settings, read from the environment once, at start (decisions, "Settings"). */
export interface Settings {
  port: number;
  /** Holds the embedded database, the outbox and built documents. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  smtpUrl: string | null;
  /** What links in mails and cookies go by: `http://localhost:8001`. */
  publicOrigin: string;
  mainSiteOrigin: string | null;
  /** Addresses and CIDRs whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  sampleData: boolean;
}
