import { STATE_NAMES } from "@rotunda/core";
import territories from "./former-territories.json" with { type: "json" };
import states from "./states.json" with { type: "json" };

/** A state, DC, or a territory with a delegate in the House. */
export interface State {
  /** FIPS number. */
  id: number;
  code: string;
  name: string;
  capital: string;
  kind: "state" | "district" | "territory";
  /** Voting seats by the 2020 apportionment. */
  houseSeats: number;
  /** Title of the non-voting member; empty for states. */
  delegate: "" | "Delegate" | "Resident Commissioner";
  senateClasses: (1 | 2 | 3)[];
}

export const STATES = states.map((state) => ({ ...state, name: STATE_NAMES[state.code] ?? "" })) as readonly State[];

const byCode = new Map(STATES.map((state) => [state.code, state]));

export const findState = (code: string): State | undefined => byCode.get(code);

/** Places that sent delegates to Congress under names no longer in use. */
const FORMER_TERRITORIES = territories as Partial<Record<string, Pick<State, "name" | "delegate">>>;

export const findPlaceInCongress = (code: string): Pick<State, "name" | "delegate"> | undefined =>
  findState(code) ?? FORMER_TERRITORIES[code];

export const findStateName = (code: string): string => findPlaceInCongress(code)?.name ?? code;
