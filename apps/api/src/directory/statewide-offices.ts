import { STATES } from "./states.ts";

export interface StatewideOffice {
  state: string;
  key: string;
  /** "Attorney General", "Comptroller of Public Accounts" */
  title: string;
  termYears: 2 | 4;
  /** Election year of the current term. */
  lastElection: number;
}

// Key | title | electing states, with "=Title" for a different name. All governors are elected; officers missing for a
// state are appointed there.
const LINES = `
lieutenant-governor|Lieutenant Governor|AL AK AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA MD MA MI MN MS MO MT NE NV NJ NM NY NC ND OH OK PA RI SC SD TX UT VT VA WA WI AS GU MP VI
attorney-general|Attorney General|AL AZ AR CA CO CT DE FL GA ID IL IN IA KS KY LA MD MA MI MN MS MO MT NE NV NM NY NC ND OH OK OR PA RI SC SD TX UT VT VA WA WV WI DC GU MP
secretary-of-state|Secretary of State|AL AZ AR CA CO CT=Secretary_of_the_State GA ID IL IN IA KS KY LA MA=Secretary_of_the_Commonwealth MI MN MS MO MT NE NV NM NC ND OH OR RI SC SD VT WA WV WI WY
treasurer|State Treasurer|AL AZ AR CA CO CT DE FL=Chief_Financial_Officer ID IL IN IA=Treasurer_of_State KS KY LA MA=Treasurer_and_Receiver-General MS MO NE NV NM NC ND OH=Treasurer_of_State OK OR PA RI=General_Treasurer SC SD UT VT WA WV WI WY
auditor|State Auditor|AL AR=Auditor_of_State DE=Auditor_of_Accounts IA=Auditor_of_State KY=Auditor_of_Public_Accounts MA MN MS MO MT NE=Auditor_of_Public_Accounts NM NC ND OH=Auditor_of_State OK=State_Auditor_and_Inspector PA=Auditor_General SD UT VT=Auditor_of_Accounts WA WV WY GU=Public_Auditor
comptroller|State Comptroller|CA=State_Controller CT ID=State_Controller IL IN MD=Comptroller NV=State_Controller NY SC=Comptroller_General TX=Comptroller_of_Public_Accounts
superintendent|Superintendent of Public Instruction|AZ CA GA=State_School_Superintendent ID MT NC OK ND SC=Superintendent_of_Education WA WI WY
agriculture|Commissioner of Agriculture|AL=Commissioner_of_Agriculture_and_Industries FL GA IA=Secretary_of_Agriculture KY LA=Commissioner_of_Agriculture_and_Forestry MS=Commissioner_of_Agriculture_and_Commerce NC ND=Agriculture_Commissioner SC TX WV
insurance|Insurance Commissioner|CA DE GA=Insurance_and_Safety_Fire_Commissioner KS LA MS NC ND OK WA
labor|Commissioner of Labor|GA NC OK OR=Commissioner_of_Labor_and_Industries
lands|Commissioner of Public Lands|AR=Commissioner_of_State_Lands NM SD=Commissioner_of_School_and_Public_Lands TX=Land_Commissioner WA`;

/** Governors' elections other than 2022; other officers are elected with them unless listed below. */
const GOVERNOR_ELECTIONS: Readonly<Record<string, number>> = {
  DE: 2024,
  IN: 2024,
  KY: 2023,
  LA: 2023,
  MO: 2024,
  MS: 2023,
  MT: 2024,
  NC: 2024,
  ND: 2024,
  NH: 2024,
  NJ: 2025,
  UT: 2024,
  VA: 2025,
  VT: 2024,
  WA: 2024,
  WV: 2024,
  AS: 2024,
  PR: 2024,
};

/** Officers elected in another year than their governor. */
const OWN_ELECTIONS: Readonly<Record<string, number>> = {
  "DE-attorney-general": 2022,
  "DE-treasurer": 2022,
  "DE-auditor": 2022,
  "IN-secretary-of-state": 2022,
  "IN-treasurer": 2022,
  "IN-comptroller": 2022,
  "MO-auditor": 2022,
  "ND-attorney-general": 2022,
  "ND-secretary-of-state": 2022,
  "ND-agriculture": 2022,
  "OR-secretary-of-state": 2024,
  "OR-attorney-general": 2024,
  "OR-treasurer": 2024,
  "PA-attorney-general": 2024,
  "PA-auditor": 2024,
  "PA-treasurer": 2024,
  "WI-superintendent": 2025,
};

const TWO_YEAR_TERMS: ReadonlySet<string> = new Set(["NH", "VT"]);

const office = (state: string, key: string, title: string): StatewideOffice => ({
  state,
  key,
  title,
  termYears: TWO_YEAR_TERMS.has(state) ? 2 : 4,
  lastElection: OWN_ELECTIONS[`${state}-${key}`] ?? GOVERNOR_ELECTIONS[state] ?? 2022,
});

export const GOVERNORSHIPS: readonly StatewideOffice[] = STATES.map(({ code }) =>
  code === "DC" ? office(code, "mayor", "Mayor") : office(code, "governor", "Governor"),
);

export const STATEWIDE_OFFICES: readonly StatewideOffice[] = LINES.trim()
  .split("\n")
  .flatMap((line) => {
    const [key = "", title = "", states = ""] = line.split("|");
    return states.split(" ").map((entry) => {
      const [state = "", own] = entry.split("=");
      return office(state, key, own?.replaceAll("_", " ") ?? title);
    });
  });
