import fc from "fast-check";
import type { Education, Office, Staffer, Term } from "../src/profiles/profile.ts";
import { builderOf } from "./builders.ts";

export const aStaffer = builderOf<Staffer>({
  stafferKnowwhoId: 501,
  stafferFullName: "Marisol Quintana",
  stafferLastName: "Quintana",
  title: "Legislative Director",
  stafferEmail: "marisol.quintana@example.org",
  stafferPhone: "(202) 555-4406",
  isLeadership: false,
  rolenames: ["Legislation"],
  stafferInterests: [],
  majmin: "",
});

export const anOffice = builderOf<Office>({
  id: 1,
  type: "Capitol Office",
  positionSummary: "",
  phone: "(202) 555-4400",
  fax: "",
  building: "Hart Senate Office Building",
  room: "331",
  address1: "",
  address2: "",
  city: "Washington",
  state: "DC",
  zip: "20510",
});

export const aTerm = builderOf<Term>({
  office: "Senator",
  state: "Nebraska",
  district: "",
  party: "Republican",
  caucus: "",
  note: "",
  start: "2015-01-03",
  end: "2021-01-03",
});

export const anEducation = builderOf<Education>({
  degree: "MS",
  degreeIncomplete: false,
  fieldOfStudy: "Agricultural Economics",
  schoolName: "University of Nebraska–Lincoln",
  schoolType: "",
  schoolLocation: "",
  department: "",
  yearStart: -1,
  yearEnd: 1992,
});

/** Staffers with distinct ids, and names that differ in case, accents and order. */
export const staffers = (): fc.Arbitrary<Staffer[]> =>
  fc
    .array(
      fc.record({
        first: fc.constantFrom("Ana", "ANA", "Bo", "Lucía", "Mary-Ann", "J. R."),
        last: fc.constantFrom("Ibarra", "ibarra", "Ångström", "de la Cruz", "O'Neil", ""),
        rolenames: fc.subarray(["Legal", "Press", "Scheduling"]),
        stafferInterests: fc.subarray(["Water", "Tax"]),
        majmin: fc.constantFrom("", "MAJ", "MIN", "OTH"),
      }),
      { maxLength: 35 },
    )
    .map((rows) =>
      rows.map(({ first, last, ...fields }, index) =>
        aStaffer({
          ...fields,
          stafferKnowwhoId: index + 1,
          stafferFullName: `${first} ${last}`.trim(),
          stafferLastName: last,
        }),
      ),
    );
