/** How long a state’s legislature sits, as sample biographies speak of it. */
export interface SessionLore {
  /** Fits after "during" and "spends": "the 90-day session". */
  session: string;
  /** Whether most members have another job. */
  isPartTime: boolean;
}

/** Where sitting in the legislature is a year’s work. */
const FULL_TIME = new Set("CA IL MA MI NJ NY OH PA WI".split(" "));

/** Sessions whose length the state's law sets. */
const SESSIONS: Record<string, string> = {
  AL: "the session of thirty meeting days",
  AK: "the 121-day session",
  CO: "the 120-day session",
  FL: "the 60-day session",
  GA: "the session of forty meeting days",
  HI: "the session of sixty meeting days",
  KS: "the 90-day session",
  KY: "the winter session",
  MD: "the 90-day session",
  MT: "the 90-day session of odd-numbered years",
  ND: "the 80-day session of odd-numbered years",
  NE: "the winter and spring session",
  NM: "the winter session",
  NV: "the 120-day session of odd-numbered years",
  OR: "the session",
  SD: "the winter session",
  TX: "the 140-day session of odd-numbered years",
  UT: "the 45-day session",
  VA: "the winter session",
  WA: "the session",
  WV: "the 60-day session",
  WY: "the winter session",
};

export function sessionLoreOf(state: string): SessionLore {
  const isPartTime = !FULL_TIME.has(state);
  return {
    session: SESSIONS[state] ?? (isPartTime ? "the session" : "the long session"),
    isPartTime,
  };
}
