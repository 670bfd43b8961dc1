import { ToggleWire } from "@rotunda/core/wire";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { describeValidationErrors, type ValidationError } from "./error-answers.ts";

const toggle = (body: unknown) =>
  describeValidationErrors([...Value.Errors(ToggleWire, body)] as ValidationError[], "body");

describe("the message for an invalid body", () => {
  it.each([
    [{}, "briefcase_item_ids", "is missing"],
    [{ briefcase_item_ids: [] }, "action", "is missing"],
    [{ briefcase_item_ids: "1-person", action: "add" }, "briefcase_item_ids", "must be array"],
    [{ briefcase_item_ids: [], action: "ad" }, "action", "must be one of add, remove, move"],
    [[{ action: "ADD" }], "0.briefcase_item_id", "is missing"],
    [[{ briefcase_item_id: "1-person", action: "add", folder_id: 1 }], "0.action", "must be one of ADD, REMOVE"],
    [
      [
        { briefcase_item_id: "1-person", action: "ADD", folder_id: 1 },
        { briefcase_item_id: "2-person", action: "ADD", folder_id: "x" },
      ],
      "1.folder_id",
      "must be integer",
    ],
    [[3], "0", "must be object"],
    ["x", "body", "must be object or must be array"],
  ])("%j", (body, parameter, rule) => {
    expect(toggle(body)).toEqual({ parameter, message: `The parameter “${parameter}” ${rule}.` });
  });

  it("names one missing property, whatever the validator calls it", () => {
    const violation = {
      instancePath: "",
      params: { missingProperty: "q" },
      message: "must have required property 'q'",
    };
    expect(describeValidationErrors([violation], "querystring").parameter).toBe("q");
    expect(describeValidationErrors([{}], "querystring").message).toBe("The parameter “querystring” is not valid.");
  });
});
