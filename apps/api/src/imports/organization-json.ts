interface Token {
  /** Empty for something that is no JSON. */
  text: string;
  line: number;
}

type Expected = "value" | "value or ]" | "key" | "key or }" | ":" | "," | "end";
type Open = ("[" | "{")[];

/**
 * The lines on which the entries of a list begin, counted from 1, and the line of the first thing that is no JSON, which
 * JSON.parse doesn't always tell.
 */
export function readJsonLines(text: string): { entries: number[]; fault: number | null } {
  const entries: number[] = [];
  const open: Open = [];
  let expected: Expected = "value";
  let last = 1;
  for (const { text: token, line } of tokensOf(text)) {
    last = line;
    const isEntry = open.length === 1 && open[0] === "[" && expected.startsWith("value") && token !== "]";
    const next = expectedAfter(expected, token, open);
    if (next === null) return { entries, fault: line };
    if (isEntry) entries.push(line);
    expected = next;
  }
  return { entries, fault: expected === "end" ? null : last };
}

const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON allows none of them inside a text
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y;
const SPACES = /[ \t\r\n]*/y;

function* tokensOf(text: string): Generator<Token> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    SPACES.lastIndex = at;
    const [spaces = ""] = SPACES.exec(text) ?? [];
    line += spaces.split("\n").length - 1;
    at += spaces.length;
    if (at === text.length) return;
    TOKEN.lastIndex = at;
    const [token = ""] = TOKEN.exec(text) ?? [];
    yield { text: token, line };
    if (token === "") return;
    at += token.length;
  }
}

/** What may come next, or null where `token` may not stand. */
function expectedAfter(expected: Expected, token: string, open: Open): Expected | null {
  switch (expected) {
    case "value":
    case "value or ]":
      if (token === "]" && expected === "value or ]") return closed(open);
      if (token === "[" || token === "{") {
        open.push(token);
        return token === "[" ? "value or ]" : "key or }";
      }
      return /^[\]},:]?$/u.test(token) ? null : afterValue(open);
    case "key":
    case "key or }":
      if (token === "}" && expected === "key or }") return closed(open);
      return token.startsWith('"') ? ":" : null;
    case ":":
      return token === ":" ? "value" : null;
    case ",":
      if (token === ",") return open.at(-1) === "[" ? "value" : "key";
      return token === (open.at(-1) === "[" ? "]" : "}") ? closed(open) : null;
    case "end":
      return null;
  }
}

function closed(open: Open): Expected {
  open.pop();
  return afterValue(open);
}

const afterValue = (open: Open): Expected => (open.length === 0 ? "end" : ",");
