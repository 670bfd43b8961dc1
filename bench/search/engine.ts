import type { SearchScope } from "@rotunda/core";

/** A record as every engine gets it: what rebuildSearch gathers of it. */
export interface Source {
  id: number;
  scope: SearchScope;
  is_former: boolean;
  importance: number;
  sort_name: string;
  birth_year: number | null;
  facets: string[];
  /** Searchable job title, or empty. */
  title: string;
  /** Percent by special interest group. */
  ratings: Record<string, number>;
  names: string;
  head: string;
  prose: string;
}

/** A search in no engine's language. Former people are left out. */
export interface BenchQuery {
  kind: "suggest" | "page" | "every";
  scope: SearchScope;
  /** All of them; the last one is a beginning where names are suggested. */
  words: string[];
  /** Of each list, any: 'political_party:1'. */
  facets: string[][];
  bornSince: number | null;
  rating: { group: string; operator: "gte" | "lte"; percent: number } | null;
  title: string;
  order: "relevance" | "name";
  /** From 0. */
  page: number;
  pageSize: number;
}

interface Answer {
  hits: number;
  /** Of the time, what making the page's cards took; 0 where an engine answers ids only. */
  cardsMs: number;
}

export interface Engine {
  ask(query: BenchQuery): Promise<Answer>;
  close(): Promise<void>;
}

interface BuildRequest {
  profiles: number;
  /** A folder of this engine's own. */
  folder: string;
  /** Of a cluster of its own; null where no PostgreSQL is installed. */
  postgresUrl: string | null;
  /** Where the corpus is read, one record a line, or written where it is asked for. */
  corpus: string;
  writesCorpus: boolean;
}

/** Makes an engine ready; answers how long its own work took, in milliseconds, without reading the corpus. */
export type BuildEngine = (request: BuildRequest) => Promise<{ engine: Engine; buildMs: number; about: string }>;

export const ENGINES = {
  "rotunda-postgres": "Rotunda on PostgreSQL",
  "rotunda-pglite": "Rotunda on PGlite",
  "naive-postgres": "naive PostgreSQL",
  "sqlite-fts5": "SQLite FTS5",
  minisearch: "MiniSearch",
} as const;
export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
export const isOurs = (name: EngineName): boolean => name.startsWith("rotunda");

/** Messages between the run and the process of one engine. */
export type EngineRequest =
  | { do: "build"; name: EngineName; request: BuildRequest }
  | { do: "ask"; query: BenchQuery }
  | { do: "close" };
export type EngineAnswer =
  | { status: "built"; buildMs: number; about: string; rss: number }
  | { status: "answered"; answer: Answer; ms: number }
  | { status: "closed"; rss: number }
  | { status: "failed"; message: string };
