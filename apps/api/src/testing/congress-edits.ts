import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editSource } from "./import-folders.ts";

const NEW_MEMBER = `- id:
    bioguide: N900005
  name:
    first: Ada
    last: Novak
  bio:
    gender: F
  terms:
  - type: rep
    start: '2026-06-10'
    end: '2027-01-03'
    state: WA
    district: 3
    party: Democrat
`;

/** Changes one fact of each kind in a copy of the Congress fixture. */
export async function editEverything(folder: string): Promise<void> {
  const edit = (file: string, from: string, to: string) => editSource(folder, file, from, to);
  const people = "legislators-current.yaml";
  await edit(people, "phone: 202-555-0101", "phone: 202-555-0199");
  await edit(people, "official_full: Eleanor M. Harrow", "official_full: Ellen M. Harrow");
  await edit(
    people,
    "  - title: Senate Example Whip\n    chamber: senate\n    start: '2025-01-03'",
    `  - title: Senate Example Whip
    chamber: senate
    start: '2025-01-03'
    end: '2026-06-01'
  - title: Senate Example Leader
    chamber: senate
    start: '2026-06-01'`,
  );
  await edit(people, "    party: Independent\n    caucus: Republican", "    party: Republican");
  await edit(people, "- id:\n    bioguide: B900004", `${NEW_MEMBER}- id:\n    bioguide: B900004`);
  // Walter Brisbane leaves.
  const text = await readFile(join(folder, people), "utf8");
  await writeFile(join(folder, people), text.slice(0, text.indexOf("- id:\n    bioguide: B900004")));
  const rosters = "committee-membership-current.yaml";
  await edit(
    rosters,
    "  rank: 1\n  title: Chairman\n  bioguide: B900004\n- name: Eleanor",
    "  rank: 1\n  title: Chairman\n  bioguide: O900002\n- name: Eleanor",
  );
  await edit(rosters, "  party: minority\n  rank: 2\n", "  party: majority\n  rank: 2\n");
  await edit(rosters, "  rank: 1\n  title: Ranking Member\n", "  rank: 3\n");
  await edit("committees-current.yaml", "phone: (202) 555-0110", "phone: (202) 555-0119");
  const offices = "legislators-district-offices.yaml";
  await edit(offices, "  - id: H900001-yakima\n    city: Yakima\n", "  - id: H900001-tacoma\n    city: Tacoma\n");
}
