export const KINDS = ["search", "profile", "suggestions", "Briefcase"] as const;
export type Kind = (typeof KINDS)[number];

/** Twenty requests: search 60 %, profiles 25 %, suggestions 10 %, Briefcase 5 %. */
const HALF: Kind[] = ["search", "profile", "search", "search", "profile", "search", "search", "suggestions", "search"];
const MIX: Kind[] = [...HALF, "profile", ...HALF, "Briefcase"];
const WORDS = ["water", "chair", "energy", "health", "budget", "veterans", "transportation", "farm bill"];
const ROUNDS = 40;

export interface LoadData {
  /** Cookies of readers. */
  cookies: string[];
  profileIds: number[];
  names: string[];
}

export interface LoadRequest {
  kind: Kind;
  path: string;
  headers: Record<string, string>;
}

/** Lists requests of many readers in the mix, or only searches. */
export function listRequests({ cookies, profileIds, names }: LoadData, only?: Kind): LoadRequest[] {
  const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
  return Array.from({ length: MIX.length * ROUNDS }, (_, at) => {
    const kind = only ?? pick(MIX, at);
    const name = pick(names, at * 7);
    const keyword = encodeURIComponent(at % 3 === 0 ? name : pick(WORDS, at));
    const scope = pick(["vignette", "congressional", "state", "federal"], at);
    const paths: Record<Kind, string> = {
      search: `/api/search/${scope}/?q=${keyword}`,
      profile: `/api/profile/${pick(profileIds, at)}`,
      suggestions: `/api/search/vignette/?q=${encodeURIComponent(name.slice(0, 4))}&autocomplete=true`,
      Briefcase: "/api/briefcase/?page=0",
    };
    const headers = { cookie: pick(cookies, at), "sec-fetch-site": "same-origin", "accept-encoding": "br" };
    return { kind, path: paths[kind], headers };
  });
}
