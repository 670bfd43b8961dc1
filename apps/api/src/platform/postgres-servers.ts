import { Client, type ClientBase, type ClientConfig, type Pool, type PoolClient } from "pg";

/** Splits the URL of several servers, `postgresql://user@one:5432,two:5432/database`, into one of each. */
export function listServerUrls(url: string): string[] {
  const [, before = "", hosts = "", after = ""] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/su.exec(url) ?? [];
  return hosts.split(",").map((host) => `${before}${host}${after}`);
}

/** Connects to whichever of several servers accepts writes; after a failover this is another one. */
export function createServerChoice(urls: readonly string[]) {
  let chosen = 0;
  class ChosenClient extends Client {
    constructor(config: ClientConfig = {}) {
      super({ ...config, connectionString: urls[chosen] });
    }
  }
  return {
    Client: ChosenClient as new () => ClientBase,
    onConnect: async (client: Pick<ClientBase, "query">): Promise<void> => {
      if (urls.length === 1) return;
      const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
      if (rows[0]?.isStandby) throw Object.assign(new Error("it is a standby"), { code: "57P03" });
    },
    async connect(pool: Pool): Promise<PoolClient> {
      for (let others = urls.length - 1; ; others -= 1) {
        const tried = chosen;
        try {
          return await pool.connect();
        } catch (error) {
          // The wait for a free connection says nothing about the server.
          const isBusy = error instanceof Error && error.message.startsWith("timeout exceeded");
          if (others === 0 || isBusy) throw error;
          if (chosen === tried) chosen = (tried + 1) % urls.length;
        }
      }
    },
  };
}
