import { describe, expect, it } from "vitest";
import { CHAMBERS } from "../directory/chambers.ts";
import { LEGISLATIVE_DISTRICTS } from "../directory/legislative-districts.ts";
import { STANDING_COMMITTEES } from "../directory/standing-committees.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES } from "../directory/statewide-offices.ts";
import { findProblems } from "../testing/profile-problems.ts";
import { sampleCountry } from "../testing/sample-country.ts";
import { findMajority, groupByChamber, listChamberPosts } from "./invent-groups.ts";
import { createRandom } from "./random.ts";
import { isInCongress, isStateLegislator, REFERENCE_DAY, type SamplePerson, listSeatTerms } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

const country = sampleCountry();
const { people, seats, bodies } = country;
const legislators = people.filter(isStateLegislator);
const chambers = groupByChamber(people);
const byKey = new Map(people.map((person) => [person.key, person]));
const sideOf = (members: readonly SamplePerson[], party: 1 | 2) =>
  members.filter(({ caucusParty }) => caucusParty === party);

describe("the sample legislatures", () => {
  it("have a holder or a vacancy for every seat of every chamber", () => {
    const listed = new Map<string, number>();
    for (const { seat, departure } of legislators) {
      if (departure !== "" && departure !== "resigned") continue;
      const place = `${seat.type} ${seat.state} ${seat.district}`;
      listed.set(place, (listed.get(place) ?? 0) + 1);
    }
    const expected = LEGISLATIVE_DISTRICTS.map(({ state, chamberId, number, seats: count }): [string, number] => [
      `${chamberId === 3 ? "state-house" : "state-senate"} ${state} ${number}`,
      count,
    ]);
    expect(listed).toEqual(new Map(expected));
    const vacant = legislators.filter(({ departure }) => departure === "resigned");
    const share = vacant.length / CHAMBERS.reduce((sum, { seats: count }) => sum + count, 0);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.04);
  });

  it("have a majority and lean like their state", () => {
    for (const [chamber, members] of chambers) {
      const share = sideOf(members, 1).length / members.length;
      const { lean } = lookUpState(chamber.state);
      const where = `${chamber.name}: ${share} at ${lean}`;
      expect(sideOf(members, 1).length * 2 === members.length, where).toBe(false);
      if (lean > 65) expect(share, where).toBeGreaterThan(0.5);
      if (lean < 35) expect(share, where).toBeLessThan(0.5);
    }
    const independent = legislators.filter(({ party }) => party === 3);
    expect(independent.length).toBeGreaterThan(5);
    expect(independent.length).toBeLessThan(120);
  });

  it("have terms that begin after their chamber’s elections and include the reference day", () => {
    for (const person of legislators) {
      const terms = listSeatTerms(person);
      const last = terms.at(-1);
      const chamber = CHAMBERS.find(
        ({ state, chamberId }) =>
          state === person.seat.state && chamberId === (person.seat.type === "state-house" ? 3 : 4),
      );
      if (!last || !chamber) throw new Error(person.key);
      expect(last.start <= REFERENCE_DAY && REFERENCE_DAY < last.end, person.key).toBe(person.departure === "");
      for (const { start } of terms.slice(0, -1)) {
        expect((Number(last.start.slice(0, 4)) - Number(start.slice(0, 4))) % chamber.termYears).toBe(0);
      }
      if (person.departure !== "") continue;
      const won = Number(last.start.slice(0, 4)) - 1;
      expect([chamber.lastElection, chamber.lastElection - 2], person.key).toContain(won);
    }
  });

  it("list a predecessor, whose term ends before it, only for a member in a first term", () => {
    const former = legislators.filter(({ key }) => key.endsWith("-former"));
    expect(former.length).toBeGreaterThan(150);
    for (const { key, terms } of former) {
      const successor = byKey.get(key.replace(/-former$/u, ""));
      expect(successor?.departure, key).toBe("");
      expect(successor && listSeatTerms(successor)[0]?.start, key).toBe(terms.at(-1)?.end);
    }
  });
});

describe("their leaders", () => {
  it("hold each post once, and belong to the side that it is for", () => {
    const roles = people.flatMap(({ leadershipRole }) => (leadershipRole === "" ? [] : [leadershipRole]));
    expect(new Set(roles).size).toBe(roles.length);
    for (const [chamber, members] of chambers) {
      const { majority, minority } = listChamberPosts(chamber);
      const party = findMajority(members);
      const own = new Map(members.map((member) => [member.leadershipRole, member]));
      for (const role of majority) expect(own.get(role)?.party, role).toBe(party);
      for (const role of minority) expect(own.get(role)?.party, role).toBe(party === 1 ? 2 : 1);
      expect(members.filter(({ leadershipRole }) => leadershipRole !== "")).toHaveLength(
        majority.length + minority.length,
      );
    }
  });

  it("have the titles the chamber uses", () => {
    const rolesIn = (state: string, chamberId: number) => {
      const chamber = CHAMBERS.find((one) => one.state === state && one.chamberId === chamberId);
      return chamber && listChamberPosts(chamber);
    };
    expect(rolesIn("CA", 3)?.majority).toEqual([
      "Speaker of the California State Assembly",
      "Speaker pro Tempore of the California State Assembly",
      "Majority Leader of the California State Assembly",
      "Majority Whip of the California State Assembly",
    ]);
    expect(rolesIn("CA", 4)?.majority[0]).toBe("President pro Tempore of the California State Senate");
    expect(rolesIn("NH", 4)?.majority[0]).toBe("President of the New Hampshire Senate");
    expect(rolesIn("TN", 4)?.majority[0]).toBe("Speaker of the Tennessee Senate");
    expect(rolesIn("NE", 4)).toEqual({ majority: ["Speaker of the Nebraska Legislature"], minority: [] });
    expect(rolesIn("DC", 4)?.majority[0]).toBe("Chairman pro Tempore of the Council of the District of Columbia");
    expect(rolesIn("OH", 3)?.minority).toEqual([
      "Minority Leader of the Ohio House of Representatives",
      "Minority Whip of the Ohio House of Representatives",
    ]);
  });
});

describe("their committees", () => {
  const rosters = new Map(STANDING_COMMITTEES.map(({ key }) => [key, seats.filter(({ group }) => group === key)]));

  it("have members in the proportion of the chamber’s parties, and one chair", () => {
    for (const { key, state, chamberId, size } of STANDING_COMMITTEES) {
      const roster = rosters.get(key) ?? [];
      const members = [...chambers].find(([one]) => one.state === state && one.chamberId === chamberId)?.[1] ?? [];
      const majority = findMajority(members);
      for (const { person, side } of roster) {
        const member = byKey.get(person);
        expect(members.some((one) => one.key === person)).toBe(true);
        expect(member?.caucusParty === majority, key).toBe(side === "MAJ");
      }
      const own = roster.filter(({ side }) => side === "MAJ");
      expect(own.length * 2, key).toBeGreaterThan(roster.length);
      expect(roster.length, key).toBeLessThanOrEqual(size);
      const share = sideOf(members, majority).length / members.length;
      expect(Math.abs(own.length / roster.length - share), key).toBeLessThan(0.35);
      expect(roster.filter(({ title }) => title === "Chair")).toHaveLength(1);
      expect(own[0]).toMatchObject({ rank: 1, title: "Chair" });
    }
  });

  it("aren't led by leaders of the chamber if others can lead, and in large chambers have different leaders", () => {
    for (const [{ state, chamberId, name, seats: size }, members] of chambers) {
      if (size < 60) continue;
      const chairs = STANDING_COMMITTEES.filter((one) => one.state === state && one.chamberId === chamberId).flatMap(
        ({ key }) => (rosters.get(key) ?? []).filter(({ title }) => title === "Chair").map(({ person }) => person),
      );
      expect(new Set(chairs).size, name).toBe(chairs.length);
      expect(
        chairs.filter((key) => byKey.get(key)?.leadershipRole !== ""),
        name,
      ).toEqual([]);
      expect(chairs.every((key) => members.some((member) => member.key === key))).toBe(true);
    }
  });
});

describe("the officers of the states", () => {
  it("fill every elected office, or filled it until they resigned", () => {
    const officers = people.filter(({ key, seat, departure, post }) => {
      const isNow = departure === "" || departure === "resigned";
      return isNow && !post && (seat.type === "executive" || seat.type === "governor") && !key.endsWith("-former");
    });
    expect(officers).toHaveLength(STATEWIDE_OFFICES.length + GOVERNORSHIPS.length);
    for (const { state, title } of STATEWIDE_OFFICES) {
      expect(
        officers.filter(({ seat, office }) => seat.state === state && office?.title === title),
        `${title}, ${state}`,
      ).toHaveLength(1);
    }
    expect(officers.find(({ seat }) => seat.state === "DC")?.office?.title).toBe("Mayor");
  });
});

describe("their profiles", () => {
  it("have no typing errors and no contradictions in a sample of three hundred", () => {
    const some = createRandom("check").some(
      people.filter((person) => !isInCongress(person)),
      300,
    );
    expect(some.flatMap((person) => findProblems(person, bodies.get(person.key) ?? {}))).toEqual([]);
  });
});
