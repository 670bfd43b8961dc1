import fc from "fast-check";
import { expect, it } from "vitest";
import {
  collectPlaces,
  include,
  includes,
  intersect,
  isEmpty,
  createSet,
  listPlaces,
  countDocuments,
  subtract,
  unite,
  uniteOpen,
  visitPlaces,
} from "./document-set.ts";

const SIZE = 130;
const places = fc.uniqueArray(fc.nat(SIZE - 1));
const setOf = (members: readonly number[]) => {
  const set = createSet(SIZE);
  for (const place of members) include(set, place);
  return set;
};
const sorted = (members: Iterable<number>) => [...members].toSorted((a, b) => a - b);
const membersOf = (set: Uint32Array) => listPlaces(set, 0, SIZE);

it("lists included places in order and counts them", () => {
  fc.assert(
    fc.property(places, fc.nat(SIZE), fc.nat(SIZE), (members, skip, limit) => {
      const set = setOf(members);
      expect(countDocuments(set)).toBe(members.length);
      expect(isEmpty(set)).toBe(members.length === 0);
      expect(listPlaces(set, skip, limit)).toEqual(sorted(members).slice(skip, skip + limit));
      const visited: number[] = [];
      visitPlaces(set, (place) => {
        visited.push(place);
        return visited.length === limit;
      });
      expect(visited).toEqual(sorted(members).slice(0, limit === 0 ? undefined : limit));
      expect(members.every((place) => includes(set, place))).toBe(true);
    }),
  );
});

it("unites, intersects and subtracts", () => {
  fc.assert(
    fc.property(places, places, places, (one, other, open) => {
      const after = (change: typeof unite) => {
        const [set, same] = [setOf(one), setOf(one)];
        change(set, setOf(other));
        change(same, Int32Array.from(other));
        expect(same).toEqual(set);
        return membersOf(set);
      };
      expect(after(unite)).toEqual(sorted(new Set([...one, ...other])));
      expect(after(intersect)).toEqual(sorted(one.filter((place) => other.includes(place))));
      expect(after(subtract)).toEqual(sorted(one.filter((place) => !other.includes(place))));
      const opened = other.filter((place) => open.includes(place));
      expect(after((set, others) => uniteOpen(set, others, setOf(open)))).toEqual(sorted(new Set([...one, ...opened])));
    }),
  );
});

it("packs places into an array or a set, which isn't larger", () => {
  fc.assert(
    fc.property(places, (members) => {
      const { add, pack } = collectPlaces(SIZE);
      for (const place of members) add(place);
      const packed = pack();
      expect(packed).toEqual(members.length > SIZE / 32 ? setOf(members) : Int32Array.from(members));
    }),
  );
});
