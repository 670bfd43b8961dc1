import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { checkField, checkForm, type FieldRule } from "./rules.ts";

const isRequired: FieldRule<string> = (text) => text.trim() !== "" || "This field is required.";
const isShort: FieldRule<string> = (text) => text.length <= 5 || "Five characters at most.";
const isQuiet: FieldRule<string> = (text) => !text.includes("!");

describe("checkField", () => {
  it.each([
    ["Soil", { status: "valid" }],
    ["", { status: "invalid", message: "This field is required." }],
    ["Energy", { status: "invalid", message: "Five characters at most." }],
    ["Soil!", { status: "invalid", message: null }],
    ["Energy!", { status: "invalid", message: "Five characters at most." }],
  ])("of %j is %j", (text, check) => {
    expect(checkField(text, [isRequired, isShort, isQuiet])).toEqual(check);
  });

  it("asks no rule after the first that is broken, and takes an empty text for an error, too", () => {
    const never = vi.fn(() => true as const);
    expect(checkField("x", [() => "", never])).toEqual({ status: "invalid", message: "" });
    expect(checkField("x", [() => false, never])).toEqual({ status: "invalid", message: null });
    expect(never).not.toHaveBeenCalled();
  });

  it("is what the first rule says that isn't content", () => {
    const results = fc.array(fc.oneof(fc.constant<true>(true), fc.constant<false>(false), fc.string()));
    fc.assert(
      fc.property(results, (said) => {
        const check = checkField(
          1,
          said.map((result) => () => result),
        );
        const wrong = said.find((result) => result !== true);
        if (wrong === undefined) expect(check).toEqual({ status: "valid" });
        else expect(check).toEqual({ status: "invalid", message: wrong === false ? null : wrong });
      }),
    );
  });
});

describe("checkForm", () => {
  const rules = {
    name: [isRequired, isShort],
    note: [isQuiet],
    copies: [(count: number) => count > 0 || "One at least."],
  };

  it("checks each field by its own rules", () => {
    expect(checkForm({ name: "Energy", note: "", copies: 0 }, rules)).toEqual({
      isValid: false,
      fields: {
        name: { status: "invalid", message: "Five characters at most." },
        note: { status: "valid" },
        copies: { status: "invalid", message: "One at least." },
      },
    });
    expect(checkForm({ name: "Soil", note: "", copies: 1 }, rules).isValid).toBe(true);
  });

  it("is valid when every field is", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer(), (name, note, copies) => {
        const { isValid, fields } = checkForm({ name, note, copies }, rules);
        expect(isValid).toBe(Object.values(fields).every(({ status }) => status === "valid"));
        expect(fields.name).toEqual(checkField(name, rules.name));
        expect(fields.copies.status).toBe(copies > 0 ? "valid" : "invalid");
      }),
    );
  });
});
