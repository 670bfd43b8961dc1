import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const COST_MAX = 2 ** 10;
const { scrypt } = crypto;

type Parameters = [text: string, salt: Buffer, bytes: number, options: ScryptOptions, done: Done];
type Done = (error: Error | null, key: Buffer) => void;

/** Limits the cost of a key, because the default takes half a second. A hash still names the requested cost. */
function cheapScrypt(...[text, salt, bytes, options, done]: Parameters): void {
  scrypt(text, salt, bytes, { ...options, N: Math.min(options.N ?? COST_MAX, COST_MAX) }, done);
}

// A set-up file runs before each test file of a process.
if (scrypt.name !== cheapScrypt.name) {
  crypto.scrypt = cheapScrypt as typeof scrypt;
  syncBuiltinESMExports();
}
