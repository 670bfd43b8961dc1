import { describe, expect, it } from "vitest";
import { SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";
import { PASSWORD_REFUSALS, refusePassword } from "./password-rules.ts";

describe("refusePassword", () => {
  const refuse = (password: string) => refusePassword(password, "Ada.Marsh@example.org");

  it.each(["a good one, long", "correct horse battery", "   spaces around   ", "пароль из слов", "🏛️🏛️🏛️🗳️🗳️🦅🦅"])(
    "takes %j",
    async (password) => expect(await refuse(password)).toBeNull(),
  );

  it("requires a length, but no kind of character", async () => {
    expect(await refuse("x2!Yz-9aB")).toBe("short");
    expect(await refuse("x2!Yz-9aBc")).toBeNull();
    expect(await refuse("ab1 ".repeat(64))).toBeNull();
    expect(await refuse(`${"ab1 ".repeat(64)}x`)).toBe("long");
  });

  it.each(["ada.marsh@EXAMPLE.org", SAMPLE_PASSWORD, "aaaaaaaaaaaa", "ababababababab", "1234567890", "Qwertyuiop"])(
    "refuses %j as easily guessed",
    async (password) => expect(await refuse(password)).toBe("guessable"),
  );

  it("refuses the account’s name as easily guessed", async () => {
    expect(await refusePassword("washington-desk", "washington-desk@example.org")).toBe("guessable");
  });

  it.each(["1q2w3e4r5t", "1qaz2wsx3edc", "passwordpassword", "PasswordPassword", "basketball"])(
    "refuses %j, which was leaked elsewhere",
    async (password) => expect(await refuse(password)).toBe("breached"),
  );

  it("has a sentence for each reason", () => {
    for (const sentence of Object.values(PASSWORD_REFUSALS)) expect(sentence).toMatch(/^(The|That) .*\.$/);
  });
});
