import { createHash } from "node:crypto";
import { appointLeaders, inventGroups, type SampleGroups } from "./invent-groups.ts";
import { inventPeople } from "./invent-people.ts";
import { inventStaff, type SampleStaffer } from "./invent-staff.ts";
import { profileBody } from "./profile-body.ts";
import type { Standing } from "./profile-facts.ts";
import { createRandom } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";

export interface SampleCountry extends SampleGroups {
  people: SamplePerson[];
  /** By person. */
  bodies: Map<string, Record<string, unknown>>;
  staff: SampleStaffer[];
  /** SHA-256 over everything: equal on every machine for the same seed. */
  hash: string;
}

const SAMPLE_SEED = "rotunda-1";

/** The sample directory: a fictional Congress and fictional governors in the real structure of the country. */
export function inventCountry(seed: string = SAMPLE_SEED): SampleCountry {
  const random = createRandom(seed);
  const people = inventPeople(random.fork("people"));
  appointLeaders(random.fork("leaders"), people);
  const { groups, seats } = inventGroups(random.fork("groups"), people);
  const standing = standingOf(people, { groups, seats });
  const bodies = new Map(
    people.map((person) => [
      person.key,
      profileBody(
        random.fork(`body ${person.key}`),
        person,
        standing.get(person.key) ?? { committees: [], caucuses: [] },
      ),
    ]),
  );
  const staff = inventStaff(random.fork("staff"), people, groups);
  const hash = createHash("sha256")
    .update(JSON.stringify([people, [...bodies], groups, seats, staff]))
    .digest("hex");
  return { people, bodies, groups, seats, staff, hash };
}

function standingOf(people: readonly SamplePerson[], { groups, seats }: SampleGroups): Map<string, Standing> {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const standing = new Map<string, Standing>(people.map(({ key }) => [key, { committees: [], caucuses: [] }]));
  for (const { group: key, person, title } of seats) {
    const group = byKey.get(key);
    if (!group || group.parent !== null) continue;
    if (group.kind === "caucus") standing.get(person)?.caucuses.push(group.longName);
    else standing.get(person)?.committees.push({ name: group.longName, title });
  }
  return standing;
}
