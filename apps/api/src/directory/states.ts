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
  /** Classes of its Senate seats. */
  senateClasses: (1 | 2 | 3)[];
}

// oxfmt-ignore
export const STATES: readonly State[] = [
  { id: 1, code: "AL", name: "Alabama", capital: "Montgomery", kind: "state", houseSeats: 7, delegate: "", senateClasses: [2, 3] },
  { id: 2, code: "AK", name: "Alaska", capital: "Juneau", kind: "state", houseSeats: 1, delegate: "", senateClasses: [2, 3] },
  { id: 4, code: "AZ", name: "Arizona", capital: "Phoenix", kind: "state", houseSeats: 9, delegate: "", senateClasses: [1, 3] },
  { id: 5, code: "AR", name: "Arkansas", capital: "Little Rock", kind: "state", houseSeats: 4, delegate: "", senateClasses: [2, 3] },
  { id: 6, code: "CA", name: "California", capital: "Sacramento", kind: "state", houseSeats: 52, delegate: "", senateClasses: [1, 3] },
  { id: 8, code: "CO", name: "Colorado", capital: "Denver", kind: "state", houseSeats: 8, delegate: "", senateClasses: [2, 3] },
  { id: 9, code: "CT", name: "Connecticut", capital: "Hartford", kind: "state", houseSeats: 5, delegate: "", senateClasses: [1, 3] },
  { id: 10, code: "DE", name: "Delaware", capital: "Dover", kind: "state", houseSeats: 1, delegate: "", senateClasses: [1, 2] },
  { id: 11, code: "DC", name: "District of Columbia", capital: "Washington", kind: "district", houseSeats: 0, delegate: "Delegate", senateClasses: [] },
  { id: 12, code: "FL", name: "Florida", capital: "Tallahassee", kind: "state", houseSeats: 28, delegate: "", senateClasses: [1, 3] },
  { id: 13, code: "GA", name: "Georgia", capital: "Atlanta", kind: "state", houseSeats: 14, delegate: "", senateClasses: [2, 3] },
  { id: 15, code: "HI", name: "Hawaii", capital: "Honolulu", kind: "state", houseSeats: 2, delegate: "", senateClasses: [1, 3] },
  { id: 16, code: "ID", name: "Idaho", capital: "Boise", kind: "state", houseSeats: 2, delegate: "", senateClasses: [2, 3] },
  { id: 17, code: "IL", name: "Illinois", capital: "Springfield", kind: "state", houseSeats: 17, delegate: "", senateClasses: [2, 3] },
  { id: 18, code: "IN", name: "Indiana", capital: "Indianapolis", kind: "state", houseSeats: 9, delegate: "", senateClasses: [1, 3] },
  { id: 19, code: "IA", name: "Iowa", capital: "Des Moines", kind: "state", houseSeats: 4, delegate: "", senateClasses: [2, 3] },
  { id: 20, code: "KS", name: "Kansas", capital: "Topeka", kind: "state", houseSeats: 4, delegate: "", senateClasses: [2, 3] },
  { id: 21, code: "KY", name: "Kentucky", capital: "Frankfort", kind: "state", houseSeats: 6, delegate: "", senateClasses: [2, 3] },
  { id: 22, code: "LA", name: "Louisiana", capital: "Baton Rouge", kind: "state", houseSeats: 6, delegate: "", senateClasses: [2, 3] },
  { id: 23, code: "ME", name: "Maine", capital: "Augusta", kind: "state", houseSeats: 2, delegate: "", senateClasses: [1, 2] },
  { id: 24, code: "MD", name: "Maryland", capital: "Annapolis", kind: "state", houseSeats: 8, delegate: "", senateClasses: [1, 3] },
  { id: 25, code: "MA", name: "Massachusetts", capital: "Boston", kind: "state", houseSeats: 9, delegate: "", senateClasses: [1, 2] },
  { id: 26, code: "MI", name: "Michigan", capital: "Lansing", kind: "state", houseSeats: 13, delegate: "", senateClasses: [1, 2] },
  { id: 27, code: "MN", name: "Minnesota", capital: "Saint Paul", kind: "state", houseSeats: 8, delegate: "", senateClasses: [1, 2] },
  { id: 28, code: "MS", name: "Mississippi", capital: "Jackson", kind: "state", houseSeats: 4, delegate: "", senateClasses: [1, 2] },
  { id: 29, code: "MO", name: "Missouri", capital: "Jefferson City", kind: "state", houseSeats: 8, delegate: "", senateClasses: [1, 3] },
  { id: 30, code: "MT", name: "Montana", capital: "Helena", kind: "state", houseSeats: 2, delegate: "", senateClasses: [1, 2] },
  { id: 31, code: "NE", name: "Nebraska", capital: "Lincoln", kind: "state", houseSeats: 3, delegate: "", senateClasses: [1, 2] },
  { id: 32, code: "NV", name: "Nevada", capital: "Carson City", kind: "state", houseSeats: 4, delegate: "", senateClasses: [1, 3] },
  { id: 33, code: "NH", name: "New Hampshire", capital: "Concord", kind: "state", houseSeats: 2, delegate: "", senateClasses: [2, 3] },
  { id: 34, code: "NJ", name: "New Jersey", capital: "Trenton", kind: "state", houseSeats: 12, delegate: "", senateClasses: [1, 2] },
  { id: 35, code: "NM", name: "New Mexico", capital: "Santa Fe", kind: "state", houseSeats: 3, delegate: "", senateClasses: [1, 2] },
  { id: 36, code: "NY", name: "New York", capital: "Albany", kind: "state", houseSeats: 26, delegate: "", senateClasses: [1, 3] },
  { id: 37, code: "NC", name: "North Carolina", capital: "Raleigh", kind: "state", houseSeats: 14, delegate: "", senateClasses: [2, 3] },
  { id: 38, code: "ND", name: "North Dakota", capital: "Bismarck", kind: "state", houseSeats: 1, delegate: "", senateClasses: [1, 3] },
  { id: 39, code: "OH", name: "Ohio", capital: "Columbus", kind: "state", houseSeats: 15, delegate: "", senateClasses: [1, 3] },
  { id: 40, code: "OK", name: "Oklahoma", capital: "Oklahoma City", kind: "state", houseSeats: 5, delegate: "", senateClasses: [2, 3] },
  { id: 41, code: "OR", name: "Oregon", capital: "Salem", kind: "state", houseSeats: 6, delegate: "", senateClasses: [2, 3] },
  { id: 42, code: "PA", name: "Pennsylvania", capital: "Harrisburg", kind: "state", houseSeats: 17, delegate: "", senateClasses: [1, 3] },
  { id: 44, code: "RI", name: "Rhode Island", capital: "Providence", kind: "state", houseSeats: 2, delegate: "", senateClasses: [1, 2] },
  { id: 45, code: "SC", name: "South Carolina", capital: "Columbia", kind: "state", houseSeats: 7, delegate: "", senateClasses: [2, 3] },
  { id: 46, code: "SD", name: "South Dakota", capital: "Pierre", kind: "state", houseSeats: 1, delegate: "", senateClasses: [2, 3] },
  { id: 47, code: "TN", name: "Tennessee", capital: "Nashville", kind: "state", houseSeats: 9, delegate: "", senateClasses: [1, 2] },
  { id: 48, code: "TX", name: "Texas", capital: "Austin", kind: "state", houseSeats: 38, delegate: "", senateClasses: [1, 2] },
  { id: 49, code: "UT", name: "Utah", capital: "Salt Lake City", kind: "state", houseSeats: 4, delegate: "", senateClasses: [1, 3] },
  { id: 50, code: "VT", name: "Vermont", capital: "Montpelier", kind: "state", houseSeats: 1, delegate: "", senateClasses: [1, 3] },
  { id: 51, code: "VA", name: "Virginia", capital: "Richmond", kind: "state", houseSeats: 11, delegate: "", senateClasses: [1, 2] },
  { id: 53, code: "WA", name: "Washington", capital: "Olympia", kind: "state", houseSeats: 10, delegate: "", senateClasses: [1, 3] },
  { id: 54, code: "WV", name: "West Virginia", capital: "Charleston", kind: "state", houseSeats: 2, delegate: "", senateClasses: [1, 2] },
  { id: 55, code: "WI", name: "Wisconsin", capital: "Madison", kind: "state", houseSeats: 8, delegate: "", senateClasses: [1, 3] },
  { id: 56, code: "WY", name: "Wyoming", capital: "Cheyenne", kind: "state", houseSeats: 1, delegate: "", senateClasses: [1, 2] },
  { id: 60, code: "AS", name: "American Samoa", capital: "Pago Pago", kind: "territory", houseSeats: 0, delegate: "Delegate", senateClasses: [] },
  { id: 66, code: "GU", name: "Guam", capital: "Hagåtña", kind: "territory", houseSeats: 0, delegate: "Delegate", senateClasses: [] },
  { id: 69, code: "MP", name: "Northern Mariana Islands", capital: "Saipan", kind: "territory", houseSeats: 0, delegate: "Delegate", senateClasses: [] },
  { id: 72, code: "PR", name: "Puerto Rico", capital: "San Juan", kind: "territory", houseSeats: 0, delegate: "Resident Commissioner", senateClasses: [] },
  { id: 78, code: "VI", name: "Virgin Islands", capital: "Charlotte Amalie", kind: "territory", houseSeats: 0, delegate: "Delegate", senateClasses: [] },
];

const byCode = new Map(STATES.map((state) => [state.code, state]));

export const findState = (code: string): State | undefined => byCode.get(code);

/** Returns the displayed name; the code if unknown. */
export const findStateName = (code: string): string => byCode.get(code)?.name ?? code;
