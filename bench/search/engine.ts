import type { SearchScope } from "@rotunda/core";

/** A record for every engine, as rebuildSearch gathers it. */
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

/** An engine-independent search. Former people are excluded. */
export interface BenchQuery {
  kind: "suggest" | "page" | "every";
  scope: SearchScope;
  /** All must match; for suggestions the last one is a prefix. */
  words: string[];
  /** Any facet of each list must match: 'political_party:1'. */
  facets: string[][];
  bornSince: number | null;
  rating: { group: string; operator: "gte" | "lte"; percent: number } | null;
  title: string;
  order: "relevance" | "name";
  /** Counts from 0. */
  page: number;
  pageSize: number;
}

interface Answer {
  hits: number;
  /** The part of the time spent on the page's cards; 0 for engines that return only ids. */
  cardsMs: number;
}

/** A running server, and the cookie of a member. */
export interface Server {
  origin: string;
  cookie: string;
}

/** Milliseconds. */
export interface Changes {
  /** From the commit of a changed record until a search finds it. */
  found: number[];
  /** Result pages, and those while many records change. */
  before: number[];
  during: number[];
}

export interface Engine {
  ask(query: BenchQuery): Promise<Answer>;
  /** Starts the product's server. */
  serve?(): Promise<Server>;
  /** Changes records of the product. */
  change?(): Promise<Changes>;
  close(): Promise<void>;
}

interface BuildRequest {
  profiles: number;
  /** This engine's folder. */
  folder: string;
  /** A separate cluster; null without PostgreSQL. */
  postgresUrl: string | null;
  /** The corpus file, one record per line. */
  corpus: string;
  writesCorpus: boolean;
}

/**
 * Prepares an engine. Returns the milliseconds that it needed, without reading the corpus, and for our engine the
 * milliseconds that reading the index into memory takes at each start.
 */
export type BuildEngine = (
  request: BuildRequest,
) => Promise<{ engine: Engine; buildMs: number | null; warmMs?: number; about: string }>;

export const ENGINES = {
  "rotunda-postgres": "Rotunda on PostgreSQL",
  "rotunda-pglite": "Rotunda on PGlite",
  "naive-postgres": "naive PostgreSQL",
  "sqlite-fts5": "SQLite FTS5",
  minisearch: "MiniSearch",
} as const;
export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
export const isRotunda = (name: EngineName): boolean => name.startsWith("rotunda");

/** Messages between the run and an engine's process. */
export type EngineRequest =
  | { do: "build"; name: EngineName; request: BuildRequest }
  | { do: "ask"; query: BenchQuery }
  | { do: "serve" }
  | { do: "change" }
  | { do: "close" };
export type EngineAnswer =
  | { status: "built"; buildMs: number | null; warmMs: number | null; about: string; rss: number }
  | { status: "answered"; answer: Answer; ms: number }
  | ({ status: "serving" } & Server)
  | ({ status: "changed" } & Changes)
  | { status: "closed"; rss: number }
  | { status: "failed"; message: string };
