import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// A small Congress of fictional people, written the way the source writes: every form the importer knows is in it.
// Kept as text in code, because a formatter would rewrite YAML files.

const LEGISLATORS_CURRENT = `- id:
    bioguide: H900001
    govtrack: 990001
    fec:
    - S0WA99001
    wikipedia: Ellen Harrow (Washington politician)
    ballotpedia: Nell Harrow
  name:
    first: Eleanor
    middle: Mae
    last: Harrow
    nickname: Ellen
    official_full: Eleanor M. Harrow
  bio:
    birthday: '1961-04-09'
    gender: F
  leadership_roles:
  - title: Senate Example Caucus Chair
    chamber: senate
    start: '2021-01-03'
    end: '2025-01-03'
  - title: Senate Example Whip
    chamber: senate
    start: '2025-01-03'
  terms:
  - type: rep
    start: '2015-01-06'
    end: '2019-01-03'
    state: WA
    district: 5
    party: Democrat
  - type: sen
    start: '2025-01-03'
    end: '2031-01-03'
    state: WA
    class: 1
    party: Democrat
    url: https://harrow.senate.example.org
    contact_form: https://harrow.senate.example.org/contact
    address: 511 Hart Senate Office Building Washington DC 20510
    office: 511 Hart Senate Office Building
    phone: 202-555-0101
    fax: 202-555-0102
- id:
    bioguide: O900002
  name:
    first: Josué
    last: Ortega-Núñez
  bio:
    birthday: '1979-11-30'
    gender: M
  terms:
  - type: rep
    start: '2025-01-03'
    end: '2027-01-03'
    state: AK
    district: 0
    party: Independent
    caucus: Republican
    address: 2078 RAYBURN HOUSE OFFICE BUILDING WASHINGTON DC 20515-0539
    phone: 202-555-0103
- id:
    bioguide: P900003
  name:
    first: Teresa
    last: Quiñones
    suffix: Jr.
  bio:
    gender: F
  terms:
  - type: rep
    start: '2025-01-03'
    end: '2029-01-03'
    state: PR
    district: 0
    party: New Progressive
- id:
    bioguide: B900004
  name:
    first: Walter
    last: Brisbane
    official_full: Walter Brisbane
  bio:
    birthday: '1950-02-28'
    gender: M
  terms:
  - type: rep
    start: '2025-01-03'
    end: '2027-01-03'
    state: WA
    district: 3
    party: Republican
    address: The Old Mill, Elm Street
    phone: 202-555-0104
`;

const EXECUTIVE = `- id:
    govtrack: 990100
  name:
    first: Augustus
    middle: Vale
    last: Pembroke
  bio:
    birthday: '1822-04-27'
    gender: M
  terms:
  - type: viceprez
    start: '1865-03-04'
    end: '1869-03-04'
    party: Whig
    how: election
  - type: prez
    start: '1869-03-04'
    end: '1873-03-04'
    party: Whig
    how: election
- id:
    bioguide: F900101
  name:
    first: Marian
    last: Fairweather
  bio:
    birthday: '1958-06-14'
    gender: F
  terms:
  - type: prez
    start: '2025-01-20'
    end: '2029-01-20'
    party: Democrat
    how: election
`;

const COMMITTEES_CURRENT = `- type: senate
  name: Senate Committee on Rivers
  thomas_id: SSRV
  url: https://rivers.example.org/
  minority_url: https://minority.rivers.example.org/
  address: SR-1 RSOB; Washington, DC 20510
  phone: (202) 555-0110
  jurisdiction: Rivers, canals and the things that float on them.
  subcommittees:
  - name: Canals and Locks
    thomas_id: '01'
    phone: (202) 555-0111
  - name: Permanent Subcommittee on Floods
    thomas_id: '02'
- type: joint
  name: Joint Committee on Maps
  thomas_id: JMAP
`;

const COMMITTEE_MEMBERSHIP_CURRENT = `SSRV:
- name: Eleanor M. Harrow
  party: majority
  rank: 1
  title: Chairman
  bioguide: H900001
SSRV01:
- name: Eleanor M. Harrow
  party: minority
  rank: 2
  bioguide: H900001
JMAP:
- name: Walter Brisbane
  party: majority
  rank: 1
  title: Chairman
  bioguide: B900004
- name: Eleanor M. Harrow
  party: minority
  rank: 1
  title: Ranking Member
  bioguide: H900001
`;

const LEGISLATORS_DISTRICT_OFFICES = `- id:
    bioguide: H900001
  offices:
  - id: H900001-spokane
    address: 10 Falls Avenue
    suite: Suite 3
    building: Miller Block
    city: Spokane
    state: WA
    zip: 09920
    latitude: 47.658
    longitude: -117.42
    phone: 509-555-0120
    fax: 509-555-0121
  - id: H900001-yakima
    city: Yakima
    state: WA
    phone: 509-555-0122
- id:
    bioguide: B900004
  offices:
  - id: B900004-vancouver
    address: 4 Fort Street
    city: Vancouver
    state: WA
    zip: '98660'
`;

const LEGISLATORS_SOCIAL_MEDIA = `- id:
    bioguide: H900001
  social:
    twitter: SenHarrow
    facebook: senharrow
    instagram: senharrow
    youtube: SenatorHarrow
    youtube_id: UCharrow
- id:
    bioguide: O900002
  social:
    youtube: RepOrtega
`;

const FILES: Record<string, string> = {
  "legislators-current.yaml": LEGISLATORS_CURRENT,
  "executive.yaml": EXECUTIVE,
  "committees-current.yaml": COMMITTEES_CURRENT,
  "committee-membership-current.yaml": COMMITTEE_MEMBERSHIP_CURRENT,
  "legislators-district-offices.yaml": LEGISLATORS_DISTRICT_OFFICES,
  "legislators-social-media.yaml": LEGISLATORS_SOCIAL_MEDIA,
};

/** A new folder with the files of the source. */
export async function congressFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "congress-"));
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}
