import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aDossierCheck,
  aFolderTarget,
  aSearchTarget,
  aSelectionTarget,
  dossierOptions,
  dossierOptionsOf,
  dossierTargets,
} from "../../testing/exports.ts";
import {
  changeOptions,
  toCheckedStep,
  describeEmailed,
  describeDossierButton,
  listDossierNotes,
  type DossierStep,
  type OpenDossier,
} from "./dossier-dialog.ts";
import { listDossierOrders, type DossierTarget } from "./dossier-target.ts";

const CHECK = aDossierCheck();
const choiceOf = (target: DossierTarget = aFolderTarget()) => ({ target, options: dossierOptionsOf(target) });
const open = (step: DossierStep, fields: { target?: DossierTarget; isCoolingDown?: boolean } = {}): OpenDossier => ({
  ...choiceOf(fields.target),
  isCoolingDown: fields.isCoolingDown ?? false,
  ...step,
});

describe("toCheckedStep", () => {
  it("is ready to download, ready to mail, or refused", () => {
    expect(toCheckedStep(aFolderTarget(), CHECK)).toEqual({ status: "ready", check: CHECK, action: "download" });
    const late = aDossierCheck({ profileCount: 60, isDownloadable: false });
    expect(toCheckedStep(aFolderTarget(), late)).toEqual({ status: "ready", check: late, action: "email" });
    expect(toCheckedStep(aSearchTarget(), aDossierCheck({ profileCount: 101 }))).toEqual({
      status: "refused",
      message: "A profile book can have up to 100 profiles.",
    });
  });
});

describe("changeOptions", () => {
  it("applies offered options", () => {
    const folder = choiceOf();
    expect(changeOptions(folder, { format: "pdf" }, false)).toEqual({ ...folder.options, format: "pdf" });
    expect(changeOptions(folder, { order: "folderbriefcase_id" }, false)).toEqual({
      ...folder.options,
      order: "folderbriefcase_id",
    });
    expect(changeOptions(folder, { withNotes: true }, false)).toEqual({ ...folder.options, withNotes: true });
    expect(changeOptions(folder, { useCustomLogo: true }, true)).toEqual({ ...folder.options, useCustomLogo: true });
  });

  it("returns null for unchanged or unavailable options", () => {
    expect(changeOptions(choiceOf(), {}, true)).toBeNull();
    expect(changeOptions(choiceOf(), { format: "docx", order: "alphabetical", useCustomLogo: false }, true)).toBeNull();
    expect(changeOptions(choiceOf(), { useCustomLogo: true }, false)).toBeNull();
    expect(changeOptions(choiceOf(aSelectionTarget()), { order: "alphabetical" }, true)).toBeNull();
    expect(changeOptions(choiceOf(aSearchTarget()), { order: "folderbriefcase_id" }, true)).toBeNull();
  });

  it("returns only offered and changed options, and keeps the name", () => {
    fc.assert(
      fc.property(dossierTargets(), dossierOptions(), fc.boolean(), (target, wanted, hasCustomLogo) => {
        const choice = choiceOf(target);
        const { format, order, useCustomLogo } = wanted;
        const change = { format, order, useCustomLogo };
        const options = changeOptions(choice, change, hasCustomLogo);
        if (options === null) return;
        expect(options).not.toEqual(choice.options);
        expect(listDossierOrders(target)).toContain(options.order);
        expect(options.useCustomLogo && !hasCustomLogo).toBe(false);
        expect(options.documentName).toBe(choice.options.documentName);
        expect(changeOptions({ target, options }, change, hasCustomLogo)).toBeNull();
      }),
    );
  });
});

const STEPS: Record<DossierStep["status"], DossierStep> = {
  checking: { status: "checking", check: null },
  ready: { status: "ready", check: CHECK, action: "download" },
  delivering: { status: "delivering", check: CHECK, action: "email" },
  refused: { status: "refused", message: "Nothing." },
  failed: { status: "failed", message: "Broken." },
};

describe("describeDossierButton", () => {
  it("shows its action and is enabled when ready and not busy", () => {
    expect(describeDossierButton(open(STEPS.ready))).toEqual({ label: "Download file", isDisabled: false });
    expect(describeDossierButton(open(STEPS.ready, { isCoolingDown: true }))).toEqual({
      label: "Download file",
      isDisabled: true,
    });
    const mail: DossierStep = { status: "ready", check: CHECK, action: "email" };
    expect(describeDossierButton(open(mail))).toEqual({ label: "Email file", isDisabled: false });
    expect(describeDossierButton(open(STEPS.delivering))).toEqual({ label: "Email file", isDisabled: true });
    for (const status of ["checking", "refused", "failed"] as const) {
      expect(describeDossierButton(open(STEPS[status]))).toEqual({ label: "Download file", isDisabled: true });
    }
  });
});

describe("listDossierNotes", () => {
  it("say why there is no book and what is left out", () => {
    expect(listDossierNotes(open(STEPS.refused), null)).toEqual(["Nothing."]);
    expect(listDossierNotes(open(STEPS.ready), null)).toEqual([]);
    expect(
      listDossierNotes(open(STEPS.checking, { target: aFolderTarget(["1-profile", "3-committee"]) }), null),
    ).toEqual(["Only person profiles can be downloaded."]);
    expect(listDossierNotes(open(STEPS.ready, { target: aSearchTarget({ hits: 3 }) }), null)).toEqual([
      "Only person profiles can be downloaded.",
    ]);
    expect(listDossierNotes(open(STEPS.failed, { target: aSearchTarget({ hits: 3 }) }), null)).toEqual(["Broken."]);
  });

  it("say that a mailed book takes longer and show the address", () => {
    const mail: DossierStep = { status: "ready", check: CHECK, action: "email" };
    const note = (address: string) =>
      `Your download needs extra time to process. You will get an email with a file attachment at ${address} within a few minutes.`;
    expect(listDossierNotes(open(mail), "ruth@example.org")).toEqual([note("ruth@example.org")]);
    expect(listDossierNotes(open(mail), null)).toEqual([note("your email address")]);
  });
});

describe("describeEmailed", () => {
  it("shows the address", () => {
    const said = (address: string) =>
      `Your download is processing and will be emailed to ${address} within the next few minutes.`;
    expect(describeEmailed("ruth@example.org")).toBe(said("ruth@example.org"));
    expect(describeEmailed("")).toBe(said("your email address"));
  });
});
