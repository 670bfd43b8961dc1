import nicknames from "./nicknames.json" with { type: "json" };

const others = new Map<string, Set<string>>();
for (const [formal, names] of Object.entries(nicknames)) {
  for (const nickname of names.split(" ")) {
    others.set(formal, (others.get(formal) ?? new Set()).add(nickname));
    others.set(nickname, (others.get(nickname) ?? new Set()).add(formal));
  }
}

/** Lists nicknames and formal names, but not other nicknames: "bob" gives "robert"; "robert" gives "bob", "bobby" … */
export const listOtherNames = (word: string): string[] => [...(others.get(word) ?? [])];
