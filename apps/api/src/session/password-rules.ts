import { SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";

/** No rules about characters (ASVS 6.2). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 256;

export type PasswordRefusal = "short" | "long" | "guessable" | "breached";

export async function refusePassword(wanted: string, email: string): Promise<PasswordRefusal | null> {
  if (wanted.length < PASSWORD_MIN) return "short";
  if (wanted.length > PASSWORD_MAX) return "long";
  if (isGuessable(wanted, email)) return "guessable";
  return (await readCommonPasswords()).has(wanted.normalize("NFC").toLowerCase()) ? "breached" : null;
}

export const PASSWORD_REFUSALS: Record<PasswordRefusal | "busy", string> = {
  short: `The new password needs at least ${PASSWORD_MIN} characters.`,
  long: `The new password can have at most ${PASSWORD_MAX} characters.`,
  guessable: "That password is easy to guess. Choose another.",
  breached: "That password is on a list of stolen passwords that attackers try first. Choose another.",
  busy: "The server is busy right now, so the password was not changed. Try again in a few seconds.",
};

function isGuessable(password: string, email: string): boolean {
  const text = password.toLowerCase();
  const name = email.toLowerCase();
  if (text === SAMPLE_PASSWORD || text === name || text === name.split("@")[0]) return true;
  return new Set(text).size <= 2 || "01234567890123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop".includes(text);
}

let common: Promise<ReadonlySet<string>> | undefined;

function readCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_MIN)),
  );
  return common;
}
