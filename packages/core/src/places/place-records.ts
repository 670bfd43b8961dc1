import type { Camelized } from "../kernel/camelize.ts";
import type {
  AgencyPersonWire,
  AgencyWire,
  DistrictWire,
  GeodataWire,
  LegislatorWire,
  StateWire,
} from "../wire/places.ts";

/** A department, agency or office. Texts are empty if unknown. */
export interface Agency extends Camelized<AgencyWire> {}
/** A know-who record of an agency. */
export interface AgencyPerson extends Camelized<AgencyPersonWire> {}

export interface State extends Camelized<StateWire> {}
/** A member of a chamber; `district` is null for members of the whole state. */
export interface Legislator extends Camelized<LegislatorWire> {}
/** A seat a source lists as vacant. */
export type Vacancy = State["vacancies"][number];
export type Chamber = State["chambers"][number];

export interface District extends Omit<Camelized<DistrictWire>, "legDistrictId" | "legdistrictid"> {
  /** Code in public data; a text, because of leading zeros. Empty if unknown. */
  legDistrictId: string;
}

export interface Geodata extends Camelized<GeodataWire> {}
export type DistrictShapes = NonNullable<Geodata["maps"]["US_HOUSE"]>;
export type MapDistrict = DistrictShapes["districts"][number];
export type MapView = DistrictShapes["views"][number];
