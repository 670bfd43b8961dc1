/** Reads values of a query string: a fallback if absent, and the names of invalid ones in `problems`. */
export function createParamReader(given: URLSearchParams) {
  const problems: string[] = [];
  return {
    problems,
    read: <T>(name: string, fallback: T, parse: (text: string) => T | null): T => {
      const text = given.get(name) ?? "";
      if (text === "") return fallback;
      const value = parse(text);
      if (value === null) problems.push(name);
      return value ?? fallback;
    },
  };
}
