import pools from "./content/lives.json" with { type: "json" };
import type { Random } from "./random.ts";
import { REFERENCE_MONTH, REFERENCE_YEAR } from "./reference-day.ts";
import { electionYear, lastTerm, type SampleElection, type SamplePerson, seatTerms } from "./sample-person.ts";
import { flag, inWords, type KnownFacts } from "./fill-template.ts";

/** What the patterns may say of elections, years in office and money. */
export function campaignFacts(random: Random, person: SamplePerson, elections: readonly SampleElection[]): KnownFacts {
  const { seat, departure, caucusParty } = person;
  const won = elections.filter(({ type, status }) => type === seat.type && status.startsWith("Won"));
  const [first, latest] = [won.at(-1), won[0]];
  const again = latest !== first ? latest : undefined;
  const own = seatTerms(person);
  const since = Number(own[0]?.start.slice(0, 4) ?? 0);
  const lowerYears = since - Number(person.terms[0]?.start.slice(0, 4) ?? since);
  const years = REFERENCE_YEAR - since;
  const seats = latest?.seats ?? 1;
  const margin = latest ? (latest.percent - latest.runnerUpPercent) * seats : 20;
  const [firstOpponent, lastOpponent] = random.some(pools.opponents, 2);
  const low = random.int(2, 30) * 25_000;
  const isSafe = margin > 20;
  const isClose = margin < 10;
  return {
    electedYear: first ? String(first.year) : own[0] && String(electionYear(own[0])),
    sinceYear: String(since),
    yearsIn: years > 1 ? `${inWords(years)} years` : years === 1 ? "a year" : undefined,
    junior: flag(years <= 6),
    senior: flag(own.length > 3 && departure === ""),
    termOrdinal: departure === "" ? ORDINALS[own.length - 1] : undefined,
    timesElected: departure === "" ? TIMES[won.length] : undefined,
    satElsewhere: flag(person.terms.some(({ type }) => type !== seat.type)),
    houseYears: lowerYears > 1 ? inWords(lowerYears) : undefined,
    housePlace: lowerYears > 1 ? person.office?.lowerChamber || "the House of Representatives" : undefined,
    ...sharesTold("first", first),
    firstOpponent,
    lastYear: again && String(again.year),
    ...sharesTold("last", again),
    lastClosePct: again && isClose && seats === 1 ? String(again.percent) : undefined,
    seatCount: seats > 1 ? inWords(seats) : undefined,
    lastOpponent,
    asOf: REFERENCE_MONTH,
    leftYear: departure === "" ? undefined : lastTerm(person)?.end.slice(0, 4),
    favored: caucusParty === 1 ? "Republicans" : "Democrats",
    lean: String(Math.max(1, Math.round(margin * 0.6) + random.int(-1, 2))),
    turnout: String(random.int(44, 71)),
    rating: isSafe
      ? random.pick(["safe", "out of reach for challengers"])
      : !isClose
        ? random.pick(["likely to stay where it is", "leaning toward the incumbent’s party"])
        : random.pick(["competitive", "a toss-up"]),
    safe: flag(isSafe),
    close: flag(isClose),
    share: String(random.int(14, 55)),
    spent: `$${(random.int(80, 900) / 100).toFixed(2)}`,
    forums: String(random.int(9, 40)),
    assetsLow: dollars(low),
    assetsHigh: dollars(low * random.int(2, 4)),
    loan: dollars(random.int(2, 30) * 5_000),
    memoir: random.pick(pools.memoirs),
  };
}

/** The result of a race for one seat; of several seats only the own share, for no single opponent was beaten. */
function sharesTold(name: "first" | "last", election: SampleElection | undefined): KnownFacts {
  if (!election) return {};
  const { percent, runnerUpPercent, seats } = election;
  if (seats > 1) return { [`${name}Share`]: String(percent) };
  return { [`${name}Pct`]: String(percent), [`${name}LossPct`]: String(runnerUpPercent) };
}

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const TIMES = ["", "", "twice", "three times", "four times", "five times", "six times", "seven times", "eight times"];
