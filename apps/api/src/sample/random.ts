/** Draws the same numbers on every machine for a seed (mulberry32). Closures would need more memory than a class. */
export class Random {
  readonly #start: number;
  #state: number;

  constructor(start: number) {
    this.#start = start;
    this.#state = start;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    const state = this.#state;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.int(0, list.length - 1)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }

  /** Picks by weight: `{ a: 3, b: 1 }` is "a" three times in four. */
  weighted(weights: Readonly<Record<string, number>>): string {
    const entries = Object.entries(weights);
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const chosen = entries.find(([, weight]) => (left -= weight) < 0);
    return (chosen ?? this.pick(entries))[0];
  }

  /** Picks `count` different entries in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(this.int(0, rest.length - 1), 1));
    return chosen;
  }

  /** Returns a stream that depends only on the seed and the name, not on earlier draws. */
  fork(name: string): Random {
    return new Random(hash(`/${name}`, this.#start));
  }
}

export const createRandom = (seed: string): Random => new Random(hash(seed));

/** FNV-1a, 32 bits; `before` is the hash of the text before this one. */
function hash(text: string, before = 0x811c9dc5): number {
  let value = before;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}
