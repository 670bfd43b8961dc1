import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// Two small states of fictional people, written the way the source writes: every form its description allows is in it.
// Kept as text in code, because a formatter would rewrite YAML files.

/** The key of a person or group of the fixture by its number: "ocd-person/00000000-0000-4000-8000-000000000001". */
export const stateKey = (kind: "person" | "organization", number: number): string => `ocd-${kind}/${uuid(number)}`;
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const ALBA = `id: ${stateKey("person", 1)}
name: María José "Pepa" Alba-Núñez
given_name: María José
family_name: Alba-Núñez
gender: Female
email: mj.alba@leg.example.org
birth_date: 1971-03-02
image: https://leg.example.org/alba.jpg
biography: |
  Grew up in Berlin & <Conway>.

  Taught physics.
party:
- name: Republican
  end_date: 2019-06-01
- name: Democratic
  start_date: 2019-06-01
roles:
- type: lower
  jurisdiction: ocd-jurisdiction/country:us/state:nh/government
  district: Belknap 2
  start_date: 2016-12-07
  end_date: 2018-12-05
- type: upper
  jurisdiction: ocd-jurisdiction/country:us/state:nh/government
  district: 07
  start_date: 2022-12-07
offices:
- classification: district
  address: 12 Mill Lane, Suite 4; Laconia; NH 03246-
  voice: 603-555-0111
- classification: capitol
  address: Room 105, State House 107 N. Main St., Concord, NH 03301
  voice: 603-555-0110
  fax: 603-555-0119
- classification: home
  address: 9 Orchard Row, Gilford, NH 03249
  voice: 603-555-0190
ids:
  twitter: SenAlba
  facebook: senalba
  youtube: UCabcdefghijklmnopqrstuv
  wikidata: Q9990001
links:
- url: https://leg.example.org/alba
- url: https://leg.example.org/alba/contact
  note: webform
- url: https://www.linkedin.com/in/alba
other_names:
- name: "MJ  Alba"
- name: Alba, M.
other_identifiers:
- scheme: legacy_openstates
  identifier: NHL900001
extras:
  home phone: 603-555-0190
  occupation: Teacher
  contact:
    Residence: 9 Orchard Row, Gilford
`;

const BRAND = `id: ${stateKey("person", 2)}
name: Thomas Brand, Jr.
party:
- name: Republican
roles:
- type: lower
  jurisdiction: ocd-jurisdiction/country:us/state:nh/government
  district: Rockingham 13
contact_details:
- note: District Office
  address: 9 Orchard Row, Gilford, NH 03249
  voice: 603-555-0120
- note: Capitol Office
  voice: 603-555-0121
`;

const CHILD = `id: ${stateKey("person", 3)}
name: Robin Child
given_name: Robin
family_name: Child
gender: X
party:
- name: Republican
- name: Democratic
roles:
- type: lower
  jurisdiction: ocd-jurisdiction/country:us/state:nh/government
  district: Rockingham 13
  start_date: 2024-12
- type: lower
  jurisdiction: ocd-jurisdiction/country:us/state:nh/government
  district: Rockingham 12
  start_date: 2022-12-07
  end_date: 2018-12-05
offices:
- classification: district-mail
  address: 31 Birch Street, Derry, NH 03038
  voice: 603-555-0130
- classification: district-mail
  address: P.O. Box 77, Derry, NH 03038
`;

const GOVERNOR = `id: ${stateKey("person", 4)}
name: Ines Falk
given_name: Ines
family_name: Falk
party:
- name: Independent
roles:
- type: governor
  jurisdiction: ocd-jurisdiction/country:us/state:nh/government
  start_date: '2025-01-09'
  end_date: '2027-01-07'
offices:
- classification: capitol
  address: State House; 107 North Main Street; Concord, NH 03301
  voice: 603-555-0140
`;

const SECRETARY = `id: ${stateKey("person", 5)}
name: Otto Grey
party:
- name: Democratic
roles:
- type: secretary of state
  jurisdiction: ocd-jurisdiction/country:us/state:nh/government
  end_date: '2024-01-06'
`;

const MAYOR = `id: ${stateKey("person", 6)}
name: Uma Hale
party:
- name: Democratic
roles:
- type: mayor
  jurisdiction: ocd-jurisdiction/country:us/state:nh/place:new_harbor/government
  start_date: '2024-01-01'
  end_date: '2028-01-01'
offices:
- classification: primary
  address: City Hall, 1 Quay, New Harbor, NH 03801
- classification: primary
  address: 4 Pine Court, New Harbor, NH 03801
`;

const SENATOR = `id: ${stateKey("person", 7)}
name: Thomas Brand
party:
- name: Nonpartisan
roles:
- type: legislature
  jurisdiction: ocd-jurisdiction/country:us/state:ne/government
  district: '21'
  start_date: 2023-01-04
`;

const FINANCE = `id: ${stateKey("organization", 1)}
jurisdiction: ocd-jurisdiction/country:us/state:nh/government
classification: committee
name: Finance
chamber: upper
members:
- name: María José Alba-Núñez
  role: chair
  person_id: ${stateKey("person", 1)}
- name: Robin Child
  id: ${stateKey("person", 3)}
  end_date: 2025-01-01
links:
- url: https://leg.example.org/lists
- url: https://leg.example.org/finance
  note: homepage
extras:
  phone: 603-555-0150
  room: Room 100
  clerk: Somebody
other_names:
- name: Senate Finance
`;

const PARKS = `id: ${stateKey("organization", 2)}
jurisdiction: ocd-jurisdiction/country:us/state:nh/government
classification: subcommittee
parent: ${stateKey("organization", 1)}
name: Parks
chamber: upper
members:
- name: María José Alba-Núñez
  role: vice-chair
  person_id: ${stateKey("person", 1)}
`;

const FISH = `id: ${stateKey("organization", 3)}
jurisdiction: ocd-jurisdiction/country:us/state:nh/government
classification: committee
name: Fish Special
chamber: legislature
members:
- name: Thomas Brand
  role: member
  person_id: ${stateKey("person", 2)}
- name: Robin Child
  role: co-chair
  person_id: ${stateKey("person", 3)}
`;

const RULES = `id: ${stateKey("organization", 4)}
jurisdiction: ocd-jurisdiction/country:us/state:ne/government
classification: committee
name: Rules
chamber: legislature
members: []
`;

const SETTINGS = `nh:
  vacancies:
  - chamber: lower
    district: Rockingham 13
    vacant_until: 2026-07-30
  - chamber: lower
    district: Rockingham 13
    vacant_until: 2026-11-30
  - chamber: upper
    district: Harbor 9
ne:
  vacancies: []
us:
  vacancies:
  - chamber: lower
    district: CA-14
    vacant_until: 2027-01-01
`;

/** Where each file stands, from the folder of the source. */
export const STATE_FILES = {
  alba: `data/nh/legislature/Maria-Alba-${uuid(1)}.yml`,
  brand: `data/nh/legislature/Thomas-Brand-${uuid(2)}.yml`,
  child: `data/nh/legislature/Robin-Child-${uuid(3)}.yml`,
  governor: `data/nh/executive/Ines-Falk-${uuid(4)}.yml`,
  secretary: `data/nh/executive/Otto-Grey-${uuid(5)}.yml`,
  mayor: `data/nh/municipalities/Uma-Hale-${uuid(6)}.yml`,
  senator: `data/ne/legislature/Thomas-Brand-${uuid(7)}.yml`,
  finance: `data/nh/committees/upper-Finance-${uuid(1)}.yml`,
  parks: `data/nh/committees/upper-Parks-${uuid(2)}.yml`,
  fish: `data/nh/committees/legislature-Fish-${uuid(3)}.yml`,
  rules: `data/ne/committees/legislature-Rules-${uuid(4)}.yml`,
  settings: "settings.yml",
  /** Where a person's file goes when they leave. */
  retiredBrand: `data/nh/retired/Thomas-Brand-${uuid(2)}.yml`,
} as const;

type StateFile = keyof typeof STATE_FILES;

const TEXTS: Partial<Record<StateFile, string>> = {
  alba: ALBA,
  brand: BRAND,
  child: CHILD,
  governor: GOVERNOR,
  secretary: SECRETARY,
  mayor: MAYOR,
  senator: SENATOR,
  finance: FINANCE,
  parks: PARKS,
  fish: FISH,
  rules: RULES,
  settings: SETTINGS,
};

/** A new folder with the files of the source. */
export async function statesFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "openstates-"));
  for (const [name, path] of Object.entries(STATE_FILES)) {
    const text = TEXTS[name as StateFile];
    if (text === undefined) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  // Members of Congress are another source's.
  await mkdir(join(folder, "data/us/legislature"), { recursive: true });
  await writeFile(join(folder, `data/us/legislature/Somebody-${uuid(9)}.yml`), "id: [");
  return folder;
}
